"""Architect and Vizier: a search over what could be, guided by first sight and judged by prospects.

A tree of decisions is grown over many worlds, each imagined to fit the view. Chance is drawn anew each time, so a node
stands for a history of decisions, not for one state. Options come into play one after the other, the best-looking
first, and the more often a node is visited, the more of them (progressive widening).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import sqrt
from typing import Any

from waset.bots.budget import Budget
from waset.bots.judgement import Judgement, aims, softmax
from waset.bots.player import Place
from waset.bots.playing import Quick
from waset.engine.game import Action, Applier, Chance, Choice, Game, Seat

AROUND = None  # in place of a number of turns: to the end of the own next one
PATIENCE = 16  # trials between two looks at whether the choice is clear


class Style:
    """How a search thinks: its weights, its budget, and the constants of the search."""

    __slots__ = ("budget", "curiosity", "heat", "prior_heat", "thoughts", "turns", "weights", "widening")

    def __init__(self, weights: Sequence[float], budget: Budget, turns: int | None, thoughts: int = 0) -> None:
        self.weights = weights
        self.budget = budget
        self.turns = turns  # how far it looks, from the present one on, or once around
        self.thoughts = thoughts  # how often it puts itself in the place of another who answers in secret
        self.curiosity = 0.6
        self.widening = 2.0  # options in play: this times the root of the visits
        self.heat = 0.4  # of everybody's play outside the tree
        self.prior_heat = 2.0


class Node:
    """A history of decisions: how often it was tried, and what it brought to each seat."""

    __slots__ = ("children", "options", "order", "shares", "sums", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.sums = [0.0] * seats
        self.children: dict[Action, Node] = {}
        self.options: Sequence[Action] = ()  # seen here last, and how they looked
        self.shares: list[float] = []
        self.order: list[int] = []

    def child(self, action: Action) -> Node:
        """The node behind an option, made where there is none yet."""
        found = self.children.get(action)
        if found is None:
            found = self.children[action] = Node(len(self.sums))
        return found


class Search:
    """A bot that searches."""

    def __init__(self, place: Place, judgement: Judgement, style: Style) -> None:
        self.place = place
        self.game: Game[Any] = place.game
        self.judgement = judgement
        self.style = style
        self.budget = place.budget or style.budget
        self.quick = Quick(place.game, judgement, place.rng, style.heat)

    def choose(self, view: Any, options: Sequence[Action]) -> Action:
        """The option that was tried most often."""
        return options[0] if len(options) == 1 else self.preferred(self.searched(view))

    def searched(self, view: Any) -> Node:
        """The tree after as many trials as there is time for."""
        root = Node(view.seats)
        clock = self.budget.start()
        while clock.another() or not root.children:
            if root.children and clock.trials % PATIENCE == 0 and is_decided(root, clock.left()):
                break
            self.try_out(root, view)
        return root

    def preferred(self, root: Node) -> Action:
        """The option that was tried most often."""
        return max(root.children, key=lambda action: root.children[action].visits)

    def try_out(self, root: Node, view: Any, first: Action | None = None) -> None:
        """Imagine a world, go down the tree, grow it by a node, play on, and let all nodes on the way learn from it."""
        state = self.game.unwatched(self.imagined(view))
        path = self.descended(root, state, first)
        self.quick.play_on(state, self.end_of_sight(view))
        values = aims(self.game, self.judgement, self.style.weights, state)
        for node in path:
            node.visits += 1
            for seat, value in enumerate(values):
                node.sums[seat] += value

    def side_by_side(self, view: Any, root: Node, actions: Collection[Action], least: int) -> Node:
        """A tree in which these options have been tried equally often, so often at least, grown from a search."""
        most = max(least, *(root.child(action).visits for action in actions))
        for action in actions:
            while root.child(action).visits < most:
                self.try_out(root, view, first=action)
        return root

    def end_of_sight(self, now: Any) -> int:
        """The turn with which it stops looking ahead."""
        return self.judgement.turn(now) + (now.seats + 1 if self.style.turns is AROUND else self.style.turns)

    def imagined(self, view: Any) -> Any:
        """A world that could be: what others have answered in secret, they have answered sensibly."""
        return self.game.imagine(view, self.place.rng, self.expected)

    def expected(self, world: Any, seat: Seat, options: Sequence[Action]) -> Action:
        """What another answers in secret."""
        return self.quick.pick(world, seat, options)

    def descended(self, root: Node, state: Any, first: Action | None) -> list[Node]:
        """The way down to a node that was never tried, or to the end of the game; the first step may be given."""
        path, happen = [root], Applier(state)
        while len(path) == 1 or path[-1].visits:
            pending = self.game.pending(state)
            if isinstance(pending, Chance):
                self.game.settle(state, pending.pick(int(self.place.rng.random() * pending.total)), happen)
            elif isinstance(pending, Choice):
                seat = self.deciding(pending, len(path) == 1)
                given = first if len(path) == 1 else None
                action = given if given is not None else self.selected(path[-1], state, seat)
                self.game.play(state, seat, action, happen)
                path.append(path[-1].child(action))
            else:
                break
        return path

    def deciding(self, pending: Choice, at_root: bool) -> Seat:
        """Whose decision is next; where several are asked at once, the own one is looked at first."""
        seat = self.place.seat
        return seat if at_root and seat in pending.seats else pending.seats[0]

    def selected(self, node: Node, state: Any, seat: Seat) -> Action:
        """The most promising of the options in play: by what it brought, how it looks, and how little it was tried."""
        options = self.game.options(state, seat)
        if len(options) == 1:
            return options[0]
        if options != node.options:
            node.options = options
            node.shares = softmax(self.judgement.glance(state, seat, options), self.style.prior_heat)
            node.order = sorted(range(len(options)), key=lambda index: -node.shares[index])
        shares = node.shares
        in_play = node.order[: max(2, int(self.style.widening * sqrt(node.visits + 1)))]
        parent = node.sums[seat] / node.visits if node.visits else 0.5
        spread = self.style.curiosity * sqrt(node.visits + 1)
        best, best_value = in_play[0], -1.0
        for index in in_play:
            child = node.children.get(options[index])
            visits = child.visits if child is not None else 0
            mean = child.sums[seat] / visits if child is not None and visits else parent
            value = mean + spread * shares[index] / (1 + visits)
            if value > best_value:
                best, best_value = index, value
        return options[best]


def is_decided(root: Node, left: float) -> bool:
    """Whether another option would have to get most of the trials that are left to be tried as often as the leader."""
    first, second, *_ = [*sorted((child.visits for child in root.children.values()), reverse=True), 0, 0]
    return first - second > left / 2

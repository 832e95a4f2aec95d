"""Searching where a turn is all that can be planned: each good option is rehearsed, with care.

The options are compared in the same worlds and with the same luck, so that what differs is their doing. The own
decisions that follow are made as a Mason makes them, those of others at first sight. Who looks once around the table
has a glimpse of every option first, to the end of the turn, and rehearses the best of them. Options are given up as
time goes, and at once where they are clearly behind, so most of it goes to those that are hard to tell apart; the last
one left is chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt
from random import Random
from typing import Any, TypeAlias

from waset.bots.budget import Budget
from waset.bots.judgement import Judgement, aims
from waset.bots.mason import Mason
from waset.bots.player import Place
from waset.bots.playing import Quick
from waset.bots.search import Node, Search, Style
from waset.engine.game import Action, Applier, Chance, Choice, Over, Seat

LOOKED_AT = 16  # options that a Mason's look decides between
REHEARSED = 8  # of them
AT_ONCE = 24  # options that are compared where what they bring shows at once
CARE = 4  # options that the own decisions within a rehearsal are made between
GLIMPSES = 3  # worlds in which all options are played to the end of the turn, before the best are rehearsed further
GLIMPSING = 0.35  # the part of the time in which that is done
KEPT = 3  # options that are rehearsed further
HOPELESS = 0.05  # chances to win: so much behind after the turn, an option is given up at a glimpse
GUESS = 1.5  # how far from the best-looking one an answer in secret may be, in the currency of the game
SHORT = Budget(trials=16)  # for a thought about what another would do
SHORT_AT_ONCE = Budget(trials=96)  # the same where it shows at once what that brings
THINKING = 0.6  # the part of the time in which it thinks of others
PATIENCE = 8  # worlds between two looks at what is clearly behind
CLEAR = 3.0  # so many standard errors behind is clear

Brought: TypeAlias = dict[Action, list[float]]  # what each option brought to the own seat, world by world


class Rehearsal(Search):
    """A search that looks closely at the own turn, and at the next one where it goes once around the table."""

    def __init__(self, place: Place, judgement: Judgement, style: Style) -> None:
        super().__init__(place, judgement, style)
        self.luck = Random(0)
        self.tries = Random(0)  # apart, so that however much is tried the luck stays the same
        self.mason = Mason(Place(place.game, place.seat, self.tries), judgement, style.weights)
        self.guess = Quick(place.game, judgement, place.rng, GUESS)
        self.clock = self.budget.start()
        self.considered: Any = None
        self.thoughts: dict[Seat, list[Action]] = {}  # of others, about what is considered

    def searched(self, view: Any) -> Node:
        """What the rehearsals brought, as a tree of one decision."""
        root = Node(view.seats)
        self.clock = self.budget.start()
        world = self.imagined(view)
        promising = self.promising(world)
        if self.style.goes_round and len(promising) > 2 and not self.judgement.shows_at_once(promising[0]):
            promising = self.glimpsed(view, world, promising)
            world = self.imagined(view)
        brought: Brought = {action: [] for action in promising}
        in_play = promising
        while self.compare(root, world, in_play, brought) and self.clock.left() >= 1:
            in_play = still_open(brought, in_play, stay(len(promising), self.clock.share()))
            world = self.imagined(view)
        return root

    def preferred(self, root: Node) -> Action:
        """The best of those that were rehearsed most often."""
        seat, most = self.place.seat, max(child.visits for child in root.children.values())
        return max(
            (action for action, child in root.children.items() if child.visits == most),
            key=lambda action: root.children[action].sums[seat],
        )

    def side_by_side(self, view: Any, root: Node, actions: Sequence[Action]) -> Node:
        """These options alone, in the same worlds with the same luck: as many as the best of them has seen."""
        both = Node(view.seats)
        for _ in range(max(root.child(action).visits for action in actions)):
            world, luck = self.imagined(view), self.place.rng.getrandbits(64)
            for action in actions:
                self.rehearse(both, world, action, luck)
        return both

    def imagined(self, view: Any) -> Any:
        """A world that could be. Where all answer in secret, everybody else has done so."""
        if view is not self.considered:
            self.considered, self.thoughts = view, {}
        world = super().imagined(view)
        while len(asked := self.asked(world)) > 1:
            for seat in asked:
                if seat != self.place.seat:
                    options = self.game.options(world, seat)
                    self.game.play(world, seat, self.expected(world, seat, options), Applier(world))
        return world

    def expected(self, world: Any, seat: Seat, options: Sequence[Action]) -> Action:
        """What another answers in secret: what it would rehearse its way to, as far as that is asked, or a guess."""
        if len(options) == 1:
            return options[0]
        thoughts = self.thoughts.setdefault(seat, [])
        if len(thoughts) < self.style.thoughts and self.clock.share() < THINKING:
            budget = SHORT_AT_ONCE if self.judgement.shows_at_once(options[0]) else SHORT
            thoughts.append(self.in_place_of(seat, budget).choose(self.game.view(world, seat), options))
            return thoughts[-1]
        likely = [thought for thought in thoughts if thought in options]
        return self.place.rng.choice(likely) if likely else self.guess.pick(world, seat, options)

    def in_place_of(self, seat: Seat, budget: Budget) -> Rehearsal:
        """Somebody in another seat who values things as most do, and has little time."""
        style = Style(self.judgement.weights, budget, self.style.turns)
        return Rehearsal(Place(self.game, seat, self.place.rng), self.judgement, style)

    def asked(self, world: Any) -> Sequence[Seat]:
        """Who is to choose."""
        pending = self.game.pending(world)
        assert isinstance(pending, Choice)
        return pending.seats

    def promising(self, world: Any) -> list[Action]:
        """The options to rehearse, the best first; more of them where they need no more than a look."""
        options = self.game.options(world, self.place.seat)
        if self.judgement.shows_at_once(options[0]):
            looks = self.judgement.glance(world, self.place.seat, options)
            return [options[index] for index in sorted(range(len(options)), key=lambda index: -looks[index])[:AT_ONCE]]
        return self.mason.ranked(world, options, LOOKED_AT)[:REHEARSED]

    def glimpsed(self, view: Any, world: Any, promising: Sequence[Action]) -> list[Action]:
        """The options that leave the seat best off at the end of the turn, in a few worlds, the best first."""
        seen = dict.fromkeys(promising, 0.0)
        worlds, until = 0, self.judgement.turn(view) + 1
        while worlds < GLIMPSES and (not worlds or self.clock.share() < GLIMPSING):
            if worlds:
                world = self.imagined(view)
            luck = self.place.rng.getrandbits(64)
            for action in promising:
                self.clock.another()
                seen[action] += self.rehearsed(world, action, luck, until)[self.place.seat]
            worlds += 1
        order = sorted(promising, key=lambda action: -seen[action])
        return [action for action in order[:KEPT] if seen[action] >= seen[order[0]] - HOPELESS * worlds]

    def compare(self, root: Node, world: Any, in_play: Sequence[Action], brought: Brought) -> bool:
        """Rehearse these options in one world with the same luck, as far as there is time; whether it went for all."""
        if len(in_play) == 1 and root.children:
            return False
        luck = self.place.rng.getrandbits(64)
        for action in in_play:
            if not self.clock.another() and root.children:
                return False
            brought[action].append(self.rehearse(root, world, action, luck))
        return True

    def rehearse(self, root: Node, world: Any, action: Action, luck: int) -> float:
        """Rehearse one option, and keep what came of it; the own part of that."""
        is_seen = self.judgement.shows_at_once(action)
        values = self.rehearsed(
            world, action, luck, self.judgement.turn(world) if is_seen else self.end_of_sight(world)
        )
        for node in (root, root.child(action)):
            node.visits += 1
            for seat, value in enumerate(values):
                node.sums[seat] += value
        return values[self.place.seat]

    def rehearsed(self, world: Any, action: Action, luck: int, until: int) -> list[float]:
        """What everybody has of this option: the mean of how things stand after each of the turns that are seen.

        Every turn has luck of its own, the same for all options, however much of it the turns before have used.
        """
        game, state, turn_of = self.game, self.game.unwatched(world), self.judgement.turn
        happen, turn = Applier(state), turn_of(world)
        stands: list[list[float]] = []
        self.luck.seed(luck)
        self.tries.seed(luck)
        game.play(state, self.place.seat, action, happen)
        while turn_of(state) < until and not isinstance(pending := game.pending(state), Over):
            if turn_of(state) > turn + len(stands):
                stands.append(aims(game, self.judgement, self.style.weights, state))
                self.luck.seed(luck + len(stands))
            if isinstance(pending, Chance):
                game.settle(state, pending.pick(int(self.luck.random() * pending.total)), happen)
            else:
                for seat in pending.seats:
                    game.play(state, seat, self.next_of(state, seat), happen)
        stands.append(aims(game, self.judgement, self.style.weights, state))
        return [sum(values) / len(stands) for values in zip(*stands, strict=True)]

    def next_of(self, state: Any, seat: Seat) -> Action:
        """What a seat does next: the own one with a Mason's care, others at first sight."""
        options = self.game.options(state, seat)
        if len(options) == 1:
            return options[0]
        if seat == self.place.seat:
            return self.mason.ranked(state, options, CARE)[0]
        return self.mason.quick.pick(state, seat, options)


def stay(options: int, share: float) -> int:
    """How many options stay in play when this share of the time has gone: fewer and fewer, two from its half on."""
    return max(2, ceil(options * (1 - 2 * share)))


def still_open(brought: Brought, in_play: Sequence[Action], number: int) -> list[Action]:
    """Those that stay in play: so many of the best, without those that are clearly behind the first."""
    order = sorted(in_play, key=lambda action: -sum(brought[action]))[:number]
    if len(brought[order[0]]) % PATIENCE:
        return order
    best = brought[order[0]]
    return [action for action in order if action == order[0] or not is_behind(brought[action], best)]


def is_behind(values: Sequence[float], best: Sequence[float]) -> bool:
    """Whether an option is clearly worse than the best one in the worlds that both have seen, or always the same."""
    leads = [one - other for one, other in zip(best, values, strict=True)]
    mean = sum(leads) / len(leads)
    spread = sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1)
    return mean >= CLEAR * sqrt(spread / len(leads))

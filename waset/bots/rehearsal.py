"""Searching where a turn is all that can be planned: each good option is rehearsed, with care.

The options are compared in the same worlds and with the same luck, so that what differs is their doing. The own
decisions that follow are made as a Mason makes them, those of others at first sight. Who looks once around the table
has a glimpse of every option first, to the end of the turn, and rehearses the best of them. Options are given up as
time goes, and at once where they are clearly behind, so most of it goes to those that are hard to tell apart; the last
one left is chosen.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import ceil, sqrt
from random import Random
from typing import Any, TypeAlias

from waset.bots.budget import Budget
from waset.bots.judgement import Judgement, aims
from waset.bots.mason import Mason
from waset.bots.player import Place
from waset.bots.playing import Quick
from waset.bots.search import AROUND, Node, Search, Style
from waset.engine.game import Action, Applier, Chance, Choice, Over, Seat

LOOKED_AT = 16  # options that a Mason's look decides between
REHEARSED = 8  # of them
AT_ONCE = 24  # options that are compared where what they bring shows at once
CARE = 4  # options that the own decisions within a rehearsal are made between
GLIMPSES = 16  # worlds in which options are played to the end of the turn, before the best are rehearsed further
GLIMPSING = 0.5  # the part of the time in which that is done
SURE = 3  # worlds, from which on a glimpse gives options up
KEPT = 3  # options that are rehearsed further
HOPELESS = 0.05  # chances to win: so much behind after the turn, an option is given up at a glimpse
MISSED, UNSEEN = 0.4, 0.07  # the error of one world of a glimpse, and what no glimpse sees; that of a rehearsal is 1
GUESS = 1.5  # how far from the best-looking one an answer in secret may be, in the currency of the game
TRUST = 0.5  # how often others do what it would do in their place: not everybody thinks like it
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
        self.seen: dict[Action, float] = {}  # what options brought at a glimpse, times the rehearsals it is worth

    def searched(self, view: Any) -> Node:
        """What the rehearsals brought, as a tree of one decision."""
        root = Node(view.seats)
        self.clock = self.budget.start()
        self.seen = {}
        world = self.imagined(view)
        promising = self.promising(world)
        if self.style.turns is AROUND and len(promising) > 1 and not self.judgement.shows_at_once(promising[0]):
            promising = self.glimpsed(view, world, promising)
            world = self.imagined(view)
        brought: Brought = {action: [] for action in promising}
        in_play = promising
        while self.rehearse(root, world, in_play, brought) and self.clock.left() >= 1:
            in_play = still_open(brought, in_play, stay(len(promising), self.clock.share()), self.seen)
            world = self.imagined(view)
        return root

    def preferred(self, root: Node) -> Action:
        """The best of those that were rehearsed most often, what a glimpse told of them included."""
        seat, most = self.place.seat, max(child.visits for child in root.children.values())
        return max(
            (action for action, child in root.children.items() if child.visits == most),
            key=lambda action: root.children[action].sums[seat] + self.seen.get(action, 0.0),
        )

    def side_by_side(self, view: Any, root: Node, actions: Collection[Action], least: int) -> Node:
        """These options alone, in the same worlds with the same luck: as many as one has seen, or so many at least."""
        both = Node(view.seats)
        for _ in range(max(least, *(root.child(action).visits for action in actions))):
            world, luck = self.imagined(view), self.place.rng.getrandbits(64)
            for action in actions:
                learn(both, action, self.rehearsed(world, action, luck, self.sight(world, action)))
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
        """What another answers in secret: what it would do in that place, or every second time what looks good."""
        if len(options) == 1:
            return options[0]
        thoughts = self.thoughts.setdefault(seat, [])
        if len(thoughts) < self.style.thoughts and self.clock.share() < THINKING:
            budget = SHORT_AT_ONCE if self.judgement.shows_at_once(options[0]) else SHORT
            thoughts.append(self.in_place_of(seat, budget).choose(self.game.view(world, seat), options))
            return thoughts[-1]
        likely = [thought for thought in thoughts if thought in options]
        if likely and self.place.rng.random() < TRUST:
            return self.place.rng.choice(likely)
        return self.guess.pick(world, seat, options)

    def in_place_of(self, seat: Seat, budget: Budget) -> Rehearsal:
        """Somebody in another seat who values things as most do, and has little time."""
        style = Style(self.judgement.weights, budget, self.judgement.horizon)
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
        """The options that leave the seat best off at the end of the turn, in some worlds, the best first."""
        brought: Brought = {action: [] for action in promising}
        in_play, worlds, until = list(promising), 0, self.judgement.turn(view) + 1
        while worlds < GLIMPSES and len(in_play) > 1 and (not worlds or self.clock.share() < GLIMPSING):
            found = self.compared(self.imagined(view) if worlds else world, in_play, until)
            if len(found) < len(in_play) and worlds:
                break
            for action, values in found.items():
                brought[action].append(values[self.place.seat])
            worlds += 1
            share = self.clock.share() / GLIMPSING
            in_play = hopeful(brought, list(found), max(KEPT, ceil(len(promising) * (1 - share))))
        worth = rehearsals_worth(worlds)
        self.seen = {action: worth * sum(brought[action]) / worlds for action in in_play}
        return in_play[:KEPT]

    def rehearse(self, root: Node, world: Any, in_play: Sequence[Action], brought: Brought) -> bool:
        """Rehearse these options in one world; whether there was time for all, and there is a choice left."""
        if len(in_play) == 1 and root.children:
            return False
        found = self.compared(world, in_play, self.sight(world, in_play[0]))
        is_whole = len(found) == len(in_play)
        if is_whole or not root.children:  # else not all of them were compared in this world
            for action, values in found.items():
                learn(root, action, values)
                brought[action].append(values[self.place.seat])
        return is_whole

    def compared(self, world: Any, in_play: Sequence[Action], until: int) -> dict[Action, list[float]]:
        """What everybody has of these options in one world with the same luck; of fewer where the time is over."""
        luck = self.place.rng.getrandbits(64)
        found: dict[Action, list[float]] = {}
        for action in in_play:
            if not self.clock.another() and found:
                break
            found[action] = self.rehearsed(world, action, luck, until)
        return found

    def sight(self, world: Any, action: Action) -> int:
        """The turn with which it stops looking ahead at such options."""
        return self.judgement.turn(world) if self.judgement.shows_at_once(action) else self.end_of_sight(world)

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
        if seat == self.place.seat and not self.judgement.is_plain(options[0]):
            return self.mason.ranked(state, options, CARE)[0]
        return self.mason.quick.pick(state, seat, options)


def stay(options: int, share: float) -> int:
    """How many options stay in play when this share of the time has gone: fewer and fewer, two from its half on."""
    return max(2, ceil(options * (1 - 2 * share)))


def learn(root: Node, action: Action, values: Sequence[float]) -> None:
    """Keep what an option brought to everybody."""
    for node in (root, root.child(action)):
        node.visits += 1
        for seat, value in enumerate(values):
            node.sums[seat] += value


def rehearsals_worth(worlds: int) -> float:
    """How many rehearsals tell as much as a glimpse of so many worlds."""
    return worlds / (MISSED + UNSEEN * worlds)


def hopeful(brought: Brought, in_play: Sequence[Action], number: int) -> list[Action]:
    """Those that a glimpse leaves: so many of the best, and after some worlds none that is far behind."""
    order = sorted(in_play, key=lambda action: -sum(brought[action]))[:number]
    best = brought[order[0]]
    least = sum(best) - HOPELESS * len(best)
    return order if len(best) < SURE else [action for action in order if sum(brought[action]) >= least]


def still_open(brought: Brought, in_play: Sequence[Action], number: int, seen: Mapping[Action, float]) -> list[Action]:
    """Those that stay in play: so many of the best, without those that are clearly behind the first."""
    order = sorted(in_play, key=lambda action: -sum(brought[action]) - seen.get(action, 0.0))[:number]
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

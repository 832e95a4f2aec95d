"""[06.S] The beginning: the table before the first turn."""

from __future__ import annotations

from typing import Any

from waset.engine.flow import Step
from waset.engine.game import Chance, Choice, Happen, Options
from waset.engine.settings import settled
from waset.games.cleopatra.cards import size
from waset.games.cleopatra.components import MOSAICS, PIECES, STALLS, UNLIMITED
from waset.games.cleopatra.edition import Edition
from waset.games.cleopatra.events import DONE, CardDealt, DeckMixed, StallsFilled, StarterChosen
from waset.games.cleopatra.memory import Memory
from waset.games.cleopatra.rules.steps import Unseen
from waset.games.cleopatra.state import NOTHING, State


def start(edition: Edition, seats: int, options: Options) -> State:
    """[06.S2] [19.S2] The table before anything is drawn."""
    chosen = settled(edition.settings, list(edition.by_seats), seats, options)
    numbers = edition.by_seats[seats]
    state = State(edition, seats)
    rules = state.rules = edition.rules(seats, chosen)
    state.agenda = edition.set_up[::-1]
    state.start_space = rules.start_space
    state.active, state.turn, state.turns_left = 0, 0, UNLIMITED
    state.hands, state.discards, state.lots = [0] * seats, 0, [rules.deck]
    state.top, state.up, state.down = None, 0, 0
    state.stalls, state.drawn, state.looked = [NOTHING] * STALLS, NOTHING, 0
    state.talents, state.amulets = [edition.talents] * seats, [0] * seats
    state.talents_seen, state.amulets_seen = [0] * seats, [0] * seats
    state.merchants, state.statues = [numbers.merchants] * seats, [edition.statues] * seats
    state.pieces, state.mosaic_pile, state.mosaic_top = [0] * (len(PIECES) - 1), (1 << len(MOSAICS)) - 1, None
    state.built, state.laid, state.sanctuaries = 0, (), ()
    state.cleopatra, state.priests, state.worshippers = state.start_space, 0, ()
    state.piece_bonus, state.free_artisans, state.free_resources = 0, 0, 0
    state.built_this_turn, state.left_over, state.stirred, state.quiet, state.unbuilt = 0, 0, False, 0, 0
    state.sealed, state.offers, state.result = [None] * seats, (), None
    state.veiled = False
    state.memory = Memory([0] * (seats + 1) + state.lots, {})
    return state


def half_face_up(count: int) -> tuple[int, int]:
    """[06.S3] One half is turned face up; the odd card stays face down."""
    return count // 2, count - count // 2


def two_thirds_face_up(count: int) -> tuple[int, int]:
    """[19.S3] Of three parts two are turned face up; where the parts differ, the face-down one is the larger."""
    down = (count + 2) // 3
    return count - down, down


class Starting(Step[State]):
    """[06.S7] [19.S5] The starting player is random, unless the table names one."""

    def enter(self, state: State, task: Any, happen: Happen) -> bool:
        """A seat that was named begins."""
        if state.rules.first_player is None:
            return True
        self.settle(state, task, state.rules.first_player, happen)
        return False

    def pending(self, state: State, task: Any) -> Choice | Chance[Any]:
        """Every seat is as likely."""
        return Chance(range(state.seats), [1] * state.seats, state.seats)

    def settle(self, state: State, task: Any, outcome: int, happen: Happen) -> None:
        """This seat begins."""
        happen(StarterChosen(outcome))
        happen(DONE)


class Dealing(Step[State]):
    """[06.S2] [19.S2] Everybody gets cards, one at a time, and the rest of the deck is mixed."""

    def enter(self, state: State, task: Any, happen: Happen) -> bool:
        """Once everybody has a hand, cut the deck."""
        if size(state.hands[state.active - 1]) < state.edition.hand:
            return True
        up, down = state.edition.mix(size(state.lots[0]))
        happen(DeckMixed(up, down))
        happen(DONE)
        return False

    def pending(self, state: State, task: Any) -> Choice | Chance[Any]:
        """Any card of the deck."""
        return Unseen(state.lots[0])

    def settle(self, state: State, task: Any, outcome: Any, happen: Happen) -> None:
        """The next seat gets it, from the starting player on."""
        dealt = sum(size(hand) for hand in state.hands)
        happen(CardDealt((state.active + dealt) % state.seats, outcome))


class FillingStalls(Step[State]):
    """[06.S4] [19.S5] Each stall gets one of the first cards."""

    def enter(self, state: State, task: Any, happen: Happen) -> bool:
        """Lay them out in order."""
        happen(StallsFilled(state.drawn.cards))
        happen(DONE)
        return False

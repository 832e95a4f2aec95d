"""[06.K] The characters of the 2006 edition, played at any moment of the own turn [C.T5]; see also beggar_and_envoy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from waset.engine.flow import NO_ACTIONS
from waset.engine.game import Action, Chance, Choice, Happen, Reason, Seat, Unforeseen
from waset.games.cleopatra.actions import (
    BuildByScribe,
    Keep,
    Pay,
    PlayCourtesan,
    PlayVizier,
    TakeDiscard,
    TurnDie,
)
from waset.games.cleopatra.agenda import (
    AnyTask,
    Draw,
    KeepDrawn,
    LookAtDrawn,
    PayMosaic,
    PlaceMosaic,
    Quarry,
    TakeFromDiscards,
)
from waset.games.cleopatra.agenda import Offering as OfferingTask
from waset.games.cleopatra.cards import (
    KNOWN,
    UNKNOWN_SHIFT,
    Cards,
    count,
    counts,
    kinds,
    pack,
    pack_in_order,
    unpack,
)
from waset.games.cleopatra.components import CARDS, DICE, MOSAICS, Card, Cause, Side
from waset.games.cleopatra.events import (
    DONE,
    AmuletsTaken,
    CharacterPlayed,
    DieTurned,
    DiscardsSeen,
    DiscardTaken,
    DrawnKept,
    DrawnSeen,
)
from waset.games.cleopatra.geometry import bits, fits
from waset.games.cleopatra.rules import payment
from waset.games.cleopatra.rules.garden import open_squares
from waset.games.cleopatra.rules.quarry import PayingMosaic
from waset.games.cleopatra.rules.steps import ActiveStep, Unseen, Verb, WaitingStep, not_now, then
from waset.games.cleopatra.state import State

VIZIERS_CARDS = 5
TAKE_DISCARD: tuple[TakeDiscard, ...] = tuple(TakeDiscard(card) for card in CARDS)
TO_PRIEST, TO_BLANK = TurnDie(Side.PRIEST), TurnDie(Side.BLANK)
BY_SCRIBE: tuple[BuildByScribe, ...] = tuple(BuildByScribe(mosaic) for mosaic in MOSAICS)


def parts(cards: Cards) -> list[tuple[Card, ...]]:
    """Every part of a multiset, the empty one included, in the order of the kinds."""
    numbers = counts(cards)
    found: list[tuple[Card, ...]] = [()]
    for card in kinds(cards):
        some = [(card,) * number for number in range(numbers[card.index] + 1)]
        found = [part + more for part in found for more in some]
    return found


def is_part(cards: tuple[Card, ...], whole: Cards) -> bool:
    """Whether these cards, in the order of the kinds, are part of a multiset."""
    packed = pack_in_order(cards)
    return packed is not None and all(part <= there for part, there in zip(counts(packed), counts(whole), strict=True))


def lay_down(state: State, seat: Seat, card: Card, happen: Happen) -> None:
    """Put a character on the discards and take at once what it costs."""
    happen(CharacterPlayed(seat, card))
    amulets = state.edition.character_amulets[card]
    if amulets:
        happen(AmuletsTaken(seat, amulets, Cause(card.value)))


class Character(Verb):
    """A character card: it must be in the hand; it goes to the discards and costs its amulets at once."""

    card: Card
    rule: str
    plays: tuple[Action, ...]

    def ways(self, state: State, seat: Seat) -> Sequence[Action]:
        """The ways to play it, when it is in the hand."""
        return self.plays

    def refusal(self, state: State, seat: Seat, action: Any) -> Reason | None:
        """Why it cannot be played this way, when it is in the hand."""
        return None

    def options(self, state: State, seat: Seat) -> Sequence[Action]:
        """With the card in the hand, its ways."""
        return self.ways(state, seat) if count(state.hands[seat], self.card) else NO_ACTIONS

    def why_not(self, state: State, seat: Seat, action: Any) -> Reason | None:
        """The card must be in the hand."""
        if not count(state.hands[seat], self.card):
            return Reason("reason.no_such_card", self.rule, {"card": self.card.value})
        return self.refusal(state, seat, action)


class Courtesan(Character):
    """[06.K2] Take one card from the discard pile."""

    action = PlayCourtesan
    card = Card.COURTESAN
    rule = "06.K2"
    plays: tuple[Action, ...] = (PlayCourtesan(),)

    def ways(self, state: State, seat: Seat) -> Sequence[Action]:
        """There must be a discard besides herself."""
        return self.plays if state.discards else NO_ACTIONS

    def refusal(self, state: State, seat: Seat, action: Any) -> Reason | None:
        """There must be a discard besides herself."""
        return None if state.discards else Reason("reason.no_discards", self.rule)

    def play(self, state: State, task: AnyTask, seat: Seat, action: Any, happen: Happen) -> None:
        """Look through the pile, then take one."""
        lay_down(state, seat, self.card, happen)
        if state.discards >> UNKNOWN_SHIFT:
            raise Unforeseen
        happen(DiscardsSeen(seat, unpack(state.discards)))
        then(happen, TakeFromDiscards(), task)


class TakingFromDiscards(ActiveStep):
    """[06.K2] The card is the player's choice, unseen by others; not the Courtesan just played."""

    def choices(self, state: State) -> Cards:
        """The discards without the Courtesan on top."""
        return state.discards - Card.COURTESAN.one

    def options(self, state: State, task: Any, seat: Seat) -> Sequence[Action]:
        """Each kind there is."""
        return [TAKE_DISCARD[card.index] for card in kinds(self.choices(state))]

    def why_not(self, state: State, task: Any, seat: Seat, action: Action) -> Reason | None:
        """The card must lie there."""
        if not isinstance(action, TakeDiscard):
            return not_now()
        if count(self.choices(state), action.card):
            return None
        return Reason("reason.not_discarded", "06.K2", {"card": action.card.value})

    def play(self, state: State, task: Any, seat: Seat, action: TakeDiscard, happen: Happen) -> None:
        """Take it."""
        happen(DiscardTaken(seat, action.card))
        happen(DONE)


class ScribeAtMosaics(Character):
    """[06.K4] Build a mosaic of your choice instead of the top one; it is played together with that build."""

    action = BuildByScribe
    card = Card.SCRIBE
    rule = "06.K4"
    plays: tuple[Action, ...] = ()

    def ways(self, state: State, seat: Seat) -> Sequence[Action]:
        """Every other mosaic of the pile that fits, when the seat can pay."""
        if not state.edition.mosaics.cost.is_payable(payment.Purse(state, seat)):
            return NO_ACTIONS
        ground = open_squares(state)
        others = [MOSAICS[index] for index in bits(state.mosaic_pile)]
        return [BY_SCRIBE[one.index] for one in others if one is not state.mosaic_top and fits(one, ground)]

    def refusal(self, state: State, seat: Seat, action: BuildByScribe) -> Reason | None:
        """The mosaic must be in the pile, not on top, fit, and be payable."""
        mosaic = action.mosaic
        if not state.mosaic_pile & mosaic.bit:
            return Reason("reason.mosaic_gone", "06.K4", {"mosaic": mosaic.value})
        if mosaic is state.mosaic_top:
            return Reason("reason.mosaic_on_top", "06.K4", {"mosaic": mosaic.value})
        if not fits(mosaic, open_squares(state)):
            return Reason("reason.mosaic_fits_nowhere", "06.K4", {"mosaic": mosaic.value})
        missing = state.edition.mosaics.cost.missing(payment.Purse(state, seat))
        return Reason("reason.cannot_pay", "06.K4", {"piece": "mosaic", "missing": missing}) if missing else None

    def play(self, state: State, task: AnyTask, seat: Seat, action: BuildByScribe, happen: Happen) -> None:
        """Place it; the card is laid down when it is paid."""
        then(happen, PlaceMosaic(action.mosaic), Quarry())


class PayingMosaicByScribe(PayingMosaic):
    """[06.K4] A mosaic that is not the top one needs its Scribe, who is laid down with the payment."""

    def play(self, state: State, task: PayMosaic, seat: Seat, action: Pay, happen: Happen) -> None:
        """First the Scribe, then the rest."""
        if task.mosaic is not state.mosaic_top:
            lay_down(state, seat, Card.SCRIBE, happen)
        super().play(state, task, seat, action, happen)


class ScribeAtDice(Character):
    """[06.K5] Turn one die, at no amulet."""

    action = TurnDie
    card = Card.SCRIBE
    rule = "06.K5"
    plays: tuple[Action, ...] = (TO_PRIEST, TO_BLANK)

    def __init__(self, *sequel: AnyTask) -> None:
        self.sequel = sequel  # what follows the offering that the fifth priest brings, in place of the task at hand

    def ways(self, state: State, seat: Seat) -> Sequence[Action]:
        """Any die on the altar, any that is not."""
        if not state.priests:
            return self.plays[:1]
        return self.plays if state.priests < DICE else self.plays[1:]

    def refusal(self, state: State, seat: Seat, action: TurnDie) -> Reason | None:
        """There must be such a die."""
        return None if action in self.ways(state, seat) else Reason("reason.no_such_die", self.rule)

    def play(self, state: State, task: AnyTask, seat: Seat, action: TurnDie, happen: Happen) -> None:
        """The fifth priest is the player's own choice: an offering at once, without a moment before it."""
        happen(CharacterPlayed(seat, self.card))
        happen(DieTurned(seat, action.side))
        if action.side is Side.PRIEST and state.priests == DICE:
            then(happen, OfferingTask(), *(self.sequel or (task,)))


class Vizier(Character):
    """[06.K7] Draw five cards and keep any number."""

    action = PlayVizier
    card = Card.VIZIER
    rule = "06.K7"
    plays: tuple[Action, ...] = (PlayVizier(),)

    def play(self, state: State, task: AnyTask, seat: Seat, action: Any, happen: Happen) -> None:
        """Draw, look, keep."""
        lay_down(state, seat, self.card, happen)
        then(happen, Draw(VIZIERS_CARDS), LookAtDrawn(), KeepDrawn(), task)


class LookingAtDrawn(WaitingStep):
    """[06.K7] The face-down cards are for the player alone; the others everybody saw."""

    def waits(self, state: State, task: Any) -> bool:
        """Until all are known."""
        return bool(state.drawn.lots)

    def pending(self, state: State, task: Any) -> Choice | Chance[Any]:
        """Any card of the lot it came from."""
        return Unseen(state.lots[state.drawn.lots[0]])

    def settle(self, state: State, task: Any, outcome: Card, happen: Happen) -> None:
        """The player sees it."""
        happen(DrawnSeen(state.active, outcome))


class KeepingDrawn(ActiveStep):
    """[06.K7] Any number is kept for an amulet each, the others are discarded unseen."""

    def drawn(self, state: State) -> Cards:
        """All the cards drawn."""
        return (pack(state.drawn.cards) & KNOWN) + state.looked

    def options(self, state: State, task: Any, seat: Seat) -> Sequence[Action]:
        """Every part of them."""
        return [Keep(cards) for cards in parts(self.drawn(state))]

    def why_not(self, state: State, task: Any, seat: Seat, action: Action) -> Reason | None:
        """The cards must have been drawn."""
        if not isinstance(action, Keep):
            return not_now()
        if is_part(action.cards, self.drawn(state)):
            return None
        return Reason("reason.not_drawn", "06.K7", {"cards": [card.value for card in unpack(self.drawn(state))]})

    def play(self, state: State, task: Any, seat: Seat, action: Keep, happen: Happen) -> None:
        """Keep them and take the amulets."""
        happen(DrawnKept(seat, action.cards, unpack(self.drawn(state) - pack(action.cards))))
        if action.cards:
            happen(AmuletsTaken(seat, len(action.cards), Cause.VIZIER))
        happen(DONE)

"""[06.K] Beggar and Envoy: the characters that all opponents answer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Any

from waset.engine.game import Action, Happen, Reason, Seat, Unforeseen
from waset.games.cleopatra.actions import (
    AcceptCard,
    AcceptNoMore,
    AskFor,
    AskOpponents,
    GiveCard,
    GiveTalents,
    Offer,
    Offered,
    PlayBeggar,
    PlayEnvoy,
    ShowHand,
    steps_of,
)
from waset.games.cleopatra.agenda import (
    AcceptOffers,
    AnswerAsked,
    AnswerBeggar,
    AnswerEnvoy,
    AnyTask,
    ChooseAsked,
    NameKinds,
)
from waset.games.cleopatra.cards import MOST_CARDS, STANDARD, count, kinds, unpack
from waset.games.cleopatra.components import CARDS, RESOURCES, Card
from waset.games.cleopatra.events import (
    DONE,
    AmuletPassed,
    AnswerSealed,
    CardAccepted,
    CardGiven,
    HandShown,
    KindsNamed,
    OffersClosed,
    OffersShown,
    OpponentsAsked,
    TalentsGiven,
)
from waset.games.cleopatra.rules.characters import Character, lay_down
from waset.games.cleopatra.rules.steps import ActiveStep, SecretAnswers, not_now, then
from waset.games.cleopatra.state import UNKNOWN_AMOUNT, State

BEGGARS_TALENTS = 2
GIVE_TALENTS = GiveTalents()
GIVE_CARD: tuple[GiveCard, ...] = tuple(GiveCard(card) for card in CARDS)
SHOW_HAND = (ShowHand(),)
ACCEPT_NO_MORE = AcceptNoMore()
OFFERS: tuple[tuple[Offer, ...], ...] = tuple(
    tuple(Offer(kind, number) for number in range(MOST_CARDS)) for kind in RESOURCES
)
REQUESTS: tuple[tuple[AskFor, ...], ...] = tuple(
    tuple(AskFor(chosen) for number in range(1, most + 1) for chosen in combinations(RESOURCES, number))
    for most in range(len(RESOURCES) + 1)
)  # by the most kinds that may be named


class Beggar(Character):
    """[06.K1] Every opponent gives two talents or a standard resource card."""

    action = PlayBeggar
    card = Card.BEGGAR
    rule = "06.K1"
    plays: tuple[Action, ...] = (PlayBeggar(),)

    def play(self, state: State, task: AnyTask, seat: Seat, action: Any, happen: Happen) -> None:
        """Ask everybody."""
        lay_down(state, seat, self.card, happen)
        then(happen, AnswerBeggar(), task)


class AnsweringBeggar(SecretAnswers):
    """[06.K1] All opponents choose at the same time."""

    def asked(self, state: State, task: Any) -> Sequence[Seat]:
        """Everybody but the Beggar's player."""
        return state.opponents

    def options(self, state: State, task: Any, seat: Seat) -> Sequence[Action]:
        """Talents or a card; with neither, the hand is shown."""
        gifts: list[Action] = [GIVE_TALENTS] if state.talents[seat] >= BEGGARS_TALENTS else []
        gifts.extend(GIVE_CARD[card.index] for card in kinds(state.hands[seat] & STANDARD))
        return gifts or SHOW_HAND

    def why_not(self, state: State, task: Any, seat: Seat, action: Action) -> Reason | None:
        """What is given must be there; the hand is shown only by those who have nothing."""
        match action:
            case GiveTalents():
                enough = state.talents[seat] >= BEGGARS_TALENTS
                return None if enough else Reason("reason.too_poor", "06.K1", {"talents": BEGGARS_TALENTS})
            case GiveCard(card=card):
                if card not in RESOURCES:
                    return Reason("reason.not_standard", "06.K1", {"card": card.value})
                held = count(state.hands[seat], card)
                return None if held else Reason("reason.no_such_card", "06.K1", {"card": card.value})
            case ShowHand():
                return None if self.options(state, task, seat) == SHOW_HAND else Reason("reason.can_give", "06.K1")
        return not_now()

    def open(self, state: State, task: Any, happen: Happen) -> None:
        """Gifts change hands in turn order."""
        receiver = state.active
        for giver in state.opponents:
            match state.sealed[giver]:
                case GiveTalents():
                    happen(TalentsGiven(giver, receiver, BEGGARS_TALENTS))
                case GiveCard(card=card):
                    happen(CardGiven(giver, receiver, card))
                case _:
                    happen(HandShown(giver, receiver, unpack(state.hands[giver])))


class Envoy(Character):
    """[06.K3] Ask opponents for standard resource cards."""

    action = PlayEnvoy
    card = Card.ENVOY
    rule = "06.K3"
    plays: tuple[Action, ...] = (PlayEnvoy(),)

    def play(self, state: State, task: AnyTask, seat: Seat, action: Any, happen: Happen) -> None:
        """Name the kinds first."""
        lay_down(state, seat, self.card, happen)
        then(happen, NameKinds(), task)


class NamingKinds(ActiveStep):
    """[06.K3] One or more kinds are named; all opponents are asked."""

    def options(self, state: State, task: Any, seat: Seat) -> Sequence[Action]:
        """Every choice of kinds that the table allows."""
        return REQUESTS[state.rules.most_kinds_asked]

    def why_not(self, state: State, task: Any, seat: Seat, action: Action) -> Reason | None:
        """Only standard resources, each once, in their order."""
        if not isinstance(action, AskFor):
            return not_now()
        if action in self.options(state, task, seat):
            return None
        return Reason("reason.one_kind", "06.K3") if action in REQUESTS[-1] else Reason("reason.kinds", "06.K3")

    def play(self, state: State, task: Any, seat: Seat, action: AskFor, happen: Happen) -> None:
        """Ask everybody."""
        happen(KindsNamed(seat, action.kinds))
        then(happen, AnswerEnvoy(action.kinds), AcceptOffers())


class NamingKindsFirst(NamingKinds):
    """[06.K3] Kinds are named first; whom to ask is a choice of its own."""

    def play(self, state: State, task: Any, seat: Seat, action: AskFor, happen: Happen) -> None:
        """Choose whom to ask."""
        happen(KindsNamed(seat, action.kinds))
        then(happen, ChooseAsked(action.kinds))


class ChoosingAsked(ActiveStep):
    """[06.K3] One, some or all of the opponents are asked."""

    def options(self, state: State, task: ChooseAsked, seat: Seat) -> Sequence[Action]:
        """Every choice of opponents."""
        return choices_of_opponents(state.seats, seat)

    def why_not(self, state: State, task: ChooseAsked, seat: Seat, action: Action) -> Reason | None:
        """Only opponents, each once, in the order of the seats."""
        if not isinstance(action, AskOpponents):
            return not_now()
        return None if action in self.options(state, task, seat) else Reason("reason.opponents", "06.K3")

    def play(self, state: State, task: ChooseAsked, seat: Seat, action: AskOpponents, happen: Happen) -> None:
        """Ask them."""
        happen(OpponentsAsked(seat, action.seats))
        then(happen, AnswerAsked(task.kinds, action.seats), AcceptOffers())


@cache
def choices_of_opponents(seats: int, seat: Seat) -> tuple[AskOpponents, ...]:
    """Every choice of opponents of a seat, all of them last."""
    opponents = [other for other in range(seats) if other != seat]
    return tuple(AskOpponents(chosen) for number in range(1, seats) for chosen in combinations(opponents, number))


class AnsweringEnvoy(SecretAnswers):
    """[06.K3] All opponents offer any number of such cards, or none, at the same time: a number for each kind."""

    def asked(self, state: State, task: AnswerEnvoy | AnswerAsked) -> Sequence[Seat]:
        """Everybody but the Envoy's player."""
        return state.opponents

    def questions(self, task: AnswerEnvoy | AnswerAsked) -> int:
        """One for each kind."""
        return len(task.kinds)

    def most(self, state: State, seat: Seat, kind: Card) -> int:
        """How many cards of a kind a seat may offer: all it has, or as many as the table allows."""
        return min(count(state.hands[seat], kind), state.rules.most_cards_offered)

    def options(self, state: State, task: AnswerEnvoy | AnswerAsked, seat: Seat) -> Sequence[Action]:
        """From none to the most of the next kind."""
        kind = task.kinds[steps_of(state.sealed[seat])]
        return OFFERS[kind.index][: self.most(state, seat, kind) + 1]

    def why_not(self, state: State, task: AnswerEnvoy | AnswerAsked, seat: Seat, action: Action) -> Reason | None:
        """The cards must be of the kind asked about, in the hand, and not more than the table allows."""
        if not isinstance(action, Offer):
            return not_now()
        kind = task.kinds[steps_of(state.sealed[seat])]
        most = self.most(state, seat, kind)
        if action.kind is kind and 0 <= action.number <= most:
            return None
        return Reason("reason.offer", "06.K3", {"kind": kind.value, "held": most})

    def play(self, state: State, task: AnswerEnvoy | AnswerAsked, seat: Seat, action: Offer, happen: Happen) -> None:
        """Add the number to the sealed answer."""
        before = state.sealed[seat]
        numbers = before.numbers if isinstance(before, Offered) else ()
        happen(AnswerSealed(seat, Offered((*numbers, action.number))))

    def open(self, state: State, task: AnswerEnvoy | AnswerAsked, happen: Happen) -> None:
        """All offers are laid open."""
        happen(OffersShown(tuple(offered_cards(task, answer) for answer in state.sealed)))


class AnsweringAsked(AnsweringEnvoy):
    """[06.K3] The same from the opponents who were chosen."""

    def asked(self, state: State, task: Any) -> Sequence[Seat]:
        """The opponents who are asked."""
        seats: tuple[Seat, ...] = task.seats
        return seats


def offered_cards(task: AnswerEnvoy | AnswerAsked, answer: Action | None) -> tuple[Card, ...]:
    """The cards that an answer to the Envoy names."""
    if not isinstance(answer, Offered):
        return ()
    return tuple(kind for kind, number in zip(task.kinds, answer.numbers, strict=True) for _ in range(number))


class AcceptingOffers(ActiveStep):
    """[06.K3] The Envoy's player accepts cards one by one; an amulet comes with each, if its giver has one."""

    def enter(self, state: State, task: Any, happen: Happen) -> bool:
        """Until nothing is left to accept."""
        if any(state.offers):
            return True
        happen(OffersClosed())
        happen(DONE)
        return False

    def options(self, state: State, task: Any, seat: Seat) -> Sequence[Action]:
        """Each offered kind of each giver, or no more."""
        offered: list[Action] = [
            AcceptCard(giver, card) for giver, offer in enumerate(state.offers) for card in kinds(offer)
        ]
        return [*offered, ACCEPT_NO_MORE]

    def why_not(self, state: State, task: Any, seat: Seat, action: Action) -> Reason | None:
        """The card must have been offered."""
        match action:
            case AcceptNoMore():
                return None
            case AcceptCard(giver=giver, card=card):
                offered = 0 <= giver < state.seats and count(state.offers[giver], card)
                return None if offered else Reason("reason.not_offered", "06.K3", {"card": card.value})
        return not_now()

    def play(self, state: State, task: Any, seat: Seat, action: Action, happen: Happen) -> None:
        """Take the card and the amulet, or close the offers."""
        if isinstance(action, AcceptCard):
            happen(CardAccepted(action.giver, seat, action.card))
            if state.amulets[action.giver] == UNKNOWN_AMOUNT:
                raise Unforeseen
            if state.amulets[action.giver]:
                happen(AmuletPassed(action.giver, seat))
        else:
            happen(OffersClosed())
            happen(DONE)

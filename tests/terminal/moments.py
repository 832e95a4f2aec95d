"""Games of Cleopatra in which the first seat has a moment of its own: five priests, cards to throw in, an Envoy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

from waset.engine.deal import SealedDealer, seed_of
from waset.engine.game import Action, Task
from waset.engine.match import Match
from waset.engine.settings import Value
from waset.games.cleopatra.actions import (
    AskFor,
    BuildByScribe,
    BuildPiece,
    ChooseSpot,
    GoToOffering,
    LayMosaic,
    PlayEnvoy,
    ThrowIn,
    TurnDie,
)
from waset.games.cleopatra.agenda import BeforeOffering, ChooseAsked, NameKinds, Quarry
from waset.games.cleopatra.components import DOUBLES, RESOURCES
from waset.games.cleopatra.game import CLEOPATRA_2006

Fits: TypeAlias = Callable[[Sequence[Action]], bool]
Dealt: TypeAlias = tuple[Match[Any], SealedDealer]
NOTHING_CHOSEN: Mapping[str, Value] = {}
SEATS = 3
MOST_SEEDS = 200
LONGEST = 1500  # steps that are looked through


def builds(options: Sequence[Action], rng: Random) -> Action:
    """Builds as soon as it can, plays an Envoy and asks for much, and keeps its Scribes for the dice."""
    for kind in (PlayEnvoy, BuildPiece, ChooseSpot, LayMosaic):
        some = [option for option in options if isinstance(option, kind)]
        if some:
            return rng.choice(some)
    requests = [option for option in options if isinstance(option, AskFor)]
    if requests:
        return max(requests, key=lambda asking: len(asking.kinds))
    return rng.choice([option for option in options if not isinstance(option, BuildByScribe | TurnDie)])


def shops(options: Sequence[Action], rng: Random) -> Action:
    """Builds nothing, so that the dice are the first seat's."""
    return rng.choice([option for option in options if not isinstance(option, BuildPiece)] or options)


def moment(task: type[Task], fits: Fits, chosen: Mapping[str, Value] = NOTHING_CHOSEN) -> Dealt:
    """A game in which the first seat is asked this, with options that fit."""
    for seed in range(MOST_SEEDS):
        match: Match[Any] = Match(CLEOPATRA_2006, SEATS, chosen)
        dealer, rng = SealedDealer(seed_of("moments", seed)), Random(seed)
        match.deal(dealer)
        while len(match.steps) < LONGEST and not match.is_over:
            seat = match.asked[0]
            options = list(match.choices(seat))
            if seat == 0 and isinstance(match.state.agenda[-1], task) and fits(options):
                return match, dealer
            match.play(seat, (builds if seat == 0 else shops)(options, rng))
            match.deal(dealer)
    raise AssertionError(f"there is no such {task.__name__}")


def is_alone(options: Sequence[Action]) -> bool:
    """Whether the hand holds no character."""
    return len(options) == 1


def holds_scribe(options: Sequence[Action]) -> bool:
    """Whether a die may be turned back, and nothing else be played."""
    return {type(option) for option in options} == {GoToOffering, TurnDie}


def throws_both(options: Sequence[Action]) -> bool:
    """Whether clean and tainted cards may be thrown in."""
    cards = {option.card for option in options if isinstance(option, ThrowIn)}
    return bool(cards & set(RESOURCES)) and bool(cards & set(DOUBLES))


def anything(options: Sequence[Action]) -> bool:
    """Whatever can be done."""
    return True


def five_priests() -> Dealt:
    """The own roll has filled the altar, and the hand holds no character."""
    return moment(BeforeOffering, is_alone)


def five_priests_and_a_scribe() -> Dealt:
    """The own roll has filled the altar, and a Scribe is in the hand."""
    return moment(BeforeOffering, holds_scribe)


def cards_to_throw_in() -> Dealt:
    """A piece has been built, and the hand holds clean and tainted cards."""
    return moment(Quarry, throws_both)


def nothing_to_throw_in() -> Dealt:
    """A piece has been built at a table where no cards are thrown in."""
    return moment(Quarry, anything, {"extra_cards": False})


def opponents_to_ask() -> Dealt:
    """An Envoy has named kinds; who is asked is still open."""
    return moment(ChooseAsked, anything)


def one_kind_to_name() -> Dealt:
    """An Envoy has been played at a table where it asks for one kind."""
    return moment(NameKinds, anything, {"envoy": "one"})

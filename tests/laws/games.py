"""What the laws are tried on: every game, number of seats and option, and the ways to play at random.

A new game is covered by its registration in `waset.games`. Its options, and the policies that make its rare things
happen, are added here by its name.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import settings

from waset.engine.game import Action, Game, Options, Viewer
from waset.games import GAMES

ONLY_2006 = """
    SettleHand PlaySmuggler BuildByScribe PlayBeggar GiveTalents GiveCard ShowHand PlayCourtesan TakeDiscard PlayEnvoy
    AskFor Offer AcceptCard AcceptNoMore TurnDie PlayVizier Keep DiceRolled DieTurned CharacterPlayed TalentsGiven
    CardGiven HandShown DiscardsSeen DiscardTaken KindsNamed OffersShown CardAccepted AmuletPassed OffersClosed
    DrawnKept AskOpponents OpponentsAsked GoToOffering""".split()  # noqa: SIM905
ONLY_2019 = """
    CallWorshipper ForgoVisit TalentsPaid UnitsWaived WorshipperLaid WorshipperCalled DrawnTaken
    LastTurnsBegan""".split()  # noqa: SIM905
NO_OPTIONS = ["Sealed", "Offered"]
NEVER: dict[str, list[str]] = {  # the kinds of actions and events that a game does not have
    "cleopatra-2006": [*NO_OPTIONS, *ONLY_2019],
    "cleopatra-2019": [*NO_OPTIONS, *ONLY_2006],
}
# Few ways are blocked, and there is time: random play finds the mask.
OPEN_PYRAMID: Options = {"corridors": "30/0/0", "chamber": "cross", "no_progress_rounds": 60, "last_round": 150}
OPTIONS: dict[str, tuple[tuple[int, Options], ...]] = {
    "cleopatra-2006": (
        (2, {"short_game": True, "first_player": 2, "trompe_loeil_artisan": True}),
        (3, {"priest_faces": 3, "envoy": "one", "open_discards": True, "first_player": 3}),
        (4, {"priest_faces": 2, "extra_cards": False, "first_player": 4}),
        (5, {"trompe_loeil_artisan": True, "first_player": 5, "open_discards": True}),
    ),
    "cleopatra-2019": (
        (2, {"tainted_artisans": 3, "discount": "piece", "penalties": "0,s9,2,s1,9", "first_player": 2}),
        (3, {"extra_cards": False, "open_discards": True, "first_player": 1}),
        (4, {"discount": "piece", "penalties": "s0,0,0,0,0", "first_player": 3}),
    ),
    "pharaoh": (
        (2, {**OPEN_PYRAMID, "mummy_drops_treasure": False, "finding_turn_counts": True, "open_scores": True}),
        (3, {**OPEN_PYRAMID, "collapse": "rook", "photos": "1m,1c,1m,3m,3m"}),
        (2, {"chamber": "dead-end", "no_way_ends_turn": True, "dig_out": False, "start_doors": "inward"}),
        (3, {"chamber": "straight", "corridors": "0/0/30", "last_round": 9, "no_progress_rounds": 4}),
        (4, {**OPEN_PYRAMID, "start": "border", "mask_turn": "goes_on", "first_player": 4}),
        (2, {**OPEN_PYRAMID, "start": "border", "mask_turn": "goes_on_with_ring", "first_player": 2}),
        (3, {"start": "border", "start_doors": "inward", "break_in": False, "first_player": 3}),
        (2, {"corridors": "0/30/0", "start": "border", "first_player": 1}),
    ),
}
OF_EARLIER: dict[str, tuple[int, Options]] = {  # for the versions before the newest; else three players
    "cleopatra-2006": (4, {}),
    "pharaoh": (2, {**OPEN_PYRAMID, "mummy_drops_treasure": False}),
}


class Setup:
    """One way to start a game."""

    def __init__(self, game: Game[Any], seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Everybody who may look: the seats and a spectator."""
        return (*range(self.seats), None)

    def start(self) -> Any:
        """The state before the first step."""
        return self.game.start(self.seats, self.options)

    def __repr__(self) -> str:
        options = (f"{name}={value}" for name, value in self.options.items())
        return "-".join([self.game.name, self.game.rules_version, str(self.seats), *options])


SETUPS: tuple[Setup, ...] = tuple(
    Setup(game, seats, options)
    for game in GAMES.values()
    for seats, options in (*((seats, {}) for seats in game.seats), *OPTIONS.get(game.name, ()))
) + tuple(Setup(older, *OF_EARLIER.get(game.name, (3, {}))) for game in GAMES.values() for older in game.earlier)
every_game = pytest.mark.parametrize("name", GAMES)
DEALT = tuple(setup for setup in SETUPS if setup.game is GAMES[setup.game.name])  # what a new table may play
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=repr)
every_new_table = pytest.mark.parametrize("setup", DEALT, ids=repr)


class Policy:
    """A way to choose: now and then at random, else what is preferred, the first named before the others.

    `until` is a horizon in decisions. After it the choice is uniform: a table that for ever takes and discards would
    never end, since only a table on which nothing moves is stopped by the rules.
    """

    def __init__(self, name: str, prefers: Sequence[str] = (), astray: float = 1.0, until: int = 1500) -> None:
        self.name = name
        self.prefers = prefers
        self.astray = astray
        self.until = until

    def choose(self, rng: Random, options: Sequence[Action], decision: int) -> Action:
        """One of the options."""
        if decision < self.until and rng.random() >= self.astray:
            for name in self.prefers:
                if name == "last":
                    return options[-1]
                if liked := [option for option in options if type(option).__name__ == name]:
                    return rng.choice(liked)
        return rng.choice(options)

    def __repr__(self) -> str:
        return self.name


GENERAL = (Policy("at random"), Policy("the last option", ("last",), astray=0.3))
ROLES = (
    "GoToOffering",
    "PlayBeggar",
    "PlayCourtesan",
    "PlayEnvoy",
    "PlayVizier",
    "BuildByScribe",
    "TurnDie",
    "PlaySmuggler",
)
BUILDING = ("ClaimSanctuary", "BuildByScribe", "BuildPiece", "FinishBuilding", "DiscardToLimit")
POLICIES: dict[str, tuple[Policy, ...]] = {
    "cleopatra-2006": (
        Policy("plays characters", (*ROLES, "KeepAll"), astray=0.05),
        Policy("keeps all", ("SettleHand", "KeepAll", "GiveTalents"), astray=0.25),
        Policy("hoards", ("VisitMarket", "SettleHand", "KeepAll", "GiveTalents"), astray=0.0),
        Policy("discards", ("VisitMarket", "SettleHand", "DiscardToLimit"), astray=0.02),
        Policy("builds", BUILDING, astray=0.05),
        Policy("spends", ("BuildPiece", *ROLES, "GiveTalents", "last"), astray=0.1),
        Policy("throws in", ("TurnDie", "BuildPiece", "ThrowIn", "GoToOffering"), astray=0.1),
    ),
    "cleopatra-2019": (
        Policy("calls worshippers", ("CallWorshipper", "BuildPiece"), astray=0.1),
        Policy("keeps all", ("KeepAll",), astray=0.25),
        Policy("hoards", ("VisitMarket", "KeepAll"), astray=0.0),
        Policy("discards", ("VisitMarket", "DiscardToLimit"), astray=0.02),
        Policy("builds", ("CallWorshipper", *BUILDING), astray=0.1),
        Policy("spends", ("BuildPiece", "last"), astray=0.1),
        Policy("throws in", ("BuildPiece", "ThrowIn"), astray=0.1),
    ),
    "pharaoh": (
        Policy("explores", ("Flip", "PickUp", "Walk"), astray=0.3),
        Policy("fetches", ("Flip", "Steal", "PickUp", "Walk"), astray=0.15),
        Policy("handles treasures", ("Steal", "PutDown", "PickUp", "Flip"), astray=0.4),
        Policy("lights its ways", ("Flip", "PlaceLamp", "Walk"), astray=0.4),
        Policy("turns walls", ("DigOut", "BreakIn", "Flip", "TurnTile"), astray=0.4),
    ),
}


def policies(setup: Setup) -> tuple[Policy, ...]:
    """The ways to play this game."""
    return GENERAL + POLICIES.get(setup.game.name, ())


def examples(number: int) -> settings:
    """A law's share of examples for each setup: so many per cent of what the profile gives (see conftest.py)."""
    profile = settings.default
    assert profile is not None
    return settings(max_examples=max(1, number * profile.max_examples // 100))

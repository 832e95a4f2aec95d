"""What the terminal says of moments of real games of Cleopatra, for the browser's client to say the same.

`python -m tests.words.cleopatra_vectors` writes the file anew.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from waset.engine.deal import SealedDealer, seed_of
from waset.engine.foresight import foreseen
from waset.engine.game import Action, Event, Viewer
from waset.engine.match import Match
from waset.engine.record import plain
from waset.engine.settings import Value
from waset.games import GAMES
from waset.games.cleopatra.actions import (
    AskFor,
    AskOpponents,
    BuildPiece,
    CallWorshipper,
    GoToOffering,
    Pay,
    ThrowIn,
    TurnDie,
    VisitMarket,
)
from waset.games.cleopatra.components import GARDEN_MAP, PIECES, SHAPES, WALL_SLOTS, WORSHIPPERS, Card, Side
from waset.games.cleopatra.geometry import PLACEMENTS, names
from waset.terminal.catalogue import LANGUAGES, catalogue
from waset.terminal.cleopatra.client import CLEOPATRA
from waset.terminal.paint import Paint
from waset.terminal.scene import Scene, Speaker

FILE = Path(__file__).with_name("cleopatra.json")
NAMES = ("Mira", "Jonas", "Aiko", "Imhotep")
GAMES_PLAYED: tuple[tuple[str, int, dict[str, Value]], ...] = (
    ("cleopatra-2006", 11, {}),
    ("cleopatra-2006", 12, {"open_discards": True, "envoy": "one", "priest_faces": 3}),
    ("cleopatra-2019", 13, {}),
)
DECISIONS = 900  # the longest that a game is followed
OFTEN = 2  # how often a kind of event is taken along; options, questions and reasons once
PLAIN = Paint(coloured=False)


class Vectors:
    """Moments of one game as they come, no more than a few of each kind."""

    def __init__(self, name: str, seen: Counter[str]) -> None:
        self.name = name
        self.seen = seen  # what there are vectors of already, also from other games of the edition
        self.told: list[dict[str, Any]] = []
        self.asked: list[dict[str, Any]] = []
        self.refused: list[dict[str, Any]] = []

    def is_new(self, kind: str, often: int = 1) -> bool:
        """Whether something of this kind is still wanted."""
        self.seen[kind] += 1
        return self.seen[kind] <= often

    def speakers(self, viewer: Viewer) -> Iterator[tuple[str, Speaker]]:
        """The words of this game in every language, told to one viewer."""
        for language in LANGUAGES:
            yield language, Speaker(catalogue(language).of(self.name), NAMES, viewer)

    def tell(self, events: tuple[Event, ...], viewer: Viewer) -> None:
        """What happened in a step."""
        seen = [event.seen_by(viewer) for event in events]
        new = [event for event in seen if self.is_new(type(event).__name__, OFTEN)]
        if not new:
            return
        said = {language: CLEOPATRA.told(speaker, seen) for language, speaker in self.speakers(viewer)}
        self.told.append({"game": self.name, "viewer": viewer, "events": plain(seen), **said})

    def ask(self, match: Match[Any], seat: int) -> None:
        """What a seat is asked, and some of its options."""
        view = match.view(seat)
        options = [one for one in match.choices(seat) if self.is_new(f"{type(one).__name__} {is_rich(one)}")]
        if not self.is_new(f"ask {type(view.agenda[-1]).__name__}") and not options:
            return
        outlook = plain(match.game.outlook(view, seat))
        squares = [plain(option).get("squares") for option in options]
        outlook["layings"] = [laying for laying in outlook["layings"] if laying["squares"] in squares]
        outlook["mosaics"] = [mosaic | {"best": []} for mosaic in outlook["mosaics"]]
        said: dict[str, Any] = {"options": []}
        for option in options:
            events = plain(foreseen(match.game, view, seat, option))
            spoken = {lang: CLEOPATRA.option(scene, option) for lang, scene in self.scenes(view, seat)}
            said["options"].append({"action": plain(option), "foreseen": events, **spoken})
        said |= {language: CLEOPATRA.prompt(scene) for language, scene in self.scenes(view, seat)}
        known = {"game": self.name, "viewer": seat, "view": plain(match.game.data(view)), "outlook": outlook}
        self.asked.append(known | said)

    def scenes(self, view: Any, seat: int) -> Iterator[tuple[str, Scene]]:
        """The view in every language."""
        for language, speaker in self.speakers(seat):
            yield language, Scene(view, speaker, PLAIN, 80)

    def refuse(self, match: Match[Any], seat: int) -> None:
        """Why some actions are not allowed."""
        for action in wished():
            reason = match.game.why_not(match.view(seat), seat, action)
            if reason is None or not self.is_new(reason.key):
                continue
            said = {language: CLEOPATRA.reason(speaker, reason) for language, speaker in self.speakers(seat)}
            why = {"key": reason.key, "rule": reason.rule, "details": plain(reason.details)}
            self.refused.append({"game": self.name, "viewer": seat, "why": why, **said})


def is_rich(action: Action) -> bool:
    """Whether an option names several things, which are said otherwise than one."""
    return any(isinstance(value, tuple) and len(value) > 1 for value in (getattr(action, "cards", ()),))


def wished() -> list[Action]:
    """Actions that are mostly not allowed."""
    pieces = [BuildPiece(piece) for piece in PIECES]
    calls = [CallWorshipper(worshipper) for worshipper in WORSHIPPERS]
    thrown = [ThrowIn(Card.STONE), ThrowIn(Card.VIZIER)]
    asked = [GoToOffering(), TurnDie(Side.PRIEST), AskFor((Card.STONE, Card.WOOD)), AskOpponents(())]
    return [*pieces, *calls, *thrown, *asked, VisitMarket(0), VisitMarket(7), Pay((Card.STONE, Card.LAPIS))]


def played(name: str, number: int, options: dict[str, Value], seen: Counter[str]) -> Vectors:
    """The moments of one game, played at random."""
    vectors, rng = Vectors(name, seen), Random(number)
    match: Match[Any] = Match(GAMES[name], len(NAMES), options)
    dealer = SealedDealer(seed_of("cleopatra vectors", number))
    match.deal(dealer)
    told = 0
    for _ in range(DECISIONS):
        if match.is_over:
            break
        seat = rng.choice(match.asked)
        vectors.ask(match, seat)
        vectors.refuse(match, seat)
        match.play(seat, rng.choice(match.choices(seat)))
        match.deal(dealer)
        for step in match.steps[told:]:
            vectors.tell(step.events, rng.choice((*range(len(NAMES)), None)))
        told = len(match.steps)
    return vectors


def vectors() -> dict[str, list[dict[str, Any]]]:
    """Everything that the client has to say alike."""
    seen: defaultdict[str, Counter[str]] = defaultdict(Counter)
    games = [played(name, number, options, seen[name]) for name, number, options in GAMES_PLAYED]
    return {
        "told": [vector for game in games for vector in game.told],
        "asked": [vector for game in games for vector in game.asked],
        "refused": [vector for game in games for vector in game.refused],
        "printed": [
            {"map": GARDEN_MAP, "slots": WALL_SLOTS, "shapes": {mosaic.value: rows for mosaic, rows in SHAPES.items()}}
        ],
        "lying": [{"mosaic": mosaic.value, "first": lying(mosaic.index)} for mosaic in SHAPES],
    }


def lying(mosaic: int) -> list[tuple[str, ...]]:
    """Some places of a mosaic in the empty garden."""
    return [names(place) for place in PLACEMENTS[mosaic][::17]]


def text() -> str:
    """The file as it should be: a line for each vector."""
    parts = []
    for kind, found in vectors().items():
        lines = ",\n".join(json.dumps(vector, ensure_ascii=False, separators=(",", ":")) for vector in found)
        parts.append(f'"{kind}": [\n{lines}\n]')
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")

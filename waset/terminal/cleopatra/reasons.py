"""Why something is not allowed, and what somebody means who names a thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from waset.engine.game import Action, Reason
from waset.games.cleopatra import actions
from waset.games.cleopatra.cards import count
from waset.games.cleopatra.components import CARDS, MOSAICS, PIECES, STALL_NAMES, Card, Piece, Side
from waset.games.cleopatra.state import State
from waset.terminal.cleopatra import names
from waset.terminal.scene import Scene, Speaker
from waset.terminal.words import Parameter

DETAILS: dict[str, Callable[[Speaker, Any], Parameter]] = {
    "card": lambda speaker, card: speaker.say(f"card.{card}", count=1),
    "cards": lambda speaker, cards: names.cards_text(speaker, map(Card, cards)),
    "missing": names.units_text,
    "kind": lambda speaker, card: speaker.say(f"card.{card}", count=1),
    "piece": lambda speaker, piece: speaker.say(f"piece.{piece}", count=1),
    "squares": lambda speaker, squares: " ".join(squares),
    "asked": lambda speaker, asked: speaker.players([int(seat) for seat in asked]),
}
CHARACTERS: dict[Card, tuple[Action, ...]] = {
    Card.BEGGAR: (actions.PlayBeggar(),),
    Card.COURTESAN: (actions.PlayCourtesan(),),
    Card.ENVOY: (actions.PlayEnvoy(),),
    Card.SCRIBE: (actions.TurnDie(Side.PRIEST), actions.TurnDie(Side.BLANK)),
    Card.SMUGGLER: (actions.PlaySmuggler(),),
    Card.VIZIER: (actions.PlayVizier(),),
}
THINGS: dict[str, Action] = {
    "ui.name_finish": actions.FinishBuilding(),
    "ui.name_offering": actions.GoToOffering(),
    "ui.name_forgo": actions.ForgoVisit(),
    "ui.name_claim": actions.ClaimSanctuary("a1"),
    "ui.name_pedestal": actions.BuildPiece(Piece.THRONE),
    "ui.name_discard": actions.DiscardToLimit(),
}


def told(speaker: Speaker, reason: Reason) -> str:
    """The sentence of a reason with the number of its rule."""
    words: dict[str, Parameter] = {
        name: DETAILS[name](speaker, value) if name in DETAILS else value for name, value in reason.details.items()
    }
    sentence = speaker.say(reason.key, **words)
    return f"{sentence} [{reason.rule}]" if reason.rule else sentence


def meant(scene: Scene, text: str) -> list[Action]:
    """The actions behind the name of a stall, a piece, a mosaic, a character or a step."""
    words = text.lower().split()
    if not words:
        return []
    last = words[-1].upper()
    if last in STALL_NAMES and (len(words) == 1 or is_named(scene, "ui.name_stall", words[0])):
        return [actions.VisitMarket(STALL_NAMES.index(last))]
    thrown = [word for word in words if is_named(scene, "ui.name_throw", word)]
    if thrown:
        return thrown_in(scene, " ".join(word for word in words if word not in ("in", *thrown)))
    if len(words) == 2 and any(mosaic.value == last for mosaic in MOSAICS):
        return [actions.BuildByScribe(mosaic) for mosaic in MOSAICS if mosaic.value == last]
    return by_name(scene, text.lower())


def thrown_in(scene: Scene, text: str) -> list[Action]:
    """[06.P7] Throwing in the card that is named; every card where none is."""
    exact = [card for card in CARDS if text in (scene.say(f"card.{card.value}", count=1).lower(), card.value)]
    named = exact or [card for card in CARDS if not text or is_named(scene, f"card.{card.value}", text)]
    return [actions.ThrowIn(card) for card in named]


def by_name(scene: Scene, text: str) -> list[Action]:
    """The actions behind the name of a piece, a worshipper, a character of the deck or a step."""
    view: State = scene.view
    for piece in PIECES:
        if text in piece.value or is_named(scene, f"piece.{piece.value}", text):
            return [actions.BuildPiece(piece)]
    for worshipper in view.worshippers:
        if text in worshipper.value or is_named(scene, f"worshipper.{worshipper.value}", text):
            return [actions.CallWorshipper(worshipper)]
    for card, plays in CHARACTERS.items():
        if count(view.rules.deck, card) and (text in card.value or is_named(scene, f"card.{card.value}", text)):
            return list(plays)
    return [action for key, action in THINGS.items() if is_named(scene, key, text)][:1]


def is_named(scene: Scene, key: str, text: str) -> bool:
    """Whether a text is a name of a thing, or a part of three letters or more; in one or in many."""
    return len(text) >= 3 and any(text in scene.say(key, count=number).lower() for number in (1, 2))

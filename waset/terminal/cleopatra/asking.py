"""What is asked, and what the question means."""

from __future__ import annotations

from waset.games.cleopatra import worth
from waset.games.cleopatra.actions import steps_of
from waset.games.cleopatra.agenda import (
    AnswerAsked,
    AnswerEnvoy,
    ChooseAsked,
    Claim,
    ClaimOrPalms,
    PayMosaic,
    PayPiece,
    Place,
    PlaceMosaic,
)
from waset.games.cleopatra.components import DICE, HAND_LIMIT, RESOURCES
from waset.games.cleopatra.rules.limit import excess
from waset.games.cleopatra.state import State
from waset.terminal.cleopatra import names
from waset.terminal.cleopatra.market import units_text
from waset.terminal.cleopatra.options import palms_at_stake
from waset.terminal.scene import Scene
from waset.terminal.words import Parameter


def prompt(scene: Scene) -> str:
    """What is asked now, in one line."""
    view: State = scene.view
    task = view.agenda[-1]
    return scene.say(f"prompt.{type(task).__name__}", **words_of(scene))


def explained(scene: Scene) -> str:
    """What the question means, in a few sentences."""
    view: State = scene.view
    return scene.say(f"help.{type(view.agenda[-1]).__name__}")


def legend(scene: Scene) -> str:
    """What short names and marks mean."""
    pairs = [(scene.say(f"short.{card.value}"), scene.say(f"card.{card.value}", count=1)) for card in RESOURCES]
    return scene.say("ui.help_letters", letters=", ".join(f"{short} {name}" for short, name in pairs))


def words_of(scene: Scene) -> dict[str, Parameter]:
    """The parameters of a prompt, from the task at hand."""
    view: State = scene.view
    speaker = scene.speaker
    seat = view.active if scene.seat is None else scene.seat
    words: dict[str, Parameter] = {
        "player": speaker.player(view.active),
        "excess": excess(view, view.active),
        "limit": HAND_LIMIT,
        "talents": view.talents[seat],
        "built": view.built_this_turn,
        "priests": view.priests,
        "blank": DICE - view.priests,
    }
    match view.agenda[-1]:
        case Place(piece=piece):
            words["piece"] = names.piece_name(speaker, piece)
        case PayPiece(piece=piece, spot=spot):
            words |= {
                "piece": names.piece_at(speaker, piece, spot),
                "cost": units_text(scene, worth.cost(view, piece).parts()),
            }
        case PlaceMosaic(mosaic=mosaic):
            words["mosaic"] = mosaic.value
        case PayMosaic(mosaic=mosaic, squares=squares):
            cost = units_text(scene, view.edition.mosaics.cost.parts())
            words |= {"mosaic": mosaic.value, "squares": " ".join(squares), "cost": cost}
        case Claim(areas=areas) | ClaimOrPalms(areas=areas):
            words |= {"number": len(areas), "statues": view.statues[seat], "palms": palms_at_stake(view)}
        case ChooseAsked(kinds=kinds):
            words["kinds"] = names.kinds_text(speaker, kinds)
        case AnswerEnvoy(kinds=kinds) | AnswerAsked(kinds=kinds):
            words["kinds"] = names.kinds_text(speaker, kinds)
            words["kind"] = names.kinds_text(speaker, kinds[steps_of(view.sealed[seat]) :][:1])
    return words

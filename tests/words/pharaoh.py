"""What the terminal says of a recorded game of the Pharaoh's Gold, for the client in the browser to say the same.

`python -m tests.words.pharaoh` writes it anew.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tests.rules.pharaoh.table import OPEN, Table
from waset.engine.foresight import foreseen
from waset.engine.game import Action, Event, Reason
from waset.engine.match import Match
from waset.engine.record import decode, plain, rebuild
from waset.games.pharaoh import events as happened
from waset.games.pharaoh.actions import BreakIn, PickUp, Walk
from waset.games.pharaoh.components import MASK, Figure
from waset.games.pharaoh.data import data
from waset.games.pharaoh.game import PHARAOH
from waset.games.pharaoh.outlook import figure_outlook
from waset.games.pharaoh.state import State
from waset.terminal.catalogue import LANGUAGES, catalogue
from waset.terminal.paint import Paint
from waset.terminal.pharaoh import asking, events, options, reasons
from waset.terminal.scene import Scene, Speaker

FILE = Path(__file__).with_name("pharaoh.json")
GAME = Path(__file__).parents[1] / "records" / "games" / "pharaoh-format-1-4.json"
NAMES = ("Mira", "Jonas", "Aiko", "Imhotep")
VIEWER = 0
PLAIN = Paint(coloured=False)
ALIKE = 3  # options and refusals of one kind that are kept
WALLED_IN = """
2 ? ? ┴ ? ? ?
1 ? │ S │ ? ?
"""
SEEN = ("seats", "active", "actions", "agenda", "turned", "start")  # what the words of an option read from a view


RARE: tuple[list[Event], ...] = (  # what does not happen in that game
    [happened.TreasureStolen(0, 2, 3), happened.TreasureDelivered(0, 3)],
    [happened.TreasureStolen(1, 0, 5)],
    [
        happened.CurseSpread("c4", ("c1", "c2", "c3")),
        happened.LampsBlownOut(0, ("c2", "c3")),
        happened.LampsBlownOut(3, ("c2",)),
    ],
    [happened.CurseSpread("c4", ("c1", "c2", "c3"))],
    [happened.Walked(1, Figure.ARCHAEOLOGIST, "c3"), happened.MaskTaken(1), happened.TilesFell(0, ("c4",), ())],
    [
        happened.Walked(0, Figure.ARCHAEOLOGIST, "c3"),
        happened.MaskTaken(0),
        happened.FigureLost(2, Figure.ARCHAEOLOGIST, 2),
        happened.FigureLost(0, Figure.HELPER, 0),
        happened.TilesFell(0, ("c4",), (3,)),
    ],
    [happened.BrokenIn(0, "c2", "ns"), happened.Walked(0, Figure.HELPER, "c2")],
    [happened.BrokenIn(2, "d1", "ew")],
    [
        happened.MummyAwoke("c4", ("c1", "c2", "c3", "c4")),
        happened.FigureFled(0, Figure.ARCHAEOLOGIST, "c3", 0),
        happened.FigureFled(1, Figure.ARCHAEOLOGIST, "c2", 0),
        happened.CarriersDelivered((0, 1), (3, 5)),
    ],
    [happened.MummyAwoke("c4", ("c1", "c4")), happened.CarriersDelivered((2,), (2,))],
    [
        happened.MummyAwoke("c4", ("c1", "c2", "c3", "c4")),
        happened.FigureFled(1, Figure.ARCHAEOLOGIST, "c3", 0),
        happened.TreasureDelivered(1, 2),
        happened.FigureFled(0, Figure.ARCHAEOLOGIST, "c2", 3),
    ],
)


def speakers() -> dict[str, Speaker]:
    """One for each language."""
    return {language: Speaker(catalogue(language).of("pharaoh"), NAMES, VIEWER) for language in LANGUAGES}


def scenes(view: State) -> dict[str, Scene]:
    """A view in each language."""
    return {language: Scene(view, speaker, PLAIN, 100) for language, speaker in speakers().items()}


def vectors() -> dict[str, Any]:
    """Everything that is compared."""
    match = rebuild(decode(GAME.read_bytes()), PHARAOH)
    return {
        "names": NAMES,
        "viewer": VIEWER,
        "told": [told(run) for run in (*runs(match), *RARE)],
        "named": [*options_of(match), *(found for table in rare_tables() for found in options_at(table))],
        "refused": [*refusals_of(match), *refused_break_ins()],
    }


def runs(match: Match[State]) -> Iterator[list[Event]]:
    """The events of each turn."""
    run: list[Event] = []
    for step in match.steps:
        for event in step.events:
            if events.begins_turn(event) is not None and run:
                yield run
                run = []
            run.append(event)
    yield run


def told(run: list[Event]) -> dict[str, Any]:
    """Some events, and what is said of them."""
    said = {language: events.told(speaker, run) for language, speaker in speakers().items()}
    return {"events": [plain(event) for event in run], **said}


def options_of(match: Match[State]) -> Iterator[dict[str, Any]]:
    """Options of every kind with what is known of them, and how they are named."""
    kept: Counter[object] = Counter()
    for number, step in enumerate(match.steps):
        if step.seat is None:
            continue
        view = match.game.view(match.state_at(number), step.seat)
        for option in match.game.options(view, step.seat):
            follows = [plain(event) for event in foreseen(match.game, view, step.seat, option)]
            kind = (type(option), tuple(sorted({event["type"] for event in follows})))
            kept[kind] += 1
            if kept[kind] <= ALIKE:
                yield named(view, option, follows)


def rare_tables() -> list[Table]:
    """What that game does not come to: a start that is walled in, and a mask whose carrier's turn goes on."""
    out = Table(OPEN, figures={0: "c4 c1"}, lamps={0: "c3 c2"}, mask_turn="goes_on").with_mask("c4")
    out.play(0, PickUp(MASK))
    return [Table(WALLED_IN), out]


def options_at(table: Table) -> Iterator[dict[str, Any]]:
    """Options of the first seat, a few of each kind."""
    kept: Counter[object] = Counter()
    view = table.game.view(table.state, VIEWER)
    for option in table.game.options(view, VIEWER):
        kept[type(option)] += 1
        if kept[type(option)] <= 2 * ALIKE:
            yield named(view, option, [plain(event) for event in foreseen(table.game, view, VIEWER, option)])


def refused_break_ins() -> Iterator[dict[str, Any]]:
    """Why nobody breaks in."""
    tables = [Table(WALLED_IN, break_in=False), Table(), Table(WALLED_IN, figures={0: "b1 c2"}), Table(WALLED_IN)]
    for table, action in zip(tables, [BreakIn("c2", "ns")] * 3 + [BreakIn("c2", "ew")], strict=True):
        yield refusal(table.refused(0, action))
    yield refusal(Table(WALLED_IN).refused(0, BreakIn("c1", "ew")))


def named(view: State, option: Action, follows: list[Any]) -> dict[str, Any]:
    """One option."""
    everything: dict[str, Any] = dict(data(view))
    shown = scenes(view)
    return {
        "action": plain(option),
        "view": {name: everything[name] for name in SEEN},
        "walk": walk_of(view, option),
        "follows": follows,
        **{language: options.option(scene, option) for language, scene in shown.items()},
        "asked": {language: asking.prompt(scene) for language, scene in shown.items()},
    }


def walk_of(view: State, option: Action) -> Any:
    """What the outlook says of a walk; nothing of anything else."""
    if not isinstance(option, Walk):
        return None
    walks = figure_outlook(view, view.active, option.figure).walks
    return next(msgspec.to_builtins(walk) for walk in walks if walk.to == option.to)


def refusals_of(match: Match[State]) -> Iterator[dict[str, Any]]:
    """What was an option at the beginning and in the middle is refused at the end of turns, and why."""
    kept: Counter[str] = Counter()
    tried = [step.action for step in match.steps if step.action is not None]
    for number, step in enumerate(match.steps):
        if step.seat is None:
            continue
        view = match.game.view(match.state_at(number), step.seat)
        for action in tried[number % 7 :: 7]:
            reason = match.game.why_not(view, step.seat, action)
            if reason is None or kept[reason.key] == ALIKE:
                continue
            kept[reason.key] += 1
            yield refusal(reason)


def refusal(reason: Reason) -> dict[str, Any]:
    """A reason, and how it is told."""
    said = {language: reasons.told(speaker, reason) for language, speaker in speakers().items()}
    return {"why": {"key": reason.key, "rule": reason.rule, "details": reason.details}, **said}


def written() -> str:
    """The file, one thing a line."""
    made = vectors()
    lists = {name: value for name, value in made.items() if name in ("told", "named", "refused")}
    lines = [f'"names": {json.dumps(made["names"])},', f'"viewer": {made["viewer"]},']
    for name, things in lists.items():
        rows = ",\n".join(json.dumps(thing, ensure_ascii=False) for thing in things)
        lines.append(f'"{name}": [\n{rows}\n]' + ("," if name != "refused" else ""))
    return "{\n" + "\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")

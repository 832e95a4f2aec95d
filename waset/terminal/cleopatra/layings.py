"""Places for a mosaic: those over a square, or the best ones, each drawn small."""

from __future__ import annotations

from collections.abc import Sequence

from waset.engine.game import Action
from waset.games.cleopatra.actions import LayMosaic
from waset.games.cleopatra.geometry import PALMS, SQUARE_BIT
from waset.games.cleopatra.state import State
from waset.terminal.cleopatra import prices
from waset.terminal.cleopatra.palace import PALM
from waset.terminal.scene import Scene

LAID, REST = "■", "·"


def narrowed(scene: Scene, options: Sequence[Action], text: str) -> Sequence[Action] | None:
    """The places that cover every square named, the best first; all of them when none is named."""
    layings = [option for option in options if isinstance(option, LayMosaic)]
    if not layings:
        return None
    named = text.lower().split()
    if any(name not in SQUARE_BIT for name in named):
        return None
    covering = [laying for laying in layings if all(name in laying.squares for name in named)]
    return sorted(covering, key=lambda laying: goodness(scene.view, laying), reverse=True)


def goodness(view: State, laying: LayMosaic) -> tuple[int, int]:
    """Talents first, then squares of new sanctuaries."""
    words = prices.laying_words(view, laying.squares)
    reward, size = words["reward"], words["size"]
    assert isinstance(reward, int)
    assert isinstance(size, int)
    return reward, size


def cards(scene: Scene, options: Sequence[Action], first: int) -> list[list[str]] | None:
    """Each place as a small picture with its number and what it brings; None for other options."""
    layings = [option for option in options if isinstance(option, LayMosaic)]
    if not layings:
        return None
    return [card(scene, laying, first + at) for at, laying in enumerate(layings)]


def card(scene: Scene, laying: LayMosaic, number: int) -> list[str]:
    """One place: columns and rows around it, `♣` where it covers a palm."""
    words = prices.laying_words(scene.view, laying.squares)
    columns = sorted({name[0] for name in laying.squares})
    rows = sorted({name[1] for name in laying.squares}, reverse=True)
    lines = [scene.paint(f"{number:>3}", "strong") + f"  {scene.say('ui.laying', **words)}"]
    lines.append(scene.paint("       " + " ".join(columns), "faint"))
    lines.extend(
        f"     {scene.paint(row, 'faint')} " + " ".join(cell(scene, laying, column + row) for column in columns)
        for row in rows
    )
    return lines


def cell(scene: Scene, laying: LayMosaic, name: str) -> str:
    """One square of the picture."""
    if name not in laying.squares:
        return scene.paint(REST, "faint")
    return scene.paint(PALM, "palm") if SQUARE_BIT[name] & PALMS else scene.paint(LAID, "strong")

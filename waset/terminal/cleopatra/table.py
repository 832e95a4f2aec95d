"""The whole table on one screen: the palace on the left, market, quarry and seats on the right."""

from __future__ import annotations

from waset.games.cleopatra.state import State
from waset.terminal.cleopatra import market, seats
from waset.terminal.cleopatra.palace import palace
from waset.terminal.paint import beside, pad, width
from waset.terminal.scene import Scene

WIDE = 100
PALACE_COLUMNS = 37


def table(scene: Scene) -> list[str]:
    """Everything on the table, without the viewer's own hand."""
    head = headline(scene)
    right = scene.width - PALACE_COLUMNS
    if scene.width >= WIDE:
        lists = [*market.market(scene, right), *with_mosaic(scene, right), *seats.seats(scene, right)]
        return [head, *beside(widened(palace(scene)), lists, 0)]
    lists = [*market.market(scene, right), *market.quarry(scene, right), *market.mosaics(scene)]
    return [head, *beside(widened(palace(scene)), lists, 0), *seats.seats(scene, scene.width)]


def widened(lines: list[str]) -> list[str]:
    """The palace in its own width."""
    return [pad(line, PALACE_COLUMNS) for line in lines]


def headline(scene: Scene) -> str:
    """The game, the edition and the turn."""
    view: State = scene.view
    name = scene.paint("WASET", "title")
    return f"{name}  {scene.say('ui.game_cleopatra-2006')}  {scene.paint(scene.say('ui.turn', turn=view.turn + 1), 'faint')}"


def with_mosaic(scene: Scene, columns: int) -> list[str]:
    """The quarry with the mosaic on top beside it."""
    shape = market.mosaics(scene)
    across = max(map(width, shape)) + 2
    return beside(market.quarry(scene, columns - across), ["", *shape])

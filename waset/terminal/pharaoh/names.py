"""Names and signs of tiles, figures and treasures."""

from __future__ import annotations

from collections.abc import Iterable

from waset.engine.game import Seat
from waset.games.pharaoh.components import MASK, Figure, Omen, Photo, Tile
from waset.games.pharaoh.geometry import DOORS
from waset.terminal.scene import MARKS, Speaker
from waset.terminal.words import Parameter

FIGURE_SIGNS: dict[Figure, str] = {Figure.ARCHAEOLOGIST: MARKS, Figure.HELPER: "○△□◇"}  # full and hollow
CORRIDORS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # a tile as a line, by its doors
LAMP_SIGNS = "•▴▪♦"  # behind the sign of a lamp, each seat's own shape again
LAMP, TREASURE, MASK_SIGN = "*", "$", "M"
RING_SIGNS = "!²³⁴⁵⁶⁷⁸⁹⁺⁺"  # what falls next, and after that


def picture(doors: str) -> str:
    """A tile with these doors in one sign."""
    return CORRIDORS[DOORS[doors]]


def treasure_sign(worth: int) -> str:
    """A treasure by its worth in one sign."""
    return MASK_SIGN if worth == MASK else str(worth)


def treasure_name(speaker: Speaker, worth: int) -> str:
    """A treasure in words."""
    return speaker.say("ui.treasure", worth=worth)


def treasures_text(speaker: Speaker, worths: Iterable[int]) -> str:
    """Treasures as a list in words."""
    return speaker.both([treasure_name(speaker, worth) for worth in worths])


def tile_name(speaker: Speaker, tile: Tile) -> str:
    """A tile by its shape or, for a chamber, by its name."""
    return speaker.say(f"tile.{tile.value}")


def photo_text(speaker: Speaker, photo: Photo) -> str:
    """A photo in short: its treasures and its omen."""
    if photo.omen is Omen.NOTHING:
        return str(photo.treasures)
    return f"{photo.treasures} {speaker.say(f'omen.{photo.omen.value}')}"


def number(value: int) -> str:
    """A number with a proper minus."""
    return str(value).replace("-", "−")


def points_text(speaker: Speaker, points: int) -> str:
    """Points in words."""
    return speaker.say("ui.points", points=points, number=number(points))


def owner(speaker: Speaker, seat: Seat) -> dict[str, Parameter]:
    """Whose something is, for messages that say it of the viewer in another way."""
    return {"player": speaker.names[seat], "own": "yes" if seat == speaker.seat else "no"}


def figure_of(speaker: Speaker, seat: Seat, figure: Figure) -> str:
    """A figure and whose it is."""
    return speaker.say("ui.figure_of", figure=figure.value, **owner(speaker, seat))

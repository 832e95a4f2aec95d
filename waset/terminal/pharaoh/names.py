"""Names and signs of tiles, figures and treasures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from waset.games.pharaoh.components import MASK, Figure, Omen, Photo, Tile
from waset.games.pharaoh.geometry import DOORS
from waset.terminal.scene import MARKS, Speaker

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


def by_seat(speaker: Speaker, texts: Sequence[tuple[int, str]]) -> str:
    """What belongs to each seat; a seat is named once."""
    said: dict[int, list[str]] = {}
    for seat, text in texts:
        said.setdefault(seat, []).append(text)
    return " · ".join(f"{speaker.player(seat)} {', '.join(parts)}" for seat, parts in said.items())

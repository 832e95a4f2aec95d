"""What a table may choose, and the rules that it then plays by: numbers and switches that the chapters read."""

import re
from collections.abc import Mapping
from typing import NamedTuple, Optional

from waset.engine.base import Record
from waset.engine.game import Options
from waset.engine.settings import LOT, FirstPlayer, Number, OneOf, Setting, Switch, Text, Value, first_seat, settled
from waset.games.pharaoh.components import CHAMBERS, CORRIDORS, MOST_SEATS, TREASURES, Omen, Photo, Shape, Tile
from waset.games.pharaoh.geometry import RINGS, START_DOORS, START_SQUARES

SEATS = range(2, MOST_SEATS + 1)
OMENS: dict[str, Omen] = {"": Omen.NOTHING, "m": Omen.MUMMY, "c": Omen.CURSE}
CORRIDOR_SHAPES = (Shape.T_PIECE, Shape.BEND, Shape.STRAIGHT)  # in the order of Tile
CHAMBER_SHAPES = (Shape.T_PIECE, Shape.CROSS, Shape.STRAIGHT, Shape.DEAD_END)
ENDS, GOES_ON, GOES_ON_WITH_RING = "ends", "goes_on", "goes_on_with_ring"  # [P.K2] the turn of the mask's carrier


class TableRules(Record, frozen=True):
    """The rules of one table."""

    corridors: "tuple[int, ...]"  # T-pieces, bends and straights
    chamber: Shape
    start_doors: str
    photos: "tuple[Photo, ...]"
    mummy_drops_treasure: bool
    no_way_ends_turn: bool
    finding_turn_counts: bool
    collapse: str
    dig_out: bool
    break_in: bool
    mask_turn: str
    start: str
    first_player: "Optional[int]"  # the seat that begins; None: drawn by lot
    no_progress_rounds: int
    last_round: int
    open_scores: bool

    def doors_of(self, tile: Tile) -> int:
        """The doors of a tile in one of its orientations."""
        return self.chamber.doors if tile.is_chamber else CORRIDOR_SHAPES[tile.index].doors


def corridors_in(text: str) -> tuple[int, ...]:
    """[P.C2] How many T-pieces, bends and straights there are, as in 12/10/8; nothing when the text says none."""
    numbers = tuple(int(part) for part in text.split("/")) if re.fullmatch(r"\d{1,2}/\d{1,2}/\d{1,2}", text) else ()
    return numbers if sum(numbers) == CORRIDORS else ()


def photos_in(text: str) -> tuple[Photo, ...]:
    """[P.C5] The five photos, as in 1,1m,2c,2m,3c; nothing when they do not use up all treasures with the last one."""
    found = [re.fullmatch(r"([1-9])([mc]?)", part) for part in text.split(",")]
    photos = tuple(Photo(int(one[1]), OMENS[one[2]]) for one in found if one is not None)
    is_whole = len(photos) == len(found) == CHAMBERS
    return photos if is_whole and sum(photo.treasures for photo in photos) == len(TREASURES) + 1 else ()


def has_corridors(text: str) -> bool:
    """Whether a text says how many corridors there are."""
    return bool(corridors_in(text))


def has_photos(text: str) -> bool:
    """Whether a text says which photos there are."""
    return bool(photos_in(text))


SETTINGS: tuple[Setting, ...] = (
    Text("corridors", "P.C2", "12/10/8", SEATS, has_corridors),
    OneOf("chamber", "P.C2", [shape.value for shape in CHAMBER_SHAPES], SEATS),
    OneOf("start_doors", "P.C2", list(START_DOORS), SEATS),
    Text("photos", "P.C5", "1,1m,2c,2m,3c", SEATS, has_photos),
    Switch("mummy_drops_treasure", "P.M3", default=True, seats=SEATS),
    Switch("no_way_ends_turn", "P.M6", default=False, seats=SEATS),
    Switch("finding_turn_counts", "P.K1", default=False, seats=SEATS),
    OneOf("collapse", "P.K4", list(RINGS), SEATS),
    Switch("dig_out", "P.Z1", default=True, seats=SEATS),
    Switch("break_in", "P.Z3", default=True, seats=SEATS),
    OneOf("mask_turn", "P.K2", [ENDS, GOES_ON, GOES_ON_WITH_RING], SEATS),
    OneOf("start", "P.S1", list(START_SQUARES), SEATS),
    FirstPlayer("P.S3", SEATS),
    Number("no_progress_rounds", "P.Z2", 10, SEATS, (1, 100)),
    Number("last_round", "P.Z2", 60, SEATS, (1, 200)),
    Switch("open_scores", "P.X2", default=False, seats=SEATS),
)
FIXED_1: dict[str, Value] = {"break_in": False, "mask_turn": ENDS, "start": "middle", "first_player": LOT}


class Ruleset(NamedTuple):
    """What one version of the rules lets a table choose, and what it fixes."""

    settings: tuple[Setting, ...]
    fixed: Mapping[str, Value]


RULESET = Ruleset(SETTINGS, {})
RULESET_1 = Ruleset(tuple(setting for setting in SETTINGS if setting.name not in FIXED_1), FIXED_1)


def table_rules(ruleset: Ruleset, seats: int, options: Options) -> TableRules:
    """The rules that a table has chosen; refuses what cannot be chosen."""
    chosen = {**ruleset.fixed, **settled(ruleset.settings, SEATS, seats, options)}
    return TableRules(
        corridors=corridors_in(str(chosen["corridors"])),
        chamber=Shape(chosen["chamber"]),
        start_doors=str(chosen["start_doors"]),
        photos=photos_in(str(chosen["photos"])),
        mummy_drops_treasure=bool(chosen["mummy_drops_treasure"]),
        no_way_ends_turn=bool(chosen["no_way_ends_turn"]),
        finding_turn_counts=bool(chosen["finding_turn_counts"]),
        collapse=str(chosen["collapse"]),
        dig_out=bool(chosen["dig_out"]),
        break_in=bool(chosen["break_in"]),
        mask_turn=str(chosen["mask_turn"]),
        start=str(chosen["start"]),
        first_player=first_seat(chosen["first_player"]),
        no_progress_rounds=int(chosen["no_progress_rounds"]),
        last_round=int(chosen["last_round"]),
        open_scores=bool(chosen["open_scores"]),
    )

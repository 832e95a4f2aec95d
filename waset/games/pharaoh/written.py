"""How a state or view is written down: the types of what `data.py` makes, for schemas."""

from typing import Annotated, Literal, Optional, TypeAlias, TypedDict

from waset.engine.schema import names_of
from waset.games.pharaoh.agenda import AnyTask
from waset.games.pharaoh.components import Photo, Tile
from waset.games.pharaoh.result import Result
from waset.games.pharaoh.table_rules import TableRules

FaceDown: TypeAlias = Literal["?"]
TileName: TypeAlias = Annotated[str, names_of(Tile)]


class SeatView(TypedDict):
    """What belongs to one seat; `?` for the worth of what it delivered where that is not shown."""

    archaeologist: "Optional[str]"
    helper: "Optional[str]"
    carries: int
    lamps: "list[str]"
    supply: int
    photos: "list[Photo]"
    delivered: "list[int | FaceDown]"


class TileView(TypedDict):
    """A face-up tile with its doors and the treasures on it."""

    doors: str
    treasures: "list[int]"


class UnseenView(TypedDict):
    """The pyramid radar: what nobody has seen yet, treasures by their worth."""

    tiles: "dict[TileName, int]"
    photos: "list[Photo]"
    treasures: "dict[str, int]"


class MaskView(TypedDict):
    """The death mask and the collapse."""

    chamber: "Optional[str]"
    finder: "Optional[int]"
    owner: "Optional[int]"
    falls_at: "Optional[int]"
    taken_at: "Optional[int]"
    ring: "Optional[int]"


class PublicView(TypedDict):
    """What all views of a table have in common. A tile is face down (`?`), gone (null), or there."""

    game: str
    rules: "TableRules"
    turn: int
    round: int
    starter: int
    active: int
    actions: int
    agenda: "list[AnyTask]"
    start: "Optional[str]"
    tiles: "dict[str, TileView | FaceDown | None]"
    turned: "Optional[TileName]"
    chambers: "dict[TileName, str | None]"
    drawn: "Optional[Photo]"
    unseen: "UnseenView"
    mask: "MaskView"
    quiet_rounds: int
    idle_rounds: int
    result: "Optional[Result]"


class PrivateView(TypedDict):
    """Where the views of a table differ."""

    seats: "list[SeatView]"


class View(PublicView, PrivateView):
    """The table as one viewer sees it."""

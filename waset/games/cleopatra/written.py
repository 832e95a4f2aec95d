"""How a state or view is written down: the types of what `data.py` makes, for schemas."""

from typing import Annotated, Literal, Optional, TypeAlias, TypedDict

from waset.engine.schema import names_of
from waset.games.cleopatra.actions import AnyAction
from waset.games.cleopatra.agenda import AnyTask
from waset.games.cleopatra.components import Card, Mosaic, Piece, Worshipper
from waset.games.cleopatra.result import Result

CardName: TypeAlias = Annotated[str, names_of(Card)]
MosaicName: TypeAlias = Annotated[str, names_of(Mosaic)]
PieceName: TypeAlias = Annotated[str, names_of(Piece)]
WorshipperName: TypeAlias = Annotated[str, names_of(Worshipper)]
Amount: TypeAlias = int | Literal["?"]
CardNumbers: TypeAlias = dict[CardName, int]


class LyingView(TypedDict):
    """Cards as they lie, `?` for face-down ones; these come from lots, in order."""

    cards: "list[CardName]"
    lots: "list[int]"


class PileView(TypedDict):
    """How many cards lie face up and face down beneath the top of the draw pile."""

    up: int
    down: int


class SeatView(TypedDict):
    """What belongs to one seat; `?` is what the viewer may not know."""

    hand: "CardNumbers"
    talents: "Amount"
    amulets: "Amount"
    talents_seen: int
    amulets_seen: int
    merchants: int
    statues: int


class MarketView(TypedDict):
    """Stalls, draw pile and discards."""

    stalls: "dict[str, LyingView]"
    drawn: "LyingView"
    looked: "CardNumbers"
    top: "Optional[CardName]"
    pile: "PileView"
    lots: "list[CardNumbers]"
    discards: "CardNumbers"


class LaidView(TypedDict):
    """A mosaic in the garden."""

    mosaic: "MosaicName"
    squares: "list[str]"


class SanctuaryView(TypedDict):
    """A sanctuary; nobody may own it."""

    owner: "Optional[int]"
    squares: "list[str]"


class PalaceView(TypedDict):
    """Pieces, garden, Cleopatra and the altar."""

    pieces: "dict[PieceName, list[int]]"
    mosaics: "list[LaidView]"
    mosaic_pile: "list[MosaicName]"
    mosaic_top: "Optional[MosaicName]"
    sanctuaries: "list[SanctuaryView]"
    cleopatra: int
    start_space: int
    priests: int
    worshippers: "list[WorshipperName]"
    built_this_turn: int
    left_over: "CardNumbers"
    piece_bonus: int
    free_artisans: int
    free_resources: int


class PublicView(TypedDict):
    """What all views of a table have in common."""

    game: str
    turn: int
    turns_left: "Optional[int]"
    quiet_turns: int
    turns_without_building: int
    active: int
    agenda: "list[AnyTask]"
    palace: "PalaceView"
    offers: "list[CardNumbers]"
    result: "Optional[Result]"


class PrivateView(TypedDict):
    """Where the views of a table differ."""

    seats: "list[SeatView]"
    market: "MarketView"
    sealed: "list[AnyAction | None]"


class View(PublicView, PrivateView):
    """The table as one viewer sees it."""

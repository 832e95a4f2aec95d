"""What the palace still offers: the same to every seat, until something is built."""

from __future__ import annotations

from functools import lru_cache

from waset.bots.cleopatra.spending import Spending, spending_by
from waset.games.cleopatra.components import LAST_SPACE, MOSAICS, PIECES, Mosaic, Piece
from waset.games.cleopatra.edition import Edition, PieceType
from waset.games.cleopatra.geometry import GARDEN, PALMS, PLACEMENTS, Squares
from waset.games.cleopatra.rules.payment import Cost
from waset.games.cleopatra.state import State

AHEAD = 4  # pieces of one category that are looked at
USUAL_PALMS = 2  # under a mosaic that is not on top yet
PALMS_FIRST: tuple[tuple[Squares, ...], ...] = tuple(
    tuple(sorted(masks, key=lambda mask: -(mask & PALMS).bit_count())) for masks in PLACEMENTS
)


class Site:
    """A category that is not complete: what a piece of it costs, and what the next ones earn at best."""

    __slots__ = ("cost", "left", "need", "piece", "rewards", "spend", "units")

    def __init__(self, piece: Piece, cost: Cost, left: int, rewards: tuple[int, ...], spending: Spending) -> None:
        self.piece = piece
        self.cost = cost
        self.left = left
        self.rewards = rewards
        self.units = sum(number for _, number in cost.parts())
        self.spend = spending.spends[type(cost)]
        self.need = spending.needs[type(cost)]


class Board:
    """The palace as builders see it."""

    __slots__ = ("by_piece", "distance", "edition", "mosaics_left", "progress", "sites", "spending", "time")

    def __init__(self, edition: Edition, sites: tuple[Site, ...], start_space: int, spending: Spending) -> None:
        self.edition = edition
        self.sites = sites
        self.spending = spending
        self.by_piece: list[Site | None] = [None] * len(PIECES)
        lefts, fractions = [0] * len(PIECES), [1.0] * len(PIECES)
        for site in sites:
            self.by_piece[site.piece.index] = site
            lefts[site.piece.index] = site.left
            fractions[site.piece.index] = 1 - site.left / number_of(edition, site.piece)
        needed = LAST_SPACE - start_space
        self.progress = min(1.0, (start_space + sum(sorted(fractions)[-needed:])) / LAST_SPACE)
        self.distance = sum(sorted(lefts)[:needed])  # the fewest pieces that end the game
        self.time = min(1.0, 0.3 + self.distance / 12)  # what a card is worth, for it takes turns to use it
        self.mosaics_left = lefts[Piece.MOSAIC.index] / len(MOSAICS)


def number_of(edition: Edition, piece: Piece) -> int:
    """How many pieces a category has."""
    return len(MOSAICS) if piece is Piece.MOSAIC else edition.piece_types[piece.index].count


def board_of(state: State) -> Board:
    """The palace of a state."""
    pile, top, spending = state.mosaic_pile, state.mosaic_top, spending_by(state.rules)
    return board_at(state.edition, tuple(state.pieces), state.built, pile, top, state.start_space, spending)


@lru_cache(maxsize=2048)
def board_at(
    edition: Edition,
    pieces: tuple[int, ...],
    built: Squares,
    pile: int,
    top: Mosaic | None,
    start_space: int,
    spending: Spending,
) -> Board:
    """The palace with these spots filled, these squares covered and these mosaics left."""
    sites: list[Site] = []
    for kind in edition.piece_types:
        left = kind.count - pieces[kind.piece.index].bit_count()
        if left:
            rewards = next_rewards(edition, pieces, built, kind)
            sites.append(Site(kind.piece, kind.cost, left, rewards, spending))
    if pile:
        base, left = edition.mosaics.base, pile.bit_count()
        palms = USUAL_PALMS if top is None else most_palms(top, GARDEN & ~built)
        rewards = (base + palms, *([base + USUAL_PALMS] * (min(left, AHEAD) - 1)))
        sites.append(Site(Piece.MOSAIC, edition.mosaics.cost, left, rewards, spending))
    return Board(edition, tuple(sites), start_space, spending)


def next_rewards(edition: Edition, pieces: tuple[int, ...], built: Squares, kind: PieceType) -> tuple[int, ...]:
    """What the next pieces of a category earn, each where it earns most."""
    table = State(edition, 0)  # with nothing on it but what rewards depend on
    table.pieces, table.built = list(pieces), built
    rewards: list[int] = []
    while len(rewards) < AHEAD and (spots := kind.spots(table, kind.piece)):
        reward, spot = max((kind.reward(table, spot), spot) for spot in spots)
        rewards.append(reward)
        table.pieces[kind.piece.index] |= 1 << spot
    return tuple(rewards)


@lru_cache(maxsize=4096)
def most_palms(mosaic: Mosaic, open_squares: Squares) -> int:
    """The most palms that a mosaic can still cover."""
    closed = ~open_squares
    for mask in PALMS_FIRST[mosaic.index]:
        if not mask & closed:
            return (mask & PALMS).bit_count()
    return 0

"""What a seat can see coming, as plain data: costs, gains, dangers. All of it follows from the seat's own view."""

from typing import Optional

from waset.engine.base import Plain
from waset.engine.game import Viewer
from waset.games.cleopatra.agenda import Draw, PlaceMosaic
from waset.games.cleopatra.cards import TAINTED, UNKNOWN_SHIFT, pack, size
from waset.games.cleopatra.components import HAND_LIMIT, LAST_SPACE, PIECES, Card, Mosaic, Piece, Worshipper
from waset.games.cleopatra.geometry import Squares, names
from waset.games.cleopatra.rules import limit, payment, quarry
from waset.games.cleopatra.rules.beggar_and_envoy import BEGGARS_TALENTS
from waset.games.cleopatra.rules.garden import next_mosaics, palms_under
from waset.games.cleopatra.rules.payment import Cost, Purse
from waset.games.cleopatra.rules.scoring import Sums
from waset.games.cleopatra.rules.sobek import penalty_of
from waset.games.cleopatra.state import State
from waset.games.cleopatra.worth import cost, formed, left, places, purse_view, rule, spot_rewards, total


class Part(Plain, frozen=True):
    """So many units of what a piece costs: of a kind, or `equal` or `different` ones."""

    name: str
    number: int


class Price(Plain, frozen=True):
    """How the seat could pay: the number of ways and the cleanest one; without a way, what is missing."""

    ways: int
    amulets: int
    merchants: int
    waived: int
    missing: "tuple[str, ...]"


class SpotWorth(Plain, frozen=True):
    """A spot for the next piece and what it would earn there."""

    spot: int
    reward: int


class Category(Plain, frozen=True):
    """A category of the quarry."""

    piece: Piece
    rule: str
    cost: "tuple[Part, ...]"
    total: int
    left: int
    least: "Optional[int]"  # what the next piece earns at least and at most; None when there is none
    most: "Optional[int]"
    best: "tuple[int, ...]"  # the spots that earn the most; none for mosaics
    spots: "tuple[SpotWorth, ...]"
    price: "Optional[Price]"  # None for spectators and where none is left


class MosaicWorth(Plain, frozen=True):
    """A mosaic of the pile: what it would earn, and the squares of one of its best places."""

    mosaic: Mosaic
    is_top: bool
    least: "Optional[int]"  # None when it fits nowhere
    most: "Optional[int]"
    best: "tuple[str, ...]"


class Laying(Plain, frozen=True):
    """A place for the mosaic at hand: its reward with the palms under it, and the sanctuaries it would form."""

    squares: "tuple[str, ...]"
    reward: int
    palms: int
    sanctuaries: "tuple[tuple[str, ...], ...]"


class StallWorth(Plain, frozen=True):
    """What taking a stall would mean for the seat's hand; face-down cards may be tainted too."""

    stall: int
    cards: int
    hidden: int
    tainted: int
    hand: int
    above_limit: int


class Called(Plain, frozen=True):
    """A worshipper of Sobek: what its slot demands now, whether the seat can pay that, and what it grants."""

    worshipper: Worshipper
    slot: int
    rule: str
    talents: int
    amulets: int
    is_payable: bool
    piece_bonus: int
    artisans: int
    resources: int
    cards: int


class Character(Plain, frozen=True):
    """A character of the deck: the amulets that playing it brings."""

    card: Card
    amulets: int


class Rank(Plain, frozen=True):
    """What a rank in an offering would mean: amulets taken or returned."""

    rank: int
    takes: int
    returns: int


class Several(Plain, frozen=True):
    """[06.B9] The bonus for several pieces in one visit: by their number, as it stands, and with one more."""

    bonuses: "tuple[int, ...]"
    now: int
    with_next: int


class Progress(Plain, frozen=True):
    """Cleopatra's progress: where she stands, where she would walk if the building ended now, and her last space."""

    at: int
    to: int
    last: int
    complete: int
    offering_after: "Optional[int]"  # [19.O1] crossing this space brings the offering


class Own(Plain, frozen=True):
    """What the seat alone knows: how it would stand if the game ended now, and what the hand limit would cost."""

    talents: int
    wealth: int
    amulets: int
    tainted: int
    returned: int
    corruption: int
    hand: int
    limit: int
    above_limit: int
    discarding: int  # amulets for discarding down to the limit
    keeping: int  # amulets for keeping all


class Outlook(Plain, frozen=True):
    """Everything a seat can see coming; spectators are told what holds for everybody."""

    quarry: "tuple[Category, ...]"
    mosaics: "tuple[MosaicWorth, ...]"
    layings: "tuple[Laying, ...]"  # in the order of the options, while the seat lays a mosaic
    stalls: "tuple[StallWorth, ...]"
    worshippers: "tuple[Called, ...]"
    characters: "tuple[Character, ...]"
    begged: int  # [06.K1] the talents that a Beggar is given
    offering: "tuple[Rank, ...]"
    several: Several
    piece_bonus: int  # on top of every reward this turn [19.K3]
    walk: Progress
    own: "Optional[Own]"


def outlook(view: State, seat: Viewer) -> Outlook:
    """What a seat can see coming."""
    built = view.built_this_turn
    return Outlook(
        quarry=tuple(category(view, seat, piece) for piece in PIECES),
        mosaics=tuple(mosaic_worth(view, mosaic) for mosaic in next_mosaics(view)),
        layings=layings(view, seat),
        stalls=tuple(stall_worth(view, seat, stall) for stall in range(len(view.stalls))),
        worshippers=tuple(called(view, seat, worshipper) for worshipper in view.worshippers),
        characters=tuple(Character(card, amulets) for card, amulets in view.edition.character_amulets.items()),
        begged=BEGGARS_TALENTS,
        offering=tuple(rank(view, seat, place) for place in range(1, view.seats + 1)),
        several=Several(
            view.edition.several_bonus, quarry.several_bonus(view, built), quarry.several_bonus(view, built + 1)
        ),
        piece_bonus=view.piece_bonus,
        walk=walk(view),
        own=None if seat is None else own(view, seat),
    )


def category(view: State, seat: Viewer, piece: Piece) -> Category:
    """One category as it stands."""
    needed, number = cost(view, piece), left(view, piece)
    if piece is Piece.MOSAIC:
        top = None if view.mosaic_top is None else mosaic_worth(view, view.mosaic_top)
        spots: list[tuple[int, int]] = []
        least, most = (None, None) if top is None else (top.least, top.most)
    else:
        spots = spot_rewards(view, piece)
        earned = [reward for _, reward in spots]
        least, most = min(earned, default=None), max(earned, default=None)
    return Category(
        piece=piece,
        rule=rule(view, piece),
        cost=tuple(Part(name, units) for name, units in needed.parts()),
        total=total(view, piece),
        left=number,
        least=least,
        most=most,
        best=tuple(spot for spot, reward in spots if reward == most),
        spots=tuple(SpotWorth(spot, reward) for spot, reward in spots),
        price=None if seat is None or not number else price(view, seat, needed),
    )


def price(view: State, seat: int, needed: Cost) -> Price:
    """The cleanest way to pay, or what is missing."""
    view = purse_view(view, seat)
    ways = payment.options(view, seat, needed)
    if not ways:
        return Price(0, 0, 0, 0, tuple(needed.missing(Purse(view, seat))))
    amulets, merchants, waived, _ = payment.dirt(ways[0])
    return Price(len(ways), amulets, merchants, waived, ())


def mosaic_worth(view: State, mosaic: Mosaic) -> MosaicWorth:
    """What a mosaic of the pile would earn."""
    is_top = mosaic is view.mosaic_top
    earned = [(view.edition.mosaics.reward(mask), mask) for mask in places(view, mosaic)]
    if not earned:
        return MosaicWorth(mosaic, is_top, None, None, ())
    most, best = max(earned)
    return MosaicWorth(mosaic, is_top, min(earned)[0], most, names(best))


def layings(view: State, seat: Viewer) -> tuple[Laying, ...]:
    """Every place for the mosaic that the seat is to lay, in the order of the options."""
    task = view.agenda[-1] if view.agenda else None
    if not isinstance(task, PlaceMosaic) or seat != view.active:
        return ()
    return tuple(laying(view, mask) for mask in places(view, task.mosaic))


def laying(view: State, mask: Squares) -> Laying:
    """What one place in the garden would bring."""
    areas = tuple(names(area) for area in formed(view, mask))
    return Laying(names(mask), view.edition.mosaics.reward(mask), palms_under(mask), areas)


def stall_worth(view: State, seat: Viewer, stall: int) -> StallWorth:
    """What taking a stall would mean."""
    cards = pack(view.stalls[stall].cards)
    hand = size(cards) + (0 if seat is None else size(view.hands[seat]))
    tainted, hidden = size(cards & TAINTED), cards >> UNKNOWN_SHIFT
    return StallWorth(stall, size(cards), hidden, tainted, hand, max(0, hand - HAND_LIMIT))


def called(view: State, seat: Viewer, worshipper: Worshipper) -> Called:
    """What calling a worshipper would mean."""
    penalty, power = penalty_of(view, worshipper), view.edition.worshippers[worshipper.index]
    return Called(
        worshipper=worshipper,
        slot=view.worshippers.index(worshipper) + 1,
        rule=power.rule,
        talents=penalty.talents,
        amulets=penalty.amulets,
        is_payable=seat is not None and penalty.talents <= view.talents[seat],
        piece_bonus=power.piece_bonus,
        artisans=power.artisans,
        resources=power.resources,
        cards=sum(task.upto for task in power.tasks if isinstance(task, Draw)),
    )


def rank(view: State, seat: Viewer, place: int) -> Rank:
    """[C.O3] What a rank in an offering would mean for the seat."""
    if place > 1:
        return Rank(place, place - 1, 0)
    returned = view.edition.highest_bid_returns
    return Rank(place, 0, returned if seat is None else min(returned, view.amulets[seat]))


def walk(view: State) -> Progress:
    """Cleopatra's progress."""
    complete = quarry.complete_categories(view)
    return Progress(view.cleopatra, quarry.walks_to(view), LAST_SPACE, complete, view.edition.offering_after or None)


def own(view: State, seat: int) -> Own:
    """How the seat would stand."""
    sums, above = Sums(view, seat), max(0, limit.excess(view, seat))
    return Own(
        talents=sums.talents,
        wealth=sums.wealth,
        amulets=sums.amulets,
        tainted=sums.tainted,
        returned=sums.returned,
        corruption=sums.corruption,
        hand=size(view.hands[seat]),
        limit=HAND_LIMIT,
        above_limit=above,
        discarding=view.edition.discard_penalty if above else 0,
        keeping=above,
    )

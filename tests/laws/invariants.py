"""What must add up in every state, game by game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.laws import pharaoh
from tests.laws.games import Setup
from waset.games.cleopatra.agenda import Deal, Offering
from waset.games.cleopatra.cards import UNKNOWN_SHIFT, Cards, counts, pack, size
from waset.games.cleopatra.components import CARDS, DICE, LAST_SPACE, MOSAICS, UNLIMITED, WORSHIPPERS, Card
from waset.games.cleopatra.geometry import GARDEN, PLACEMENTS, THRONE_SPACE, fits, squares
from waset.games.cleopatra.state import State

HIGH_BITS = int.from_bytes(b"\x80" * len(CARDS), "little")  # one above each kind's count: a borrow clears it


def lying_open(state: State) -> Cards:
    """The open cards on the stalls, among those drawn and on top of the pile."""
    lying = [card for place in (*state.stalls, state.drawn) for card in place.cards]
    lying += [state.top] if state.top is not None else []
    return pack(card for card in lying if card is not Card.UNKNOWN)


def cards_add_up(setup: Setup, state: State) -> None:
    """Every card of the deck is somewhere, once; in a full state none is unknown."""
    holdings = [*state.hands, *state.lots, state.discards, state.looked]
    assert all(holding >= 0 and not holding >> UNKNOWN_SHIFT for holding in holdings), "a card is unknown"
    everywhere = sum(holdings) + lying_open(state)
    deck = state.rules.deck
    assert everywhere == deck, f"cards: {dict(zip(CARDS, counts(everywhere), strict=True))}"


def lots_add_up(setup: Setup, state: State) -> None:
    """Each lot has as many cards as lie face down from it, and the last one those of the draw pile too."""
    if any(isinstance(task, Deal) for task in state.agenda) and not state.up + state.down:
        return  # the deck is not mixed yet
    down = [0] * len(state.lots)
    for place in (*state.stalls, state.drawn):
        assert len(place.lots) == place.cards.count(Card.UNKNOWN) or place is state.drawn
        for lot in place.lots:
            down[lot] += 1
    down[-1] += state.up + state.down + (state.top is Card.UNKNOWN)
    assert [size(lot) for lot in state.lots] == down, "lots and face-down cards"


def drawn_add_up(setup: Setup, state: State) -> None:
    """Each face-down card drawn is still in its lot or was looked at."""
    assert state.drawn.cards.count(Card.UNKNOWN) == len(state.drawn.lots) + size(state.looked)


def purses_add_up(setup: Setup, state: State) -> None:
    """[C.X2] Money and amulets are what everybody saw come and go."""
    for seat in range(setup.seats):
        assert state.talents[seat] == state.edition.talents + state.talents_seen[seat]
        assert state.amulets[seat] == state.amulets_seen[seat]


def nothing_is_negative(setup: Setup, state: State) -> None:
    """There is never less than nothing of anything."""
    numbers = [*state.talents, *state.amulets, *state.merchants, *state.statues, *state.pieces]
    numbers += [state.up, state.down, state.quiet, state.unbuilt, state.turn, state.built_this_turn, state.left_over]
    assert min(numbers) >= 0, f"below zero: {numbers}"
    assert all(merchants <= state.edition.by_seats[setup.seats].merchants for merchants in state.merchants)
    assert 0 <= state.priests <= DICE
    assert state.start_space <= state.cleopatra <= LAST_SPACE


def statues_add_up(setup: Setup, state: State) -> None:
    """[C.A2] A statue is with its seat or on a sanctuary; no square is in two sanctuaries or under a mosaic."""
    for seat in range(setup.seats):
        claimed = sum(one.owner == seat for one in state.sanctuaries)
        assert state.statues[seat] + claimed == state.edition.statues
    within = [name for one in state.sanctuaries for name in one.squares]
    assert len(within) == len(set(within)), "sanctuaries overlap"
    assert not squares(within) & state.built, "a sanctuary is under a mosaic"


def mosaics_add_up(setup: Setup, state: State) -> None:
    """[C.G9] Mosaics lie on free squares in their shape; the others are in the pile or fitted nowhere."""
    masks = [squares(laid.squares) for laid in state.laid]
    assert all(mask in PLACEMENTS[laid.mosaic.index] for laid, mask in zip(state.laid, masks, strict=True))
    assert sum(masks) == state.built, "mosaics overlap, or the squares under them are wrong"
    assert not state.built & THRONE_SPACE
    on_board = sum({laid.mosaic.bit for laid in state.laid})
    assert not on_board & state.mosaic_pile, "a mosaic is on the board and in the pile"
    assert state.mosaic_top is None or state.mosaic_pile & state.mosaic_top.bit
    assert len(state.laid) == on_board.bit_count() <= len(MOSAICS)


def pieces_fit(setup: Setup, state: State) -> None:
    """No category has more pieces than the box."""
    for kind in state.edition.piece_types:
        assert state.pieces[kind.piece.index] < 1 << kind.count


def is_part_of(sure: Cards, cards: Cards) -> bool:
    """Whether each kind of `sure` is in `cards` as often, and none of `sure` is unknown."""
    return not sure >> UNKNOWN_SHIFT and ((cards | HIGH_BITS) - sure) & HIGH_BITS == HIGH_BITS


def memory_is_true(setup: Setup, state: State) -> None:
    """What anybody is sure of is really there, and nobody knows less than everybody does."""
    memory = state.memory
    assert memory is not None
    for holding, cards in enumerate((*state.hands, state.discards, *state.lots)):
        public = memory.known(holding, None)
        for viewer in setup.viewers:
            if viewer != holding:
                sure = memory.known(holding, viewer)
                assert is_part_of(sure, cards), f"{viewer} is wrong about holding {holding}"
                assert is_part_of(public, sure), f"{viewer} forgot what all know of holding {holding}"


def nothing_comes_back(setup: Setup, before: State, after: State) -> None:
    """[06.P6] What leaves the game stays away, what is built stays built, and the clock does not run back."""
    assert all(now <= then for now, then in zip(after.merchants, before.merchants, strict=True))
    assert all(now <= then for now, then in zip(after.statues, before.statues, strict=True))
    assert all(now & then == then for now, then in zip(after.pieces, before.pieces, strict=True))
    assert after.built & before.built == before.built
    assert after.laid[: len(before.laid)] == before.laid
    assert after.mosaic_pile & ~before.mosaic_pile == 0
    assert after.cleopatra >= before.cleopatra
    assert after.turn >= before.turn


def mosaics_leave_one_by_one(setup: Setup, before: State, after: State) -> None:
    """[C.B11] A mosaic leaves the pile for the garden, or because it fits nowhere in it."""
    gone = before.mosaic_pile & ~after.mosaic_pile
    assert gone.bit_count() <= 1
    if gone and len(after.laid) == len(before.laid):
        (mosaic,) = [mosaic for mosaic in MOSAICS if mosaic.bit == gone]
        assert not fits(mosaic, GARDEN & ~after.built), f"{mosaic} was set aside, but fits"
    set_aside = len(MOSAICS) - len(after.laid) - after.mosaic_pile.bit_count()
    assert set_aside >= len(MOSAICS) - len(before.laid) - before.mosaic_pile.bit_count()


def worshippers_add_up(setup: Setup, state: State) -> None:
    """[19.K1] Each worshipper lies on one slot, discounts never go below nothing, and only one power holds."""
    assert len(set(state.worshippers)) == len(state.worshippers) <= len(WORSHIPPERS)
    powers = (state.piece_bonus, state.free_artisans, state.free_resources)
    assert min(powers) >= 0
    assert sum(power > 0 for power in powers) <= 1
    assert UNLIMITED <= state.turns_left < setup.seats


def one_offering(setup: Setup, before: State, after: State) -> None:
    """[19.O1] Cleopatra passes the line at most once, and only then bids are made."""
    if any(isinstance(task, Offering) for task in after.agenda):
        assert after.cleopatra > after.edition.offering_after
    assert before.turns_left == UNLIMITED or after.turns_left in (before.turns_left, before.turns_left - 1)


CLEOPATRA = (
    cards_add_up,
    lots_add_up,
    drawn_add_up,
    purses_add_up,
    nothing_is_negative,
    statues_add_up,
    mosaics_add_up,
    pieces_fit,
    memory_is_true,
)
INVARIANTS: dict[str, tuple[Callable[[Setup, Any], None], ...]] = {
    "cleopatra-2006": CLEOPATRA,
    "cleopatra-2019": (*CLEOPATRA, worshippers_add_up),
    "pharaoh": pharaoh.INVARIANTS,
}
CHANGES: dict[str, tuple[Callable[[Setup, Any, Any], None], ...]] = {
    "cleopatra-2006": (nothing_comes_back, mosaics_leave_one_by_one),
    "cleopatra-2019": (nothing_comes_back, mosaics_leave_one_by_one, one_offering),
    "pharaoh": pharaoh.CHANGES,
}


def check(setup: Setup, state: Any) -> None:
    """Everything that must hold in a full state of this game."""
    for invariant in INVARIANTS.get(setup.game.name, ()):
        invariant(setup, state)


def check_change(setup: Setup, before: Any, after: Any) -> None:
    """Everything that must hold between one event and the next."""
    for invariant in CHANGES.get(setup.game.name, ()):
        invariant(setup, before, after)

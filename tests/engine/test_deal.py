"""Sealed deals: every draw follows from the seed, without bias, and anybody can check it."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waset.engine.deal import SEED_BYTES, SealedDealer, seed_of, uniform_below
from waset.engine.game import Chance

SEED = bytes(range(SEED_BYTES))
CHI_SQUARE = {2: 15.1, 3: 18.4, 6: 25.7, 7: 27.9, 10: 33.7}  # beyond it one fair series in ten thousand
DRAWS = 20_000
HALF = (1 << 255) + 1  # a total that nearly half of all digests must be rejected for


def digest(seed: bytes, number: int, attempt: int) -> int:
    """The documented derivation, written again: a tag, the seed, the draw as 8 bytes, the attempt as 4."""
    message = b"waset draw 1" + seed + number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
    return int(sha256(message).hexdigest(), 16)


def checked(seed: bytes, number: int, total: int) -> tuple[int, int]:
    """The number below the total and the attempt that gave it, by the documented rejection."""
    largest_multiple = (2**256 // total) * total
    attempt = 0
    while digest(seed, number, attempt) >= largest_multiple:
        attempt += 1
    return digest(seed, number, attempt) % total, attempt


def test_known_answers() -> None:
    """Computed once apart from the code: they change only with the derivation, and then every record is void."""
    assert [uniform_below(bytes(SEED_BYTES), number, 1000) for number in range(6)] == [275, 15, 493, 863, 253, 929]
    assert [uniform_below(SEED, number, 1000) for number in range(6)] == [386, 84, 186, 145, 1, 997]


@given(st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES), st.integers(0, 2**64 - 1), st.integers(1, 2**256))
def test_a_draw_follows_from_the_documented_derivation(seed: bytes, number: int, total: int) -> None:
    assert uniform_below(seed, number, total) == checked(seed, number, total)[0]


def test_numbers_that_would_be_biased_are_rejected() -> None:
    attempts = Counter(checked(SEED, number, HALF)[1] for number in range(400))
    assert attempts[0] > 150
    assert attempts[1] > 50
    assert max(attempts) >= 4
    for number in range(400):
        value, attempt = checked(SEED, number, HALF)
        assert uniform_below(SEED, number, HALF) == value == digest(SEED, number, attempt) < HALF


@pytest.mark.parametrize("total", CHI_SQUARE)
def test_small_totals_are_uniform(total: int) -> None:
    drawn = Counter(uniform_below(SEED, number, total) for number in range(DRAWS))
    assert set(drawn) == set(range(total))
    expected = DRAWS / total
    assert sum((count - expected) ** 2 / expected for count in drawn.values()) < CHI_SQUARE[total]


def test_a_total_of_one_needs_no_luck() -> None:
    assert [uniform_below(SEED, number, 1) for number in range(10)] == [0] * 10


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert SealedDealer(SEED).commitment == sha256(SEED).hexdigest()
    assert SealedDealer(SEED).commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


@pytest.mark.parametrize("length", [0, SEED_BYTES - 1, SEED_BYTES + 1, 64])
def test_a_seed_has_its_length(length: int) -> None:
    with pytest.raises(ValueError, match=f"not {length}"):
        SealedDealer(bytes(length))


def test_a_dealer_draws_by_the_weights() -> None:
    chance = Chance(("rare", "never", "often"), (1, 0, 3), 4)
    dealer = SealedDealer(SEED)
    drawn = [dealer.draw(chance, number) for number in range(4000)]
    assert drawn == [chance.pick(uniform_below(SEED, number, 4)) for number in range(4000)]
    assert Counter(drawn).keys() == {"rare", "often"}
    assert 850 < drawn.count("rare") < 1150


def test_a_draw_depends_on_its_number_and_on_nothing_before_it() -> None:
    chance = Chance(range(1000), [1] * 1000, 1000)
    dealer = SealedDealer(SEED)
    forwards = [dealer.draw(chance, number) for number in range(50)]
    backwards = [dealer.draw(chance, number) for number in reversed(range(50))]
    assert forwards == backwards[::-1]
    assert len(set(forwards)) > 40


def test_games_of_a_series_have_seeds_of_their_own() -> None:
    seeds = {seed_of(name, number) for name in ("", "a", "b") for number in range(50)}
    assert len(seeds) == 150
    assert {len(seed) for seed in seeds} == {SEED_BYTES}
    assert seed_of("a", 1) == seed_of("a", 1)

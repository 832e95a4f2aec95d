"""Ratings: known values, equals, the anchor, and another method that comes to the same."""

from __future__ import annotations

from math import log10, sqrt
from random import Random

import pytest

from waset.arena.ratings import ELO, Choices, Ranking, choices_of, ratings

A_WINS: Ranking = (("a",), ("b",))
B_WINS: Ranking = (("b",), ("a",))
DRAWN: Ranking = (("a", "b"),)


def drawn_from(strengths: dict[str, float], games: int, rng: Random) -> list[Ranking]:
    """Rankings of all bots, each place given as likely as the strengths are large."""
    rankings = []
    for _ in range(games):
        left = list(strengths)
        order: list[tuple[str, ...]] = []
        while left:
            (chosen,) = rng.choices(left, [strengths[bot] for bot in left])
            left.remove(chosen)
            order.append((chosen,))
        rankings.append(tuple(order))
    return rankings


def minorised(choices: Choices, bots: list[str]) -> dict[str, float]:
    """The same strengths by another method: repeat `chosen / sum of chances per strength` until it stands still."""
    strengths = dict.fromkeys(bots, 1.0)
    for _ in range(5000):
        chosen, chances = dict.fromkeys(bots, 0.0), dict.fromkeys(bots, 0.0)
        for (bot, field), times in choices.items():
            chosen[bot] += times
            total = sum(strengths[other] for other in field)
            for other in field:
                chances[other] += times / total
        strengths = {bot: chosen[bot] / chances[bot] for bot in bots}
    return strengths


def test_two_players_are_rated_as_elo_would() -> None:
    rated = ratings([A_WINS] * 3 + [B_WINS])
    distance = rated["a"].points - rated["b"].points
    assert distance == pytest.approx(400 * log10(3.5 / 1.5))  # with the drawn game that is added
    assert rated["a"].points == pytest.approx(-rated["b"].points)
    assert 2 * rated["a"].error == pytest.approx(ELO / sqrt(5 * 0.7 * 0.3))


def test_random_play_is_zero_where_it_takes_part() -> None:
    rated = ratings([(("mason",), ("random",))] * 9 + [(("random",), ("mason",))])
    assert (rated["random"].points, rated["random"].error) == (0.0, 0.0)
    assert rated["mason"].points == pytest.approx(400 * log10(9.5 / 1.5))
    assert rated["mason"].error == pytest.approx(ELO / sqrt(11 * 9.5 / 11 * 1.5 / 11))


def test_who_wins_every_game_has_a_finite_rating_that_is_not_sure() -> None:
    rated = ratings([(("mason",), ("random",))] * 1000)
    assert rated["mason"].points == pytest.approx(400 * log10(1000.5 / 0.5))
    assert rated["mason"].error > 200


def test_a_drawn_game_counts_half_for_both() -> None:
    assert ratings([DRAWN] * 2) == ratings([A_WINS, B_WINS])
    assert ratings([DRAWN])["a"].points == pytest.approx(0.0)


def test_three_equals_count_as_every_order() -> None:
    choices = choices_of([(("a", "b", "c"),)])
    assert choices["a", ("a", "b", "c")] == pytest.approx(1 / 3)
    assert choices["a", ("a", "b")] == pytest.approx(1 / 6 + 1 / 2)  # c was first and a second, and the added game
    assert choices["a", ("a",)] == pytest.approx(1 / 3)


def test_equals_at_the_end_come_after_the_others() -> None:
    choices = choices_of([(("a",), ("b", "c"))])
    assert choices["a", ("a", "b", "c")] == 1
    assert (choices["b", ("b", "c")], choices["c", ("b", "c")]) == (1, 1)
    assert ("b", ("a", "b", "c")) not in choices


def test_a_bot_in_three_seats_that_wins_three_quarters_is_no_better() -> None:
    places = [tuple([("b",)] * k + [("a",)] + [("b",)] * (3 - k)) for k in range(4)]
    rated = ratings(places * 10)
    assert rated["a"].points == pytest.approx(0.0, abs=1e-6)
    assert rated["b"].points == pytest.approx(0.0, abs=1e-6)


def test_another_method_finds_the_same_strengths() -> None:
    rng = Random(3)
    rankings = drawn_from({"a": 8.0, "b": 2.0, "c": 2.0, "random": 0.5}, 60, rng)
    rankings += [(("a", "c"), ("b",)), (("random", "b"),), (("a",), ("b", "b", "random"))]
    rated = ratings(rankings)
    strengths = minorised(choices_of(rankings), list(rated))
    for bot, rating in rated.items():
        assert rating.points == pytest.approx(400 * log10(strengths[bot] / strengths["random"]), abs=1e-4)


def test_known_strengths_are_found_again() -> None:
    true = {"a": 100.0, "b": 10.0, "c": 3.0, "random": 1.0}
    rated = ratings(drawn_from(true, 3000, Random(5)))
    for bot, strength in true.items():
        assert abs(rated[bot].points - 400 * log10(strength)) <= 3 * rated[bot].error
        assert rated[bot].error < 20


def test_a_chain_of_meetings_is_rated_on_one_scale() -> None:
    pairs = [("random", "a"), ("a", "b"), ("b", "c"), ("c", "d")]
    rankings: list[Ranking] = [((above,), (below,)) for below, above in pairs for _ in range(99)]
    rated = ratings([*rankings, *(((below,), (above,)) for below, above in pairs)])
    step = 400 * log10(99.5 / 1.5)
    assert [rated[bot].points for bot in "abcd"] == pytest.approx([step, 2 * step, 3 * step, 4 * step])
    assert rated["d"].error == pytest.approx(2 * rated["a"].error)


def test_bots_that_never_met_cannot_be_compared() -> None:
    with pytest.raises(AssertionError, match="met"):
        ratings([A_WINS, (("c",), ("d",))])


def test_a_bot_alone_is_zero() -> None:
    assert ratings([(("mason", "mason"),)])["mason"].points == 0

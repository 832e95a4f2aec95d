"""How bots think, on a game so small that the best move is known."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.bots.nim import Nim, NoSense, Pile, Take
from waset.bots.budget import Budget
from waset.bots.judgement import chances, softmax
from waset.bots.mason import Mason
from waset.bots.player import Place
from waset.bots.playing import Quick, weighted
from waset.bots.rehearsal import (
    PATIENCE,
    Brought,
    Rehearsal,
    hopeful,
    is_behind,
    learn,
    rehearsals_worth,
    stay,
    still_open,
)
from waset.bots.search import AROUND, Node, Search, Style, is_decided
from waset.engine.game import Action

GAME: Any = Nim()
SENSE = NoSense()


def place(seed: int = 1, trials: int | None = None) -> Place:
    """Seat 0 at the pile."""
    return Place(GAME, 0, Random(seed), None if trials is None else Budget(trials=trials))


def search(seed: int, trials: int) -> Search:
    """A search that plays every trial to its end."""
    return Search(place(seed, trials), SENSE, Style(SENSE.weights, Budget(trials=trials), turns=20))


@pytest.mark.parametrize("left", [5, 6, 7, 9, 10, 11])
def test_a_search_finds_the_move_that_leaves_a_multiple_of_four(left: int) -> None:
    assert search(1, 1500).choose(Pile(left), GAME.options(Pile(left), 0)) == Take(left % 4)


def test_the_same_seed_and_trials_give_the_same_choice() -> None:
    tried = [search(seed, 60).searched(Pile(9)) for seed in (3, 3)]
    counts = [{action: node.visits for action, node in one.children.items()} for one in tried]
    assert counts[0] == counts[1]
    assert 0 < sum(counts[0].values()) <= 60


def test_a_search_stops_when_nothing_can_change_its_mind() -> None:
    thinking = search(1, 3000)
    tried = thinking.searched(Pile(3))
    assert tried.visits < 3000
    assert thinking.preferred(tried) == Take(3)


def test_a_search_stops_when_it_never_wanted_to_try_anything_else() -> None:
    root = Node(2)
    root.child(Take(1)).visits = 40
    assert is_decided(root, 79)
    assert not is_decided(root, 80)
    assert not is_decided(Node(2), 1)


def test_a_mason_takes_the_win_that_is_there() -> None:
    assert Mason(place(), SENSE).choose(Pile(3), GAME.options(Pile(3), 0)) == Take(3)


def rehearsal(seed: int, trials: int, turns: int = 1) -> Rehearsal:
    """A search that rehearses its own turn, or several turns in which the other one goes by first sight."""
    return Rehearsal(place(seed, trials), SENSE, Style(SENSE.weights, Budget(trials=trials), turns))


def test_a_rehearsal_takes_the_win_that_is_there() -> None:
    assert rehearsal(1, 12).choose(Pile(3), GAME.options(Pile(3), 0)) == Take(3)


@pytest.mark.parametrize(("turns", "worth", "end"), [(1, 0.5, 8), (AROUND, 0.25, 10)])
def test_who_looks_once_around_sees_what_the_other_one_does_with_it(turns: int | None, worth: float, end: int) -> None:
    thinking = Rehearsal(place(1, 6), SENSE, Style(SENSE.weights, Budget(trials=6), turns))
    left_one = thinking.searched(Pile(4)).children[Take(3)]
    assert left_one.sums[0] / left_one.visits == worth
    assert thinking.end_of_sight(Pile(4, turn=7)) == end


def glimpsing(trials: int) -> Rehearsal:
    """Somebody who looks once around the table, at first with a glimpse."""
    return Rehearsal(place(1, trials), SENSE, Style(SENSE.weights, Budget(trials=trials), AROUND))


def test_a_glimpse_ends_with_the_turn_and_gives_up_what_is_hopeless() -> None:
    thinking = glimpsing(40)
    reached: list[int] = []
    looked = thinking.rehearsed
    thinking.rehearsed = lambda *given: reached.append(given[-1]) or looked(*given)  # type: ignore
    assert thinking.glimpsed(Pile(3, turn=6), Pile(3, turn=6), [Take(1), Take(2), Take(3)]) == [Take(3)]
    assert set(reached) == {7}


def test_a_glimpse_keeps_few_and_takes_no_more_than_its_part_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("waset.bots.rehearsal.KEPT", 2)
    hasty, thinking = glimpsing(8), glimpsing(60)
    monkeypatch.setattr("waset.bots.rehearsal.GLIMPSES", 5)
    for one, trials in ((hasty, 5), (thinking, 14)):  # fewer options as time goes, and fewer worlds
        one.clock = one.budget.start()
        kept = one.glimpsed(Pile(9), Pile(9), [Take(1), Take(2), Take(3)])
        assert kept == [Take(1), Take(2)]
        assert one.clock.trials == trials


def test_a_glimpse_leaves_the_best_and_after_some_worlds_none_that_is_far_behind() -> None:
    brought: Brought = {Take(1): [0.5, 0.5], Take(2): [0.4, 0.4], Take(3): [0.5, 0.6]}
    assert hopeful(brought, list(brought), 3) == [Take(3), Take(1), Take(2)]
    assert hopeful(brought, list(brought), 2) == [Take(3), Take(1)]
    for values in brought.values():
        values.append(0.5)
    assert hopeful(brought, list(brought), 3) == [Take(3), Take(1)]


def test_a_glimpse_of_more_worlds_is_worth_more_but_never_many_rehearsals() -> None:
    worths = [rehearsals_worth(worlds) for worlds in (1, 3, 16, 1000)]
    assert worths == sorted(worths)
    assert 2 < worths[0] < worths[-1] < 15


def test_what_was_seen_at_a_glimpse_counts_as_much_as_some_rehearsals() -> None:
    thinking = glimpsing(40)
    root = Node(2)
    for action, value in ((Take(1), 0.5), (Take(2), 0.6)):
        learn(root, action, [value, 1 - value])
    assert thinking.preferred(root) == Take(2)
    thinking.seen = {Take(1): 5 * 0.5, Take(2): 5 * 0.4}
    assert thinking.preferred(root) == Take(1)
    brought: Brought = {Take(1): [0.5], Take(2): [0.6]}
    assert still_open(brought, list(brought), 2, thinking.seen) == [Take(1), Take(2)]


def test_a_world_in_which_there_was_no_time_for_all_does_not_count() -> None:
    thinking = glimpsing(40)
    root = Node(2)
    brought: Brought = {Take(1): [0.5], Take(2): [0.5]}
    for action in brought:
        learn(root, action, [0.5, 0.5])
    thinking.clock = Budget(trials=1).start()
    assert not thinking.rehearse(root, Pile(9), list(brought), brought)
    assert [node.visits for node in root.children.values()] == [1, 1]
    assert brought == {Take(1): [0.5], Take(2): [0.5]}


class Plain(NoSense):
    """A judgement that goes by first sight."""

    def is_plain(self, action: Action) -> bool:
        """Always."""
        return True


def test_what_is_plain_is_done_as_it_looks_and_only_the_rest_with_care() -> None:
    for sense, chosen in ((SENSE, Take(3)), (Plain(), Take(1))):
        thinking = Rehearsal(place(1, 6), sense, Style(sense.weights, Budget(trials=6), 1))
        assert thinking.next_of(Pile(3), 0) == chosen


def test_who_looks_around_takes_the_win_that_is_there_even_without_time() -> None:
    for trials in (0, 1, 5, 30):
        assert glimpsing(trials).choose(Pile(3), GAME.options(Pile(3), 0)) == Take(3)


class ShownAtOnce(NoSense):
    """A judgement for which nothing that follows matters."""

    def shows_at_once(self, action: Action) -> bool:
        """Always."""
        return True


def test_what_shows_at_once_is_not_rehearsed_further() -> None:
    thinking = Rehearsal(place(1, 30), ShownAtOnce(), Style(SENSE.weights, Budget(trials=30), AROUND))
    tried = thinking.searched(Pile(4))
    assert {child.sums[0] / child.visits for child in tried.children.values()} == {0.5}
    assert len(tried.children) == 3
    assert thinking.choose(Pile(3), GAME.options(Pile(3), 0)) == Take(3)


def test_a_rehearsal_stops_when_one_option_is_clearly_best() -> None:
    tried = rehearsal(1, 400).searched(Pile(3))
    assert tried.visits == 3 * PATIENCE
    assert tried.children[Take(3)].sums[0] == PATIENCE


def test_a_rehearsal_gives_up_options_as_the_time_goes() -> None:
    assert [stay(8, share / 8) for share in range(9)] == [8, 6, 4, 2, 2, 2, 2, 2, 2]
    assert stay(1, 0.0) == 2


def test_a_rehearsal_keeps_the_best_of_those_that_cannot_be_told_apart() -> None:
    even, odd = [0.4, 0.6] * 4, [0.6, 0.4] * 4
    brought: Brought = {Take(1): odd, Take(2): even, Take(3): [0.1] * 8}
    assert still_open(brought, list(brought), 3, {}) == [Take(1), Take(2)]
    assert still_open(brought, list(brought), 1, {}) == [Take(1)]


def test_an_option_that_never_differs_from_the_best_is_given_up() -> None:
    assert is_behind([0.3, 0.5, 0.4], [0.3, 0.5, 0.4])
    assert not is_behind([0.3, 0.5, 0.4], [0.5, 0.3, 0.5])


def test_a_rehearsal_is_the_same_with_the_same_seed_and_trials() -> None:
    tried = [rehearsal(seed, 20, turns=4).searched(Pile(9)) for seed in (3, 3)]
    first, again = ([(one.visits, one.sums) for one in root.children.values()] for root in tried)
    assert first == again


def test_a_search_looks_as_often_at_one_option_as_at_another_side_by_side() -> None:
    thinking = search(1, 200)
    root = thinking.searched(Pile(6))
    most = thinking.preferred(root)
    again = thinking.side_by_side(Pile(6), root, (most, Take(3)), 1)
    assert again.children[Take(3)].visits == again.children[most].visits
    oftener = thinking.side_by_side(Pile(6), root, (most,), 300)
    assert oftener.children[most].visits == 300


def test_rehearsals_side_by_side_share_their_worlds_and_their_luck() -> None:
    thinking = rehearsal(1, 30, turns=4)
    root = thinking.searched(Pile(9))
    best = thinking.preferred(root)
    both = thinking.side_by_side(Pile(9), root, (best, best), 1)
    assert both.children[best].visits == 2 * root.children[best].visits
    assert thinking.side_by_side(Pile(9), root, (best,), 99).children[best].visits == 99
    lucks: list[int] = []
    thinking.rehearsed = lambda world, action, luck, until: lucks.append(luck) or [0.0, 0.0]  # type: ignore
    thinking.side_by_side(Pile(9), root, (Take(1), Take(2)), 1)
    assert lucks[::2] == lucks[1::2]
    assert lucks[0] != lucks[2]


class Seeds(Random):
    """Chance that remembers what it was seeded with."""

    def seed(self, a: Any = None, version: int = 2) -> None:
        """Remember it."""
        self.seen = [*getattr(self, "seen", ()), a]
        super().seed(a, version)


def test_every_turn_of_a_rehearsal_has_luck_of_its_own_however_much_was_tried_before() -> None:
    thinking = rehearsal(1, 30, turns=3)
    lucks = []
    for action in (Take(1), Take(2)):
        thinking.luck = luck = Seeds(0)
        thinking.rehearsed(Pile(9), action, 40, until=3)
        lucks.append(luck.seen[1:])
    assert lucks == [[40, 41, 42], [40, 41, 42]]
    assert thinking.mason.quick.rng is not thinking.luck


@pytest.mark.parametrize("budget", [Budget(trials=0), Budget(seconds=0.0)])
def test_a_rehearsal_without_time_still_chooses(budget: Budget) -> None:
    hasty = Rehearsal(Place(GAME, 0, Random(1), budget), SENSE, Style(SENSE.weights, budget, 1))
    assert hasty.choose(Pile(9), GAME.options(Pile(9), 0)) in GAME.options(Pile(9), 0)


@pytest.mark.parametrize("budget", [Budget(trials=0), Budget(seconds=0.0)])
def test_a_search_that_has_tried_nothing_is_never_done(budget: Budget) -> None:
    hasty = Search(place(), SENSE, Style(SENSE.weights, budget, turns=2))
    assert hasty.choose(Pile(9), GAME.options(Pile(9), 0)) in GAME.options(Pile(9), 0)


def test_a_budget_of_trials_is_used_up_and_no_more() -> None:
    clock = Budget(trials=3).start()
    assert [clock.another() for _ in range(5)] == [True, True, True, False, False]


def test_a_budget_tells_which_part_of_it_is_used_up() -> None:
    clock = Budget(trials=4).start()
    assert clock.share() == 0
    clock.another()
    assert clock.share() == 0.25
    assert Budget(seconds=0.0).start().share() == 1


def test_a_budget_of_time_ends() -> None:
    clock = Budget(seconds=0.0).start()
    assert not clock.another()


def test_chances_at_the_end_are_certain_and_before_it_shared() -> None:
    assert chances(GAME, SENSE, SENSE.weights, Pile(0, turn=1), 2) == [1.0, 0.0]
    assert chances(GAME, SENSE, SENSE.weights, Pile(3), 2) == [0.5, 0.5]


def test_shares_add_up_and_follow_the_values() -> None:
    shares = softmax([1.0, 2.0, 2.0])
    assert sum(shares) == pytest.approx(1)
    assert shares[0] < shares[1] == shares[2]


def test_without_heat_the_best_is_taken_and_with_it_the_better_more_often() -> None:
    rng = Random(1)
    assert {weighted([0.0, 3.0, 1.0], 0.0, rng) for _ in range(20)} == {1}
    picked = Counter(weighted([0.0, 3.0, 1.0], 1.0, rng) for _ in range(3000))
    assert picked[1] > picked[2] > picked[0] > 0


def test_playing_on_stops_after_so_many_turns() -> None:
    pile = Pile(50)
    Quick(GAME, SENSE, Random(1), heat=1.0).play_on(pile, until=3)
    assert pile.turn == 3

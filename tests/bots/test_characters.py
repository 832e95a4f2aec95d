"""The bots as they are registered: every game has its judgement, and whole games come to an end."""

from random import Random
from typing import Any

import pytest

from waset.arena.table import play_out
from waset.bots import BOTS, Budget, Place, bot_named
from waset.bots.judging import JUDGEMENTS
from waset.engine.deal import SealedDealer, seed_of
from waset.engine.match import Match
from waset.games import GAMES


def test_every_game_has_a_judgement() -> None:
    assert set(JUDGEMENTS) == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_judgement_weighs_what_it_names(name: str) -> None:
    judgement = JUDGEMENTS[name]
    match: Match[Any] = Match(GAMES[name], 2, {})
    match.deal(SealedDealer(seed_of("features", 1)))
    assert len(judgement.names) == len(set(judgement.names)) == len(judgement.weights)
    assert all(len(judgement.features(match.state, seat)) == len(judgement.names) for seat in range(2))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_all_characters_play_together_to_the_end(name: str, seats: int) -> None:
    match: Match[Any] = Match(GAMES[name], seats, {})
    chosen = ["vizier", "architect", "mason", "apprentice"][:seats]
    places = [Place(GAMES[name], seat, Random(seat), Budget(trials=2)) for seat in range(seats)]
    play_out(match, SealedDealer(seed_of("together", seats)), list(map(bot_named, chosen, places)))
    assert match.is_over


def test_the_bots_stand_from_easy_to_strong() -> None:
    assert list(BOTS) == ["random", "apprentice", "mason", "architect", "vizier"]

"""A recorded game looked at again."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from waset.arena.analysis import LOOKS, assessed, chances_after, decisions_of, place_for
from waset.arena.plot import drawn, spread
from waset.bots import Budget, vizier
from waset.bots.search import Node
from waset.engine.game import Action
from waset.engine.match import Match
from waset.engine.record import decode, rebuild
from waset.games import game_named

GAMES = Path(__file__).parents[1] / "records" / "games"


def recorded(name: str) -> Match[Any]:
    """A stored game, played again."""
    record = decode((GAMES / name).read_bytes())
    return rebuild(record, game_named(record.game))


@pytest.mark.parametrize("file", ["cleopatra-2006-format-1-3.json", "cleopatra-2019-format-1-2.json"])
def test_every_decision_is_told_with_advice_and_chances(file: str) -> None:
    match = recorded(file)
    steps = decisions_of(match, 1)
    place = place_for(match, 1, "seed")
    place.budget = Budget(trials=3)
    found = list(assessed(match, 1, vizier(place), steps))
    assert [one.step for one in found] == steps
    for one in found:
        options = match.game.options(match.state_at(one.step), 1)
        assert one.played == match.steps[one.step].action
        assert one.advised in options
        assert one.options == len(options)
        assert one.loss >= 0
        assert one.trials >= 3
        assert sum(one.chances) == pytest.approx(1)


def test_what_is_told_about_was_tried_often_however_soon_the_choice_was_clear() -> None:
    match = recorded("cleopatra-2019-format-1-3.json")
    place = place_for(match, 1, "seed")
    place.budget = Budget(trials=60)
    found = list(assessed(match, 1, vizier(place), decisions_of(match, 1)[:12]))
    assert min(one.trials for one in found) == LOOKS


def test_where_all_are_near_a_standstill_their_chances_still_add_up() -> None:
    node = Node(2)
    node.visits, node.sums = 4, [0.6, 0.2]
    assert chances_after(node) == pytest.approx([0.75, 0.25])
    assert chances_after(Node(2)) == [0.5, 0.5]


def test_the_advice_is_what_the_vizier_chooses_even_where_a_second_look_finds_it_no_better() -> None:
    match = recorded("cleopatra-2019-format-1-3.json")
    steps = decisions_of(match, 0)[:25]
    place = place_for(match, 0, "seed")
    place.budget = Budget(trials=6)
    searching, preferred = vizier(place), []
    choose = searching.preferred

    def noted(root: Node) -> Action:
        preferred.append(choose(root))
        return preferred[-1]

    searching.preferred = noted  # type: ignore[method-assign]
    found = list(assessed(match, 0, searching, steps))
    assert [one.advised for one in found] == preferred
    better = [one for one in found if one.after_played > one.after_advised]
    assert better, "a second look sometimes finds otherwise"
    assert all(one.loss == 0 and one.chances[0] == one.after_played for one in better)


def test_the_same_seed_gives_the_same_analysis() -> None:
    match = recorded("cleopatra-2019-format-1-3.json")
    steps = decisions_of(match, 0)[:12]
    found = []
    for _ in range(2):
        place = place_for(match, 0, "seed")
        place.budget = Budget(trials=6)
        found.append(list(assessed(match, 0, vizier(place), steps)))
    assert found[0] == found[1]


def test_the_drawing_is_well_formed_and_names_everybody() -> None:
    picture = drawn("A & B", ["<Mira>", "Jonas"], [0, 4, 9], [[0.5, 0.5], [0.7, 0.3], [1.0, 0.0]])
    root = ElementTree.fromstring(picture)
    texts = [text.text or "" for text in root.iter() if text.tag.endswith("text")]
    assert any("<Mira> 100 %" in text for text in texts)
    assert sum(line.tag.endswith("polyline") for line in root.iter()) == 2


def test_a_long_name_is_shortened_so_that_the_chance_stays_in_the_picture() -> None:
    names = ["Nefertari Merit-en-Mut the Great", "Jonas"]
    root = ElementTree.fromstring(drawn("A", names, [0, 4], [[0.5, 0.5], [0.3, 0.7]]))
    labels = [text.text for text in root.iter() if "%" in (text.text or "")][-2:]
    assert labels == ["● Nefertari Merit-e… 30 %", "▲ Jonas 70 %"]


def test_names_keep_apart() -> None:
    assert spread([50.0, 50.0, 0.0]) == [50.0, 56.0, 0.0]

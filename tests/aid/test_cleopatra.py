"""The player aid of both editions follows the edition, the number of seats and the settings of a table."""

from __future__ import annotations

import pytest

from tests.aid.asking import aid_of, costs, row_of, rows, says, told
from waset.games import GAMES, game_named
from waset.games.cleopatra import aid as cleopatra_aid
from waset.games.cleopatra import aid_of_the_end
from waset.games.cleopatra.components import Card
from waset.games.cleopatra.game import CLEOPATRA_2006, CLEOPATRA_2019
from waset.games.cleopatra.rules import offering, scoring
from waset.games.cleopatra.rules.listed_cost import ListedCost

OLD, NEW = "cleopatra-2006", "cleopatra-2019"


def test_the_pieces_have_the_prices_and_rewards_of_the_edition() -> None:
    mosaic = row_of(aid_of(OLD, 3), "pieces", "mosaic")
    assert (costs(mosaic), mosaic.gain) == ({"artisan": 2, "stone": 1, "marble": 1, "lapis": 1}, 4)
    obelisk = row_of(aid_of(NEW, 3), "pieces", "obelisk")
    assert (costs(obelisk), obelisk.gain) == ({"artisan": 3, "equal": 4}, 10)


def test_another_price_and_another_reward_in_the_edition_change_the_aid(monkeypatch: pytest.MonkeyPatch) -> None:
    edition = CLEOPATRA_2006.edition
    monkeypatch.setattr(edition.piece_types[0], "base", 7)
    monkeypatch.setattr(edition.piece_types[0], "cost", ListedCost((4, 0, 0, 0, 3)))
    sphinx = row_of(aid_of(OLD, 3), "pieces", "sphinx")
    assert (costs(sphinx), sphinx.gain) == ({"artisan": 4, "lapis": 3}, 7)


def test_other_numbers_of_the_edition_change_the_aid(monkeypatch: pytest.MonkeyPatch) -> None:
    edition = CLEOPATRA_2006.edition
    monkeypatch.setattr(edition, "several_bonus", (0, 0, 1, 4, 9))
    monkeypatch.setattr(edition, "highest_bid_returns", 8)
    monkeypatch.setattr(edition, "discard_penalty", 6)
    monkeypatch.setattr(edition, "statues", 5)
    monkeypatch.setattr(edition, "character_amulets", {**edition.character_amulets, Card.COURTESAN: 4})
    aid = aid_of(OLD, 4)
    assert [one["number"] for one in told(aid, "aid.plus")] == [1, 4, 9]
    assert told(aid, "aid.pieces_built")[-1] == {"count": 4, "last": "yes"}
    assert told(aid, "aid.rank_first") == [{"amulets": 8}]
    assert told(aid, "aid.turn_limit")[0]["amulets"] == 6
    assert told(aid, "aid.statues") == [{"statues": 5}]
    assert costs(row_of(aid, "characters", "courtesan")) == {"amulet": 4}


def test_other_numbers_of_the_rules_change_the_aid(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleopatra_aid, "HAND_LIMIT", 12)
    monkeypatch.setattr(cleopatra_aid, "VIZIERS_CARDS", 7)
    monkeypatch.setattr(cleopatra_aid, "BEGGARS_TALENTS", 3)
    monkeypatch.setattr(cleopatra_aid, "taken_for", lambda rank: 10 * rank)
    monkeypatch.setattr(aid_of_the_end, "LAST_SPACE", 8)
    monkeypatch.setattr(scoring, "MERCHANT_WORTH", 9)
    aid = aid_of(OLD, 4)
    assert told(aid, "aid.turn_limit")[0]["limit"] == told(aid, "aid.smuggler")[0]["limit"] == 12
    assert (told(aid, "aid.vizier"), told(aid, "aid.beggar")) == ([{"cards": 7}], [{"talents": 3}])
    assert [one["amulets"] for one in told(aid, "aid.rank_other")] == [20, 30, 40]
    assert told(aid, "aid.end_at_once") == [{"space": 8}]
    assert told(aid, "aid.end_wealth_merchants") == [{"worth": 9}]


def test_the_ladder_of_the_offering_has_a_rank_for_every_seat() -> None:
    for seats in GAMES[OLD].seats:
        taken = [one["amulets"] for one in told(aid_of(OLD, seats), "aid.rank_other")]
        assert taken == [offering.taken_for(rank) for rank in range(2, seats + 1)]


def test_two_players_have_the_tax_and_no_beggar_and_no_envoy() -> None:
    two, three = aid_of(OLD, 2), aid_of(OLD, 3)
    taxes = [one["talents"] for one in told(two, "aid.pays")]
    assert taxes == [1, 3, 6, 10, 15, 21, 28, 36, 45] == [scoring.tax_for(more) for more in range(1, 10)]
    assert says(two, "aid.end_taxed")
    assert not says(three, "aid.end_taxed")
    assert not rows(three, "taxes")
    assert {row.sign for row in rows(three, "characters")} - {row.sign for row in rows(two, "characters")} == {
        "beggar",
        "envoy",
    }
    assert [told(aid, "aid.merchant")[0]["count"] for aid in (two, three)] == [6, 3]


def test_the_fines_are_those_of_the_scale(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [one["talents"] for one in told(aid_of(NEW, 4), "aid.pays")] == [1, 3, 6, 10, 15, 20, 25]
    monkeypatch.setattr(scoring, "FINES", (0, 2, 5))
    aid = aid_of(NEW, 4)
    assert [one["talents"] for one in told(aid, "aid.pays")] == [2, 5]
    assert told(aid, "aid.amulets_left")[-1] == {"count": 3, "more": "yes"}


def test_the_penalties_are_those_of_the_table() -> None:
    usual = [(one["talents"], one["amulets"]) for one in told(aid_of(NEW, 3), "aid.penalty")]
    assert usual == [(2, 0), (0, 1), (0, 1), (0, 2), (0, 3)]
    other = [(one["talents"], one["amulets"]) for one in told(aid_of(NEW, 3, penalties="0,s7,1,2,s3"), "aid.penalty")]
    assert other == [(0, 0), (7, 0), (0, 1), (0, 2), (3, 0)]


def test_the_worshippers_grant_what_the_edition_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CLEOPATRA_2019.edition.worshippers[0], "piece_bonus", 6)
    monkeypatch.setattr(CLEOPATRA_2019.edition.worshippers[3], "resources", 5)
    aid = aid_of(NEW, 3)
    assert told(aid, "aid.architect") == [{"number": 6}]
    assert told(aid, "aid.worshipper_merchant") == [{"number": 5, "each": "no"}]
    assert told(aid_of(NEW, 3, discount="piece"), "aid.foreman") == [{"number": 2, "each": "yes"}]


def test_the_dice_have_as_many_priests_as_the_table_says() -> None:
    assert told(aid_of(OLD, 3), "aid.offering_die") == [{"faces": 1, "sides": 6}]
    assert told(aid_of(OLD, 3, priest_faces=3), "aid.offering_die")[0]["faces"] == 3
    assert not says(aid_of(NEW, 3), "aid.offering_die")


@pytest.mark.parametrize("name", [OLD, NEW])
def test_cards_are_thrown_in_where_the_table_allows_it(name: str) -> None:
    assert says(aid_of(name, 3), "aid.thrown_in")
    assert not says(aid_of(name, 3, extra_cards=False), "aid.thrown_in")


def test_wild_cards_envoy_discards_and_start_follow_the_table() -> None:
    assert told(aid_of(OLD, 3), "aid.wild") == [{"artisans": "no"}]
    assert told(aid_of(OLD, 3, trompe_loeil_artisan=True), "aid.wild") == [{"artisans": "yes"}]
    assert told(aid_of(OLD, 3), "aid.envoy")[0]["kinds"] == 5
    assert told(aid_of(OLD, 3, envoy="one"), "aid.envoy")[0]["kinds"] == 1
    assert told(aid_of(NEW, 3, open_discards=True), "aid.turn_limit")[0]["open"] == "yes"
    assert told(aid_of(OLD, 2, short_game=True), "aid.walk") == [{"start": 1}]


def test_a_table_of_version_1_has_the_aid_of_version_1() -> None:
    old, new = game_named(OLD, "1").aid(3, {}), aid_of(OLD, 3)
    assert (old.rules, new.rules) == ("1", "2")
    for key in ("aid.offering_moment", "aid.thrown_in"):
        assert says(new, key)
        assert not says(old, key)
    assert [told(aid, "aid.envoy")[0]["chosen"] for aid in (old, new)] == ["no", "yes"]
    assert [told(aid, "aid.end_standstill")[0]["unbuilt"] for aid in (old, new)] == [0, 30]

"""The player aid: words by key, numbers from the box and the rules of the table."""

from __future__ import annotations

from collections import Counter

from waset.engine.aid import Aid, AidPart, AidRow, AidSection, Form, Phrase, phrase, said, section
from waset.games.pharaoh.components import (
    ACTIONS,
    ARCHAEOLOGIST_LOST,
    HELPER_LOST,
    IDLE_ROUNDS,
    LAMPS,
    MASK,
    PHOTO_WORTH,
    TREASURES,
    TURNS_TO_FALL,
    Figure,
    Omen,
    Photo,
)
from waset.games.pharaoh.state import State
from waset.games.pharaoh.table_rules import TableRules

TREASURE = "treasure"


def aid(name: str, version: str, state: State) -> Aid:
    """The aid of a table, from its state before the first step."""
    rules = state.rules
    found = [turn(rules), archaeologist(rules), helper(rules), free(), photos(rules), omens(rules)]
    found += [mask(rules), end(rules), scoring(rules)]
    return Aid(name, version, state.seats, tuple(found))


def yes(is_so: object) -> str:
    """A yes or no, for words that differ."""
    return "yes" if is_so else "no"


def turn(rules: TableRules) -> AidSection:
    """[P.T1] What a turn is, and what is done at its start."""
    rows = [said("P.T1", "aid.p_turn", actions=ACTIONS), said("P.T1", "aid.p_free")]
    return section("turn", "P.T1", Form.LINES, rows)


def archaeologist(rules: TableRules) -> AidSection:
    """[P.T] What an archaeologist does for an action."""
    rows = [
        named("P.T2", "aid.p_walk", "aid.p_walk_text"),
        named("P.L2", "aid.p_lamp_walk", "aid.p_lamp_walk_text"),
        named("P.T3", "aid.p_flip", "aid.p_flip_text"),
    ]
    if rules.break_in:
        rows.append(named("P.Z3", "aid.p_break_in", "aid.p_break_in_text"))
    if rules.dig_out:
        rows.append(named("P.Z1", "aid.p_dig_out", "aid.p_dig_out_text"))
    return section(Figure.ARCHAEOLOGIST.value, "P.T1", Form.LINES, rows, phrase("aid.p_action_each"))


def helper(rules: TableRules) -> AidSection:
    """[P.T] What a helper does for an action."""
    rows = [
        named("P.T2", "aid.p_walk", "aid.p_helper_walk_text"),
        named("P.T4", "aid.p_turn_tile", "aid.p_turn_tile_text"),
        named("P.T5", "aid.p_place_lamp", "aid.p_place_lamp_text", lamps=LAMPS),
        named("P.T6", "aid.p_take_lamp", "aid.p_take_lamp_text"),
    ]
    if rules.break_in:
        rows.append(named("P.Z3", "aid.p_break_in", "aid.p_helper_break_in_text"))
    return section(Figure.HELPER.value, "P.T1", Form.LINES, rows, phrase("aid.p_action_each"))


def named(rule: str, name: str, key: str, **parameters: int | str) -> AidRow:
    """A line with a name before its sentence."""
    return AidRow(rule, phrase(key, **parameters), phrase(name))


def free() -> AidSection:
    """[P.F] What an archaeologist does for no action."""
    rows = [
        named("P.F1", "aid.p_pick_up", "aid.p_pick_up_text"),
        named("P.F2", "aid.p_put_down", "aid.p_put_down_text"),
        named("P.F3", "aid.p_steal", "aid.p_steal_text"),
        named("P.F4", "aid.p_deliver", "aid.p_deliver_text"),
    ]
    return section("free", "P.F1", Form.LINES, rows, phrase("aid.p_free_note"))


def photos(rules: TableRules) -> AidSection:
    """[P.C5] What the photos of the table bring."""
    rows = [photo_row(photo, number) for photo, number in Counter(rules.photos).items()]
    rows.append(said("P.C4", "aid.p_mask_last", treasures=len(TREASURES), mask=MASK))
    return section("photos", "P.C5", Form.LINES, rows, phrase("aid.p_photos_note"))


def photo_row(photo: Photo, number: int) -> AidRow:
    """One kind of photo."""
    treasures = AidPart(TREASURE, photo.treasures, phrase("aid.unit_treasure", count=photo.treasures))
    return AidRow(
        "P.C5",
        phrase("aid.p_omen", omen=photo.omen.value),
        sign="photo" if photo.omen is Omen.NOTHING else photo.omen.value,
        cost=(treasures,),
        count=phrase("aid.p_photos", count=number),
    )


def omens(rules: TableRules) -> AidSection:
    """[P.M] Mummy and curse."""
    rows = [
        said("P.M2", "aid.p_way"),
        AidRow("P.M3", mummy_text(rules), phrase("aid.p_mummy"), Omen.MUMMY.value),
        AidRow("P.M4", phrase("aid.p_curse_text"), phrase("aid.p_curse"), Omen.CURSE.value),
        said("P.M5", "aid.p_omen_ends"),
        said("P.M6", "aid.p_no_way", ends=yes(rules.no_way_ends_turn)),
    ]
    return section("omens", "P.M2", Form.LINES, rows)


def mummy_text(rules: TableRules) -> Phrase:
    """What the mummy does."""
    return phrase("aid.p_mummy_text", drops=yes(rules.mummy_drops_treasure))


def mask(rules: TableRules) -> AidSection:
    """[P.K] The mask and the collapse."""
    rows = [
        said("P.K1", "aid.p_left", turns=TURNS_TO_FALL, counts=yes(rules.finding_turn_counts)),
        said("P.K2", "aid.p_taken", then=rules.mask_turn),
        said("P.K3", "aid.p_rings"),
        said("P.K4", "aid.p_ring", shape=rules.collapse),
        said("P.K5", "aid.p_lost"),
    ]
    return section("collapse", "P.K1", Form.LINES, rows)


def scoring(rules: TableRules) -> AidSection:
    """[P.E] Points, and who wins a tie."""
    rows = [scored("aid.p_photo", PHOTO_WORTH)]
    rows += [scored("aid.p_treasures", worth, count=number) for worth, number in sorted(Counter(TREASURES).items())]
    rows += [
        scored("aid.p_mask", MASK),
        scored("aid.p_archaeologist_lost", ARCHAEOLOGIST_LOST),
        scored("aid.p_helper_lost", HELPER_LOST),
    ]
    return section("scoring", "P.E1", Form.SCALE, rows, phrase("aid.p_scores_note", open=yes(rules.open_scores)))


def scored(key: str, points: int, **parameters: int | str) -> AidRow:
    """What something is worth."""
    return AidRow(
        "P.E1",
        phrase("aid.p_points", points=points, number=abs(points), lost=yes(points < 0)),
        phrase(key, **parameters),
    )


def end(rules: TableRules) -> AidSection:
    """[P.K7] [P.Z2] The end of the game."""
    rows = [
        said("P.K7", "aid.p_end"),
        said(
            "P.Z2",
            "aid.p_standstill",
            quiet=rules.no_progress_rounds,
            idle=IDLE_ROUNDS,
            last=rules.last_round,
        ),
        said("P.E3", "aid.p_tie"),
    ]
    return section("end", "P.K7", Form.LINES, rows)

"""The Pharaoh's Gold in words and pictures: what happened, what may be chosen, how it ended."""

import re
from random import Random
from typing import Any

import pytest

from tests.rules.pharaoh.table import CURSE, HELPER, MUMMY, NOTHING, OPEN, Table
from tests.terminal import mazes
from tests.terminal.positions import scene_of
from waset.engine.deal import SealedDealer, seed_of
from waset.engine.match import Match
from waset.games.pharaoh.actions import BreakIn, EndTurn, Flip, Lay, Walk
from waset.games.pharaoh.components import MASK, Figure, Tile
from waset.games.pharaoh.game import PHARAOH as GAME
from waset.games.pharaoh.game import PHARAOH_1
from waset.games.pharaoh.geometry import CELL
from waset.games.pharaoh.result import EndReason
from waset.games.pharaoh.rules.scoring import count_up
from waset.games.pharaoh.state import NOWHERE, State
from waset.terminal.catalogue import LANGUAGES
from waset.terminal.menu import Menu
from waset.terminal.pharaoh.client import PHARAOH
from waset.terminal.pharaoh.contents import Group, Sign, arranged, spaces
from waset.terminal.pharaoh.maze import drawn

RING_OF_CORRIDORS = """
2 ? ? ┌ ─ ┬ ?
1 ? ? S ─ ┘ ?
"""


def told(table: Table, language: str = "en", seat: int | None = 0) -> list[str]:
    """What happened at a table in words."""
    return PHARAOH.told(scene_of(GAME, table.state, seat, language=language).speaker, table.events)


def menu(state: State, columns: int = 100, language: str = "en") -> list[str]:
    """The options of the active seat as they are listed."""
    scene = scene_of(GAME, state, state.active, columns, language)
    return Menu(PHARAOH, scene, GAME.options(state, state.active)).lines()


def test_steps_of_one_figure_are_one_sentence() -> None:
    table = Table(RING_OF_CORRIDORS)
    table.walk(0, "c2", "d2")
    table.walk(0, "d1", figure=HELPER)
    assert told(table) == ["You moved the archaeologist to c2, d2.", "You moved the helper to d1."]
    assert told(table, "de", 1) == ["Mira: Archäologe gegangen nach c2, d2.", "Mira: Helfer gegangen nach d1."]


def test_a_tile_is_turned_over_and_laid_in_one_sentence() -> None:
    table = Table(RING_OF_CORRIDORS)
    table.play(0, Flip("b1"))
    table.settle(Tile.BEND)
    assert told(table) == ["You turned over b1: bend."]
    table.play(0, Lay("ne"))
    assert told(table) == ["You turned over b1: bend └."]


def test_a_chamber_tells_its_photo_and_its_treasures() -> None:
    table = Table(RING_OF_CORRIDORS)
    table.find(0, "b1", "├", NOTHING, 3, 2)
    assert told(table)[1:] == [
        "You photographed the chamber b1 for 1 point: 2 treasures.",
        "In b1 lie treasures 2 and 3.",
    ]


def test_a_mummy_tells_who_fled_and_what_was_left() -> None:
    table = Table(RING_OF_CORRIDORS, figures={0: "e2 d1", 1: "d1 c1"}, carried={1: 2})
    table.find(0, "f2", "┤", MUMMY, 3)
    assert told(table)[3] == (
        "The mummy walked out over c1 d1 e1 c2 d2 e2 f2. Fled to the start: your archaeologist from e2, "
        "your helper from d1 and the archaeologist of Jonas from d1 (leaving treasure 2). The turn is over."
    )


def test_a_mummy_is_told_once_whatever_is_delivered_in_flight() -> None:
    table = Table(RING_OF_CORRIDORS, figures={0: "e2 d1", 1: "d1 d1"}, carried={0: 3, 1: 2}, mummy_drops_treasure=False)
    table.find(0, "f2", "┤", MUMMY, 3)
    mummy, delivered = told(table)[3:5]
    assert "the archaeologist of Jonas from d1 and the helper of Jonas from d1. The turn is over." in mummy
    assert delivered == (
        "Carried along in flight to the start, into safety: treasure 3 by you and treasure 2 by Jonas."
    )
    assert told(table, "de")[4] == (
        "Auf der Flucht mitgenommen zum Start, in Sicherheit: Schatz 3 von dir und Schatz 2 von Jonas."
    )


def test_a_mummy_of_version_1_is_told_once_too() -> None:
    figures = {0: "e2 d1", 1: "d1 d1"}
    table = Table(RING_OF_CORRIDORS, figures=figures, carried={0: 3, 1: 2}, game=PHARAOH_1, mummy_drops_treasure=False)
    table.find(0, "f2", "┤", MUMMY, 3)
    mummy, *delivered = told(table)[3:6]
    assert "and the helper of Jonas from d1. The turn is over." in mummy
    assert delivered == [
        "You brought treasure 3 to the start, into safety.",
        "Jonas brought treasure 2 to the start, into safety.",
    ]


def test_a_curse_tells_whose_lamps_went_out() -> None:
    table = Table(RING_OF_CORRIDORS, figures={0: "e2 d1"}, lamps={0: "d1 d2", 1: "d1"})
    table.find(0, "f2", "┤", CURSE, 3)
    assert "Lamps blown out: yours on d1 d2; those of Jonas on d1." in told(table)[3]
    assert "Lampen erloschen: deine auf d1 d2; die von Jonas auf d1." in told(table, "de")[3]


def test_the_mask_carried_out_is_one_sentence_with_what_fell() -> None:
    table = Table(RING_OF_CORRIDORS, figures={0: "e2 c1", 1: "c1 e2"}, lying={"e2": "2"}, carried={0: MASK})
    table.with_mask("e2").walk(0, "e1")
    assert told(table)[1] == (
        "You carried the death mask out, and the chamber fell behind it: e2. "
        "Lost: the helper of Jonas. Buried: treasure 2."
    )


def test_a_ring_tells_what_was_lost() -> None:
    table = Table(RING_OF_CORRIDORS, figures={0: "e1 d1"}, carried={0: MASK}).with_mask("e2", ring=0)
    table.play(0, EndTurn())
    assert told(table)[0] == (
        "Ring 1 fell: d1 e1 f1 d2 f2 d3 e3 f3. Lost: your archaeologist and your helper. Buried: the death mask."
    )


def test_options_are_listed_briefly_under_their_figures() -> None:
    assert menu(mazes.collapsing()) == [
        "Archaeologist  walk to: 1 d1 delivers 3  2 d2 ³  3 e3 ³  4 d4 ²",
        "Free           5 Put down treasure 3",
        "Helper         walk to: 6 b1 ⁴  7 c1 ⁴  8 d1  9 b2 ³  10 c3 ²    turn c2: 11 ├  12 ┴  13 ┬",
        "               turn c3: 14 ├  15 ┴  16 ┬    turn c1: 17 ├  18 ┤  19 ┬    turn b2: 20 │",
        "               21 Place a lamp on c2 (3 left)",
        "End            22 End the turn, 2 actions unused",
    ]


def test_options_fit_into_a_narrow_screen() -> None:
    lines = menu(mazes.collapsing(), 80, "de")
    assert max(map(len, lines)) <= 80
    assert lines[0] == "Archäologe  gehen nach: 1 d1 sichert 3  2 d2 ³  3 e3 ³  4 d4 ²"
    assert lines[-1] == "Ende        22 Zug beenden, 2 Aktionen übrig"


def test_the_end_of_a_turn_says_what_falls_with_it() -> None:
    state = mazes.collapsing()
    state.owner = 0
    last = next(line for line in menu(state, 120) if line.startswith("End"))
    assert "End the turn, 2 actions unused: 8 tiles fall, and with them the archaeologist of Jonas" in last


def test_the_way_out_with_the_mask_is_marked() -> None:
    table = Table(RING_OF_CORRIDORS, figures={0: "e2 c1"}, carried={0: MASK}).with_mask("e2")
    assert menu(table.state)[0].startswith("Archaeologist  out with the mask to: 1 e1 ²  2 d2 ²")


@pytest.mark.parametrize("mask_turn", ["goes_on", "goes_on_with_ring"])
def test_the_way_out_says_whether_the_turn_goes_on(mask_turn: str) -> None:
    way_out = Walk(Figure.ARCHAEOLOGIST, "e1")
    for chosen, said in (("ends", "falls behind it, and the turn is over"), (mask_turn, "falls behind it")):
        table = Table(RING_OF_CORRIDORS, figures={0: "e2 c1"}, carried={0: MASK}, mask_turn=chosen).with_mask("e2")
        assert PHARAOH.option(scene_of(GAME, table.state, 0), way_out).endswith(said)
        assert menu(table.state)[0].startswith("Archaeologist  out with the mask to: 1 e1 ²")


@pytest.mark.parametrize(
    ("mask_turn", "said"), [("goes_on", "after your next turn"), ("goes_on_with_ring", "at the end of this turn")]
)
def test_in_a_turn_that_goes_on_it_is_said_when_the_first_ring_falls(mask_turn: str, said: str) -> None:
    table = Table(OPEN, figures={0: "c4 c1"}, carried={0: MASK}, mask_turn=mask_turn).with_mask("c4")
    table.walk(0, "c3")
    shown = " ".join("\n".join(PHARAOH.table(scene_of(GAME, table.state, 0))).split())
    assert re.search(rf"8 tiles.*{said.split()[0]}", shown)
    end = PHARAOH.option(scene_of(GAME, table.state, 0), EndTurn())
    assert ("8 tiles fall" in end) is (mask_turn == "goes_on_with_ring")


WALLED_IN = """
2 ? ? ┴ ? ? ?
1 ? │ S │ ? ?
"""


def test_breaking_in_is_listed_under_the_start() -> None:
    assert menu(Table(WALLED_IN).state) == [
        "Start  break in at c2: 1 ├  2 ┤  3 ┬    break in at d1: 4 ─    break in at b1: 5 ─",
        "End    6 End the turn, 3 actions unused",
    ]
    assert menu(Table(WALLED_IN).state, language="de")[0].startswith("Start  c2 aufbrechen: 1 ├  2 ┤  3 ┬    d1")


def test_breaking_in_is_told() -> None:
    table = Table(WALLED_IN)
    table.play(0, BreakIn("d1", "ew"))
    assert told(table) == ["You broke in: d1 turned, now ─."]
    assert told(table, "de", 1) == ["Mira: Eingang aufgebrochen, d1 gedreht, jetzt ─."]


def test_ways_to_break_in_at_one_tile_are_pictures() -> None:
    scene, options = scene_of(GAME, Table(WALLED_IN).state, 0), GAME.options(Table(WALLED_IN).state, 0)
    pictures = PHARAOH.cards(scene, PHARAOH.narrowed(scene, options, "break c2") or (), 1)
    assert pictures is not None
    assert [picture[0] for picture in pictures] == ["  1  → c1", "  2  → c1", "  3  → c1"]


def start_drawn(square: str, start_doors: str = "all") -> list[str]:
    """The start tile as it is drawn on a square, with nobody on it."""
    marks = {row: " ".join("S" if f"{column}{row}" == square else "?" for column in "abcdef") for row in range(1, 7)}
    drawing = "\n".join(f"{row} {tiles}" for row, tiles in sorted(marks.items(), reverse=True))
    table = Table(drawing, figures={0: "- -", 1: "- -"}, start="border", start_doors=start_doors)
    return ["".join(row).rstrip() for row in drawn(scene_of(GAME, table.state, 0), CELL[square])]


@pytest.mark.parametrize(
    ("square", "start_doors", "rows"),
    [
        ("c1", "all", ["━┛   ┗━", "", "━Start━"]),
        ("d6", "all", ["━Start━", "", "━┓   ┏━"]),
        ("a3", "all", [" ┃   ┗━", " S", " ┃   ┏━"]),
        ("f4", "all", ["━┛   ┃", "     S", "━┓   ┃"]),
        ("c1", "inward", [" ┃   ┃", " ┃   ┃", " Start"]),
        ("d6", "inward", [" Start", " ┃   ┃", " ┃   ┃"]),
        ("a3", "inward", [" ┏━━━━━", " ┃", " Start━"]),
    ],
)
def test_the_start_is_drawn_on_any_border_with_its_name_in_a_wall(
    square: str, start_doors: str, rows: list[str]
) -> None:
    assert start_drawn(square, start_doors) == rows


def test_everybody_fits_on_a_start_at_the_side() -> None:
    table = Table("3 S ? ? ? ? ?\n2 ? ? ? ? ? ?\n1 ? ? ? ? ? ?", seats=4, start="border")
    assert "…" not in "".join("".join(row) for row in drawn(scene_of(GAME, table.state, 0), CELL["a3"]))


def test_ways_to_lay_a_chamber_are_pictures_with_what_they_connect() -> None:
    assert menu(mazes.turned_over()) == [
        " 4 ways for the tile to lie",
        "  1  → c2, way out     2  closed            3  → c2, way out     4  → c2, way out",
        "      ║   ╚═              ═╝   ╚═              ═╝   ║               ═══════",
        "      ║                                             ║",
        "      ║   ╔═              ═══════              ═╗   ║               ═╗   ╔═",
    ]


def test_ways_to_turn_one_tile_are_pictures_too() -> None:
    state = mazes.early()
    scene, options = scene_of(GAME, state, 0), GAME.options(state, 0)
    one = PHARAOH.cards(scene, PHARAOH.narrowed(scene, options, "turn c2") or (), 1)
    assert one is not None
    assert [picture[0] for picture in one] == ["  1  → d2", "  2  → c1", "  3  → c1 d2"]
    assert PHARAOH.cards(scene, PHARAOH.narrowed(scene, options, "turn") or (), 1) is None


def result_of(state: State) -> str:
    """The last screen of a game that ends here."""
    state.result = count_up(state, EndReason.COLLAPSE)
    return "\n".join(PHARAOH.result(scene_of(GAME, state, 0)))


def test_the_result_shows_every_sum_with_its_rule() -> None:
    state = mazes.collapsing()
    state.archaeologists[1] = state.helpers[1] = NOWHERE
    shown = result_of(state)
    assert re.search(r"^Photos \[P\.E1\] +1 +2 +1 +1$", shown, re.MULTILINE)
    assert re.search(r"^− archaeologist lost \[P\.E1\] +0 +2 +0 +0$", shown, re.MULTILINE)
    assert re.search(r"^= points \[P\.E1\] +3 +−1 +7 +3$", shown, re.MULTILINE)
    assert "1. ■ Aiko  7 points, treasures 3 + 3" in shown


def test_the_result_says_who_reached_the_score_first() -> None:
    state = mazes.collapsing()
    state.changed = (3, 0, 5, 2)
    assert "2. ◆ Imhotep  3 points, treasures 2  ahead of Mira: reached the score first [P.E3]" in result_of(state)


def test_the_result_says_who_still_has_both_figures() -> None:
    state = mazes.collapsing()
    state.changed, state.helpers[3], state.delivered = (3, 0, 5, 2), NOWHERE, ((2,), (), (3, 3), (3,))
    assert "2. ● Mira  3 points, treasures 2  ahead of Imhotep: still has both figures [P.E3]" in result_of(state)


def test_the_result_says_who_is_equal_in_everything() -> None:
    state = mazes.collapsing()
    state.changed = (3, 0, 5, 3)
    assert result_of(state).count("equal in everything [P.E3]") == 2


def test_long_names_leave_room_for_the_points() -> None:
    scene = scene_of(GAME, mazes.collapsing(), 0, 80)
    scene.speaker.names = ("Hatschepsut-Maat",) * 4
    lines = PHARAOH.table(scene)
    assert max(map(len, lines)) <= 80
    assert lines[1].endswith("►● Hatschepsut-Maat (y…   3 points")


def test_nothing_is_lost_before_the_start_is_placed() -> None:
    shown = "\n".join(PHARAOH.table(scene_of(GAME, GAME.start(2, {}), None)))
    assert "● –   ○ –   5 lamps" in shown
    assert "points" not in shown


SETTINGS: list[dict[str, bool | int | str]] = [
    {},
    {"chamber": "dead-end", "start_doors": "inward", "collapse": "rook"},
    {"chamber": "cross", "corridors": "30/0/0", "open_scores": True},
    {"chamber": "straight", "mummy_drops_treasure": False, "dig_out": False},
    {"start": "border", "corridors": "0/10/20", "first_player": 3},
    {"start": "border", "mask_turn": "goes_on", "chamber": "cross", "corridors": "30/0/0", "break_in": False},
    {"start": "border", "start_doors": "inward", "mask_turn": "goes_on_with_ring"},
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("settings", SETTINGS, ids=lambda settings: " ".join(settings))
def test_everything_can_be_said_and_drawn_whatever_is_chosen(settings: dict[str, Any], language: str) -> None:
    match, rng, dealer = Match(GAME, 4, settings), Random(1), SealedDealer(seed_of("pyramid", 1))
    match.deal(dealer)
    while not match.is_over:
        (seat,) = match.asked
        options = match.choices(seat)
        if rng.random() < 0.1:
            scene = scene_of(GAME, match.state, seat, 80, language)
            lines = [*PHARAOH.table(scene), *Menu(PHARAOH, scene, options).lines(), PHARAOH.prompt(scene)]
            assert max(map(len, lines)) <= 80
            assert all(PHARAOH.option(scene, option) and PHARAOH.rules(scene, option) for option in options)
        busy = [option for option in options if not isinstance(option, EndTurn)]
        match.play(seat, rng.choice(busy or options))
        match.deal(dealer)
    events = [event for step in match.steps for event in step.events]
    speaker = scene_of(GAME, match.state, 0, 80, language).speaker
    assert len(PHARAOH.told(speaker, events)) == PHARAOH.count(events)


def written(groups: list[Group], doors: int) -> list[str]:
    """What is written on a tile with these doors, row by row."""
    placed = sorted(arranged(groups, spaces(doors)).items())
    return ["".join(sign for (row, _), (sign, _) in placed if row == level) for level in range(3)]


def test_what_is_too_much_for_a_row_goes_to_others_and_is_cut_at_last() -> None:
    figures = Group((), [[(str(number), "")] for number in range(7)], (1,))
    star: Sign = ("*", "")
    lamps = Group((star,), [[(letter, "")] for letter in "abc"], (2,))
    assert written([figures, lamps], 0b1111) == ["*c", "0123456", "*ab"]
    assert written([figures, lamps], 0b1010) == ["", "012345…", ""]

"""The end in the player aid: how the game is over, and what corruption leads to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from waset.engine.aid import AidRow, AidSection, Form, phrase, said, section
from waset.games.cleopatra import agenda
from waset.games.cleopatra.components import BUILDERLESS_ROUNDS, LAST_SPACE, STANDSTILL_ROUNDS
from waset.games.cleopatra.rules import scoring, turn

if TYPE_CHECKING:
    from waset.games.cleopatra.aid import Sheet

TAXES = 9  # so many steps of the tax are shown; it goes on by its formula
END_RULES: dict[Any, tuple[str, str]] = {  # what follows when Cleopatra has arrived
    scoring.palace_is_finished: ("06.E1", "aid.end_at_once"),
    scoring.offering_and_last_turns: ("19.E1", "aid.end_last_turns"),
}


def end(sheet: Sheet) -> AidSection:
    """[C.B12] [06.E] [19.E] Cleopatra's walk, the end, and who wins."""
    edition = sheet.edition
    rule, key = END_RULES[edition.walked]
    rows = [
        said("C.B12", "aid.walk", start=sheet.rules.start_space),
        said(rule, key, space=LAST_SPACE),
        said(f"{sheet.own}.E2", "aid.end_hand"),
        said("C.A4", "aid.end_sanctuaries"),
        *CONSEQUENCES[edition.by_seats[sheet.seats].consequence].rows(),
    ]
    wealth = "aid.end_wealth_merchants" if edition.by_seats[sheet.seats].merchants else "aid.end_wealth"
    rows.append(said(f"{sheet.own}.E4", wealth, worth=scoring.MERCHANT_WORTH))
    rows.append(standstill(sheet))
    return section("end", f"{sheet.own}.E1", Form.LINES, rows)


def standstill(sheet: Sheet) -> AidRow:
    """[C.E1] When a game that stands still is over."""
    ending = sheet.steps[agenda.EndTurn]
    both = isinstance(ending, turn.EndingTurn) and turn.nobody_builds in ending.standstills
    return said("C.E1", "aid.end_standstill", quiet=STANDSTILL_ROUNDS, unbuilt=BUILDERLESS_ROUNDS if both else 0)


class Consequence:
    """What corruption leads to: sentences, and a scale where there is one."""

    def __init__(self, rule: str, keys: Sequence[str], scale: Callable[[], AidSection]) -> None:
        self.rule = rule
        self.keys = keys
        self.scale = scale

    def rows(self) -> list[AidRow]:
        """Its sentences."""
        return [said(self.rule, key) for key in self.keys]


def no_scale() -> AidSection:
    """No amulet has a price."""
    return section("no_scale", "", Form.SCALE, [])


def taxes() -> AidSection:
    """[06.V1] What the more corrupt of two players pays."""
    rows = [
        AidRow("06.V1", phrase("aid.pays", talents=scoring.tax_for(more)), phrase("aid.amulets_more", count=more))
        for more in range(1, TAXES + 1)
    ]
    return section("taxes", "06.V1", Form.SCALE, rows, phrase("aid.taxes_note"))


def fines() -> AidSection:
    """[19.E3] What amulets that are left cost."""
    rows = [
        AidRow("19.E3", phrase("aid.pays", talents=fine), phrase("aid.amulets_left", count=left, more="no"))
        for left, fine in enumerate(scoring.FINES)
        if left
    ]
    rows.append(AidRow("19.E3", phrase("aid.eaten"), phrase("aid.amulets_left", count=len(scoring.FINES), more="yes")))
    return section("fines", "19.E3", Form.SCALE, rows, phrase("aid.fines_note"))


CONSEQUENCES: dict[Any, Consequence] = {
    scoring.feed_the_crocodile: Consequence("06.E3", ["aid.end_eaten"], no_scale),
    scoring.tax_the_corrupt: Consequence("06.V1", ["aid.end_taxed"], taxes),
    scoring.fine_the_corrupt: Consequence("19.E2", ["aid.end_least"], fines),
}


def scale_of_the_end(sheet: Sheet) -> AidSection:
    """The scale by which corruption is paid for; without rows where there is none."""
    return CONSEQUENCES[sheet.edition.by_seats[sheet.seats].consequence].scale()

"""The player aid of both editions: words by key, numbers from the edition, the box and the rules of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Optional

from waset.engine.aid import Aid, AidPart, AidRow, AidSection, Form, Phrase, phrase, said, section
from waset.engine.flow import Step
from waset.engine.game import Task
from waset.games.cleopatra import agenda
from waset.games.cleopatra.aid_of_the_end import end, scale_of_the_end
from waset.games.cleopatra.cards import count
from waset.games.cleopatra.components import (
    DIE_FACES,
    HAND_LIMIT,
    MOSAICS,
    STALLS,
    WORSHIPPERS,
    Card,
    Piece,
    Worshipper,
)
from waset.games.cleopatra.edition import Edition, PieceType, Power
from waset.games.cleopatra.rules import garden, quarry, sobek
from waset.games.cleopatra.rules.beggar_and_envoy import BEGGARS_TALENTS, NamingKindsFirst
from waset.games.cleopatra.rules.characters import VIZIERS_CARDS
from waset.games.cleopatra.rules.matched_cost import MatchedCost
from waset.games.cleopatra.rules.offering import RollingDice, taken_for
from waset.games.cleopatra.rules.payment import Cost
from waset.games.cleopatra.state import State
from waset.games.cleopatra.table_rules import TableRules

Steps = Mapping[type[Task], Step[State]]
WALLS_AND_PIECES = (Piece.WALL, Piece.DOOR, Piece.SPHINX, Piece.OBELISK, Piece.THRONE)
MORE: dict[Any, Optional[tuple[str, int]]] = {  # what a piece earns beside its base: the words, and their number
    quarry.completes_a_pair: ("aid.more_pair", quarry.PAIR_BONUS),
    quarry.nothing_more: None,
    quarry.linked_walls: ("aid.more_walls", 1),
    quarry.sphinxes_on_its_side: ("aid.more_sphinxes", 1),
    quarry.two_for_each_sphinx: ("aid.more_sphinxes", quarry.FOR_EACH_SPHINX),
    quarry.mosaics_beside_the_throne: ("aid.more_throne", 1),
    garden.bordering_mosaics: ("aid.more_squares", 1),
}


class Sheet(NamedTuple):
    """What an aid is made from."""

    edition: Edition
    rules: TableRules
    seats: int
    steps: Steps

    @property
    def own(self) -> str:
        """What the numbers of the edition's own rules begin with."""
        return self.edition.numbering[1]

    @property
    def has_moment_before_offering(self) -> bool:
        """[C.T5] Whether the roller has a moment before the offering of the own roll."""
        rolling = self.steps.get(agenda.RollDice)
        return isinstance(rolling, RollingDice) and agenda.BeforeOffering() in rolling.full


def aid(name: str, version: str, state: State, steps: Steps) -> Aid:
    """The aid of a table, from its state before the first step."""
    sheet = Sheet(state.edition, state.rules, state.seats, steps)
    found = [turn(sheet), offering(sheet), pieces(sheet), bonus(sheet), characters(sheet), worshippers(sheet)]
    found += [slots(sheet), paying(sheet), end(sheet), scale_of_the_end(sheet)]
    return Aid(name, version, state.seats, tuple(one for one in found if one.rows))


def turn(sheet: Sheet) -> AidSection:
    """[C.T] The steps of a turn."""
    edition = sheet.edition
    rows = [said("19.K1", "aid.turn_worshipper")] if edition.worshippers else []
    rows += [
        said("C.T1", "aid.turn_choose"),
        said("C.M1", "aid.turn_market"),
        said("C.T2", "aid.turn_quarry"),
    ]
    if edition.dice:
        rows.append(said("C.T4", "aid.turn_after"))
    limit = {"limit": HAND_LIMIT, "amulets": edition.discard_penalty}
    rows.append(said(f"{sheet.own}.H2", "aid.turn_limit", **limit, open=yes(sheet.rules.open_discards)))
    rows.append(said("C.M2", "aid.turn_refill", cards=STALLS))
    return section("turn", "C.T4", Form.STEPS, rows)


def yes(is_so: object) -> str:
    """A yes or no, for words that differ."""
    return "yes" if is_so else "no"


def offering(sheet: Sheet) -> AidSection:
    """[C.O] When an offering is made, and what each rank leads to."""
    edition, dice = sheet.edition, sheet.edition.dice
    note = phrase("aid.offering_dice", dice=dice)
    if edition.offering_after:
        note = phrase("aid.offering_walk", space=edition.offering_after, next=edition.offering_after + 1)
    rows = [AidRow("C.O3", phrase("aid.rank_first", amulets=edition.highest_bid_returns), rank(1))]
    rows += [AidRow("C.O3", phrase("aid.rank_other", amulets=taken_for(at)), rank(at)) for at in after_first(sheet)]
    rows.append(said("C.O4", "aid.offering_ties"))
    if dice:
        rows.append(said("06.S6", "aid.offering_die", faces=sheet.rules.priest_faces, sides=DIE_FACES))
    if sheet.has_moment_before_offering:
        rows.append(said("06.O1", "aid.offering_moment"))
    return section("offering", f"{sheet.own}.O1", Form.LINES, rows, note)


def after_first(sheet: Sheet) -> range:
    """The ranks behind the first."""
    return range(2, sheet.seats + 1)


def rank(number: int) -> Phrase:
    """A rank in words."""
    return phrase("aid.rank", number=number)


def pieces(sheet: Sheet) -> AidSection:
    """[C.B] What every category costs and earns."""
    mosaics = sheet.edition.mosaics
    rows = [
        AidRow(
            mosaics.rule,
            phrase("aid.more_palms_or_statue" if chooses_palms_or_statue(sheet) else "aid.more_palms"),
            phrase("piece.mosaic", count=1),
            Piece.MOSAIC.value,
            cost_of(mosaics.cost),
            mosaics.base,
            phrase("aid.in_all", count=len(MOSAICS)),
        )
    ]
    types = {kind.piece: kind for kind in sheet.edition.piece_types}
    rows += [piece_row(types[piece]) for piece in WALLS_AND_PIECES]
    rows.append(said("C.A2", "aid.statues", statues=sheet.edition.statues))
    return section("pieces", "C.P1", Form.TABLE, rows, phrase("aid.pieces_note"))


def chooses_palms_or_statue(sheet: Sheet) -> bool:
    """[19.B6] Whether a statue forfeits the palms."""
    return isinstance(sheet.steps[agenda.PayMosaic], quarry.PayingMosaicForPalmsOrStatue)


def piece_row(kind: PieceType) -> AidRow:
    """One category."""
    more = MORE[kind.added]
    return AidRow(
        kind.rule,
        None if more is None else phrase(more[0], number=more[1], sum=kind.base + more[1]),
        phrase(f"piece.{kind.piece.value}", count=1),
        kind.piece.value,
        cost_of(kind.cost),
        kind.base,
        phrase("aid.in_all", count=kind.count),
    )


def cost_of(cost: Cost) -> tuple[AidPart, ...]:
    """A cost, part by part."""
    return tuple(AidPart(name, number, phrase(f"aid.unit_{name}", count=number)) for name, number in cost.parts())


def bonus(sheet: Sheet) -> AidSection:
    """[06.B9] The bonus for several pieces in one turn."""
    bonuses = sheet.edition.several_bonus
    most = len(bonuses) - 1
    rows = [
        AidRow(
            "06.B9", phrase("aid.plus", number=earned), phrase("aid.pieces_built", count=built, last=yes(built == most))
        )
        for built, earned in enumerate(bonuses)
        if earned
    ]
    return section("bonus", "06.B9", Form.SCALE, rows)


def paying(sheet: Sheet) -> AidSection:
    """[C.P] What stands for what, and what it brings."""
    edition, rules, merchants = sheet.edition, sheet.rules, sheet.edition.by_seats[sheet.seats].merchants
    wild = edition.wild.value
    rows = [said("C.P4", "aid.tainted")]
    if isinstance(edition.mosaics.cost, MatchedCost):
        rows.append(said("19.P8", "aid.patterns"))
    artisans = yes(rules.wild_artisans)
    rows.append(AidRow("C.P5", phrase("aid.wild", artisans=artisans), phrase(f"card.{wild}", count=1), wild))
    if merchants:
        rows.append(said("06.P6", "aid.merchant", count=merchants))
    rows.append(said("C.P2", "aid.left_over"))
    if rules.extra_cards:
        rows.append(said("06.P7", "aid.thrown_in"))
    return section("paying", "C.P1", Form.LINES, rows)


def characters(sheet: Sheet) -> AidSection:
    """[06.K] What the characters in the deck of the table do and cost."""
    numbers = sheet.edition.character_amulets
    rows = [
        AidRow(
            CHARACTER_RULES[card],
            character_text(sheet, card),
            phrase(f"card.{card.value}", count=1),
            card.value,
            amulets(numbers[card]),
            count=phrase("aid.in_deck", count=count(sheet.rules.deck, card)),
        )
        for card in numbers
        if count(sheet.rules.deck, card)
    ]
    return section("characters", "C.T5", Form.TABLE, rows, phrase("aid.characters_note"))


CHARACTER_RULES: dict[Card, str] = {
    Card.BEGGAR: "06.K1",
    Card.COURTESAN: "06.K2",
    Card.ENVOY: "06.K3",
    Card.SCRIBE: "06.K4",
    Card.SMUGGLER: "06.K6",
    Card.VIZIER: "06.K7",
}


def character_text(sheet: Sheet, card: Card) -> Phrase:
    """What a character does."""
    match card:
        case Card.BEGGAR:
            return phrase("aid.beggar", talents=BEGGARS_TALENTS)
        case Card.ENVOY:
            chooses = isinstance(sheet.steps[agenda.NameKinds], NamingKindsFirst)
            return phrase("aid.envoy", kinds=sheet.rules.most_kinds_asked, chosen=yes(chooses))
        case Card.VIZIER:
            return phrase("aid.vizier", cards=VIZIERS_CARDS)
        case Card.SMUGGLER:
            return phrase("aid.smuggler", limit=HAND_LIMIT)
        case Card.SCRIBE:
            return phrase("aid.scribe")
        case _:
            return phrase("aid.courtesan")


def amulets(number: int) -> tuple[AidPart, ...]:
    """Some amulets to take, as a price; no part for none."""
    return (AidPart("amulet", number, phrase("aid.unit_amulet", count=number)),) if number else ()


def worshippers(sheet: Sheet) -> AidSection:
    """[19.K] What the worshippers of Sobek grant."""
    each = yes(sheet.rules.discount_each_piece)
    rows = [
        AidRow(
            power.rule,
            worshipper_text(worshipper, power, each),
            phrase(f"worshipper.{worshipper.value}"),
            f"worshipper-{worshipper.value}",
        )
        for worshipper, power in zip(WORSHIPPERS, sheet.edition.worshippers, strict=False)
    ]
    return section(
        "worshippers", "19.K1", Form.TABLE, rows, phrase("aid.worshippers_note", last=len(sheet.rules.slots))
    )


def worshipper_text(worshipper: Worshipper, power: Power, each: str) -> Phrase:
    """What a worshipper grants."""
    match worshipper:
        case Worshipper.ARCHITECT:
            return phrase("aid.architect", number=power.piece_bonus)
        case Worshipper.VISIR:
            return phrase("aid.visir")
        case Worshipper.BEGGAR:
            return phrase("aid.worshipper_beggar", cards=sobek.BEGGARS_CARDS)
        case Worshipper.MERCHANT:
            return phrase("aid.worshipper_merchant", number=power.resources, each=each)
        case Worshipper.FOREMAN:
            return phrase("aid.foreman", number=power.artisans, each=each)


def slots(sheet: Sheet) -> AidSection:
    """[19.K2] What each slot demands of those who use its worshipper."""
    rows = [
        AidRow(
            "19.K2",
            phrase("aid.penalty", talents=penalty.talents, amulets=penalty.amulets),
            phrase("aid.slot", number=number),
        )
        for number, penalty in enumerate(sheet.rules.slots, 1)
    ]
    return section("slots", "19.K2", Form.SCALE, rows)

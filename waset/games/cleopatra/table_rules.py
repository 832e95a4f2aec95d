"""The rules of one table: what it has chosen, as the chapters of the rules read it."""

import re
from typing import Optional

from waset.engine.base import Record
from waset.games.cleopatra.cards import Cards

SLOTS = 5  # of Sobek's board
PENALTY = re.compile(r"(s?)([0-9])")


class Penalty(Record, frozen=True):
    """[19.K2] What a slot of Sobek's board demands of those who use its worshipper."""

    talents: int
    amulets: int


class TableRules(Record, frozen=True):
    """The rules of one table. A field that an edition or an earlier version does not set is as it always was there."""

    deck: Cards
    first_player: "Optional[int]" = None  # the seat that begins; None: drawn by lot [06.S7] [19.S5]
    start_space: int = 0  # [06.V2]
    priest_faces: int = 1  # [06.S6]
    extra_cards: bool = False  # [06.P7]
    wild_artisans: bool = False  # [C.P5]
    most_kinds_asked: int = 5  # [06.K3]
    most_cards_offered: int = 127  # [06.K3] of one kind, by one seat
    open_discards: bool = False  # [C.H4]
    slots: "tuple[Penalty, ...]" = ()  # [19.K2]
    discount_each_piece: bool = False  # [19.K6] [19.K7]


def penalties_in(text: str) -> tuple[Penalty, ...]:
    """[19.K2] The penalties of the slots, as in s2,1,1,2,3; nothing when the text does not say five of them."""
    found = [PENALTY.fullmatch(part) for part in text.split(",")]
    penalties = tuple(penalty_in(one[1], int(one[2])) for one in found if one is not None)
    return penalties if len(penalties) == len(found) == SLOTS else ()


def penalty_in(scarabs: str, number: int) -> Penalty:
    """One penalty: scarabs to pay, or amulets to take."""
    return Penalty(number, 0) if scarabs else Penalty(0, number)


def has_penalties(text: str) -> bool:
    """Whether a text says the penalties."""
    return bool(penalties_in(text))

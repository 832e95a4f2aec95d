"""Every reason to refuse a record, met once."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.records.forging import forged, played, with_step
from waset.engine.deal import SealedDealer
from waset.engine.game import Reason
from waset.engine.match import Undone
from waset.engine.record import BadRecord, Dealt, Decided, decode, encode, rebuild
from waset.games import GAMES

GAME = "cleopatra-2006"
FILE = played(GAME, 2)
RECORD = decode(FILE)
OTHER = SealedDealer(bytes(32))
DECIDED = next(number for number, step in enumerate(RECORD.steps) if isinstance(step, Decided))
DEALT = next(number for number, step in enumerate(RECORD.steps) if isinstance(step, Dealt))


def changed(**fields: Any) -> bytes:
    """The file with other fields, nothing else made to fit."""
    return json.dumps({**json.loads(FILE), **fields}).encode()


def swapped(number: int, step: Decided | Dealt) -> bytes:
    """The file with another step in the place of one."""
    steps = [*RECORD.steps[:number], step, *RECORD.steps[number + 1 :]]
    return encode(forged(FILE, steps=steps))


def without_end() -> bytes:
    """A finished game that says neither its seed nor its result."""
    return encode(forged(FILE, seed=None, result=None))


def stepped(number: int, **fields: Any) -> bytes:
    """The file with one step told differently."""
    return encode(with_step(FILE, number, **fields))


FORGERIES: list[tuple[Reason, Callable[[], bytes]]] = [
    (Reason("record.cut_short"), lambda: FILE[:5000]),
    (Reason("record.too_deep"), lambda: b"[" * 100_000),
    (Reason("record.not_json"), lambda: b"waset"),
    (Reason("record.not_ours"), lambda: b'{"type": "Other"}'),
    (Reason("record.newer"), lambda: changed(format=2)),
    (Reason("record.no_such_format"), lambda: changed(format=0)),
    (Reason("record.damaged"), lambda: changed(steps="none")),
    (Reason("record.commitment"), lambda: changed(commitment="short")),
    (Reason("record.undone"), lambda: encode(forged(FILE, undone=[Undone(9, 2, 1)]))),
    (Reason("record.taken_over"), lambda: encode(forged(FILE, taken_over=-1))),
    (Reason("record.changed"), lambda: changed(game="pharaoh")),
    (Reason("record.other_rules"), lambda: encode(forged(FILE, rules="0"))),
    (Reason("record.set_up"), lambda: encode(forged(FILE, seats=RECORD.seats[:1]))),
    (Reason("record.bad_seed"), lambda: encode(forged(FILE, seed="abcd"))),
    (Reason("record.other_seed"), lambda: encode(forged(FILE, seed="00" * 32))),
    (Reason("record.other_events"), lambda: stepped(0, events=[])),
    (Reason("record.not_asked"), lambda: swapped(DEALT, RECORD.steps[DECIDED])),
    (Reason("record.no_action"), lambda: stepped(DECIDED, action={"type": "VisitMarket", "stall": "B"})),
    (Reason("record.against_rules", "C.T2"), lambda: stepped(DECIDED, action={"type": "FinishBuilding"})),
    (Reason("record.not_due"), lambda: swapped(DECIDED, RECORD.steps[DEALT])),
    (Reason("record.no_outcome"), lambda: stepped(DEALT, outcome=7)),
    (
        Reason("record.not_drawn"),
        lambda: encode(forged(FILE, seed=OTHER.seed.hex(), commitment=OTHER.commitment)),
    ),
    (Reason("record.keeps_back"), without_end),
    (Reason("record.too_early"), lambda: encode(forged(FILE, steps=RECORD.steps[:-3]))),
    (Reason("record.other_result"), lambda: encode(forged(FILE, result={}))),
]


@pytest.mark.parametrize(("reason", "forgery"), FORGERIES, ids=[reason.key for reason, _ in FORGERIES])
def test_every_reason_is_met(reason: Reason, forgery: Callable[[], bytes]) -> None:
    with pytest.raises(BadRecord) as refused:
        rebuild(decode(forgery()), GAMES[GAME])
    assert (refused.value.reason.key, refused.value.reason.rule) == (reason.key, reason.rule)

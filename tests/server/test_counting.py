"""What is counted is what was carried out, however often it was asked for."""

from __future__ import annotations

from tests.server.inside import Inside
from waset.server import metrics


def moves() -> float:
    """How many moves have been counted."""
    return metrics.REGISTRY.get_sample_value("waset_moves_total") or 0.0


def test_a_move_that_is_asked_for_again_is_counted_once() -> None:
    house = Inside()
    try:
        anna = house.visitor("Anna")
        create = {"game": "pharaoh", "seats": 2, "sits": [0, 1], "starts_when_full": True}
        table = anna.told("POST", "/api/tables", create)["table"]
        seat = anna.look(table)["asked"][0]
        seen = anna.told("GET", f"/api/tables/{table}?seat={seat}")
        before = moves()
        body = {"action": seen["options"][0], "version": seen["question"], "seat": seat}
        answers = [anna.do(table, "moves", body, **{"Idempotency-Key": "once"}) for _ in range(3)]
        assert answers == [answers[0]] * 3
        anna.do(table, "chat", {"text": "well played"})
        assert moves() - before == 1
    finally:
        house.close()

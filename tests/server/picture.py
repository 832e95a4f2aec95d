"""What a client knows of a table, put together from the updates that it got, one after the other."""

from __future__ import annotations

from typing import Any


class Picture:
    """The fold of all updates; it finds out when one was missed or told twice."""

    def __init__(self) -> None:
        self.version = 0
        self.steps: list[Any] = []
        self.chat: list[Any] = []
        self.newest: dict[str, Any] = {}

    def take(self, update: Any) -> None:
        """Go on by an update."""
        assert update["version"] >= self.version, "an update goes back"
        assert update["first_step"] <= len(self.steps), "steps were missed"
        if update["version"] == self.version:
            assert update["steps"] == [], "steps are told again"
            assert update["chat"] == [], "lines are told again"
        assert all(self.version < line["seq"] <= update["version"] for line in update["chat"])
        self.steps[update["first_step"] :] = update["steps"]
        self.chat += update["chat"]
        self.version, self.newest = update["version"], update

    def compare(self, whole: Any) -> None:
        """See whether it is what somebody is told who comes anew."""
        assert whole["version"] == self.version
        assert self.steps == whole["steps"]
        assert self.chat[-200:] == whole["chat"]
        rest = set(whole) - {"steps", "chat", "first_step"}
        assert {name: self.newest[name] for name in rest} == {name: whole[name] for name in rest}

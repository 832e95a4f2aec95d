"""Several clients at two tables with lost answers, retries and broken sockets: all see the same, nothing twice."""

from __future__ import annotations

import json
import secrets
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.laws.games import examples
from tests.server.inside import Inside
from tests.server.picture import Picture
from waset.tables.entries import Moved, decode

NAMES = ("Anna", "Ben", "Cleo")  # the last one only watches
TABLES = {"pharaoh": {"seats": 2, "is_open": True}, "cleopatra-2006": {"seats": 2, "is_open": True}}
players = st.integers(0, 1)
clients = st.integers(0, len(NAMES) - 1)
games = st.sampled_from(list(TABLES))
numbers = st.integers(0, 1 << 20)


class Sent:
    """A request whose answer got lost."""

    def __init__(self, client: int, path: str, body: Any, name: str, answer: Any) -> None:
        self.client = client
        self.path = path
        self.body = body
        self.name = name
        self.answer = answer


class Clients(RuleBasedStateMachine):
    """Whatever clients do, in any order."""

    @initialize(seed=numbers)
    def sit_down(self, seed: int) -> None:
        """Two people at two tables, and one who watches."""
        self.patch = pytest.MonkeyPatch()
        self.patch.setattr(secrets, "token_bytes", Random(seed).randbytes)  # so that a failure can be repeated
        self.house = Inside()
        self.people = [self.house.visitor(name) for name in NAMES]
        self.ids = [visitor.told("GET", "/api/me")["id"] for visitor in self.people]
        self.tables = {game: self.open(game) for game in TABLES}
        self.pictures = {(client, game): Picture() for client in range(len(NAMES)) for game in TABLES}
        self.done: dict[str, list[tuple[str, Any]]] = {game: [] for game in TABLES}
        self.lost: list[Sent] = []
        self.count = 0

    def open(self, game: str) -> str:
        """A running table."""
        anna, ben, _ = self.people
        table: str = anna.told("POST", "/api/tables", {"game": game, "sits": [0], **TABLES[game]})["table"]
        ben.do(table, "sit", {"seat": 1, "name": "Ben"})
        anna.do(table, "start")
        return table

    def send(self, client: int, game: str, what: str, body: Any) -> tuple[int, Any, Sent]:
        """A request under a new id."""
        self.count += 1
        sent = Sent(client, f"/api/tables/{self.tables[game]}/{what}", body, f"id-{self.count}", None)
        status, content = self.people[client].ask("POST", sent.path, body, **{"Idempotency-Key": sent.name})
        sent.answer = json.loads(content)
        return status, sent.answer, sent

    def whole(self, client: int, game: str) -> Any:
        """A table as somebody sees it who comes anew."""
        return self.people[client].look(self.tables[game])

    @rule(client=players, game=games, number=numbers, is_cut=st.booleans())
    def move(self, client: int, game: str, number: int, is_cut: bool) -> None:
        """Decide, if asked; the answer may get lost."""
        seen = self.whole(client, game)
        if not seen["options"]:
            return
        action = seen["options"][number % len(seen["options"])]
        status, answer, sent = self.send(client, game, "moves", {"action": action, "version": seen["question"]})
        assert status == 200, answer
        self.done[game].append((self.ids[client], action))
        if is_cut:
            self.lost.append(sent)

    @rule(client=players, game=games, number=numbers)
    def move_while_the_store_fails(self, client: int, game: str, number: int) -> None:
        """The move is written, but the server does not learn of it: asked again, it is not made again."""
        seen = self.whole(client, game)
        if not seen["options"]:
            return
        action = seen["options"][number % len(seen["options"])]
        self.house.store.trouble_after = ConnectionError("the answer of the database got lost")
        status, _, sent = self.send(client, game, "moves", {"action": action, "version": seen["question"]})
        assert status == 500
        self.done[game].append((self.ids[client], action))
        key = {"Idempotency-Key": sent.name}
        sent.answer = self.people[client].told("POST", sent.path, sent.body, **key)
        self.lost.append(sent)

    @precondition(lambda self: self.lost)
    @rule(number=numbers)
    def try_again(self, number: int) -> None:
        """Ask again what was not answered: the same answer comes, and nothing else."""
        sent = self.lost[number % len(self.lost)]
        before = {game: self.whole(sent.client, game)["version"] for game in TABLES}
        key = {"Idempotency-Key": sent.name}
        assert self.people[sent.client].told("POST", sent.path, sent.body, **key) == sent.answer
        assert before == {game: self.whole(sent.client, game)["version"] for game in TABLES}

    @rule(client=players, game=games)
    def move_with_a_stale_version(self, client: int, game: str) -> None:
        """Who has not seen the question is refused."""
        seen = self.whole(client, game)
        if seen["options"] and seen["question"]:
            body = {"action": seen["options"][0], "version": seen["question"] - 1}
            status, answer, _ = self.send(client, game, "moves", body)
            assert (status, answer["error"]) == (409, "stale")

    @rule(client=clients, game=games, is_cut=st.booleans())
    def talk(self, client: int, game: str, is_cut: bool) -> None:
        """Say something; who only watches may not."""
        status, _, sent = self.send(client, game, "chat", {"text": f"line {self.count}"})
        assert status == (403 if client == 2 else 200)
        if is_cut and status == 200:
            self.lost.append(sent)

    @rule(client=players, game=games, back=st.none() | st.integers(0, 30))
    def go_back(self, client: int, game: str, back: int | None) -> None:
        """Ask to go back."""
        body = {} if back is None else {"to": max(0, len(self.whole(client, game)["steps"]) - back)}
        assert self.send(client, game, "undo", body)[0] in (200, 409, 422)

    @rule(client=players, game=games, agrees=st.booleans())
    def agree(self, client: int, game: str, agrees: bool) -> None:
        """Answer who asks to go back."""
        assert self.send(client, game, "undo-answer", {"agrees": agrees})[0] in (200, 409, 422)

    @rule(client=players, game=games, what=st.sampled_from(["leave", "return"]))
    def come_and_go(self, client: int, game: str, what: str) -> None:
        """Leave, or be back."""
        assert self.send(client, game, what, {})[0] in (200, 409, 422)

    @rule(seconds=st.sampled_from([1.0, 100.0]))
    def let_time_pass(self, seconds: float) -> None:
        """Clocks run, and bots play for those who are away."""
        self.house.clock.now += seconds
        duties = self.house.tables.duties
        self.house.call(duties.look_at_clocks)
        for table in self.tables.values():
            self.house.call(duties.play_one, table)

    @rule(client=clients, game=games)
    def catch_up(self, client: int, game: str) -> None:
        """Look at what is new."""
        picture = self.pictures[client, game]
        picture.take(self.people[client].look(self.tables[game], picture.version))
        picture.compare(self.whole(client, game))

    @rule(client=clients, game=games)
    def connect_again(self, client: int, game: str) -> None:
        """Hear by a new socket what was missed."""
        picture, visitor, table = self.pictures[client, game], self.people[client], self.tables[game]
        if self.whole(client, game)["version"] == picture.version:
            return
        with visitor.socket(table, picture.version) as socket:
            picture.take(visitor.hear(socket))
            self.people[0].ask("POST", f"/api/tables/{table}/chat", {"text": "hear, hear"})
            picture.take(visitor.hear(socket))
        picture.compare(self.whole(client, game))

    @invariant()
    def every_move_is_there_once(self) -> None:
        """The log holds the moves that were made, in their order."""
        for game, table in getattr(self, "tables", {}).items():
            log = (decode(one.body) for one in self.house.store.logs[table])
            moved = [(one.by, one.action) for one in log if isinstance(one, Moved) and one.by in self.ids]
            assert moved == self.done[game]

    def teardown(self) -> None:
        """In the end everybody sees the same as who comes anew."""
        if not hasattr(self, "house"):
            return
        try:
            for client, game in self.pictures:
                self.catch_up(client, game)
        finally:
            self.house.close()
            self.patch.undo()


TestClients = Clients.TestCase
TestClients.settings = settings(examples(40), stateful_step_count=40, deadline=None)

"""Every byte that a client gets follows from what its seat may know; a planted leak is found."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from zlib import crc32

import msgspec
import pytest

from tests.laws.games import SETUPS, Setup, every_new_table
from tests.server.inside import Inside, Visitor
from waset.engine.game import Viewer
from waset.engine.record import plain
from waset.server.routes import ahead, replays
from waset.tables import prospects, records, replaying, updates
from waset.tables.table import Table

LOOKS = 5
MOVES = 25  # at most, between two looks
REFUSALS = 6
ASKED = (
    "",
    "/record",
    "/replay/steps",
    "/replay/story",
    "/outlook",
    "/replay?step=9",
    "/events?since=0&wait=0",
    "/replay/chances",
    "/replay/proof",
)
OF_SEATS = ("?seat={}", "/record?seat={}", "/outlook?seat={}", "/replay?step=9&seat={}", "/replay/story?seat={}")


class Company:
    """People, a bot's program and a spectator at one table."""

    def __init__(self, house: Inside, setup: Setup, rng: Random) -> None:
        self.house = house
        self.setup = setup
        self.rng = rng
        self.spectator = house.visitor("Somebody")
        people = [house.visitor(f"Name {seat}") for seat in range(setup.seats - 1)]
        body = {"game": setup.game.name, "seats": setup.seats, "options": dict(setup.options), "is_open": True}
        self.table: str = people[0].told("POST", "/api/tables", {**body, "sits": [0]})["table"]
        self.token = people[0].do(self.table, "links", {"kind": "bot", "seat": setup.seats - 1})["token"]
        people[0].got.clear()  # the host was given the bot's token
        self.visitors = [*people, house.visitor(Authorization=f"Bearer {self.token}")]
        for seat, visitor in enumerate(self.visitors[1:], 1):
            visitor.do(self.table, "sit", {"seat": seat, "name": f"Name {seat}"})
        people[0].do(self.table, "start")
        self.ids = [visitor.told("GET", "/api/me")["id"] for visitor in self.everybody]

    @property
    def everybody(self) -> list[Visitor]:
        """The seats in their order, and the spectator."""
        return [*self.visitors, self.spectator]

    @property
    def inner(self) -> Table:
        """The table as nobody may see it."""
        return self.house.table(self.table)

    def viewer(self, number: int) -> Viewer:
        """As whom somebody looks."""
        return number if number < self.setup.seats else None

    def play(self) -> bool:
        """Some moves at random; False when the game is over."""
        for _ in range(self.rng.randrange(1, MOVES)):
            if not self.inner.asked:
                return False
            seat = self.rng.choice(self.inner.asked)
            seen = self.visitors[seat].look(self.table, self.inner.seq)
            body = {"action": self.rng.choice(seen["options"]), "version": seen["question"]}
            self.visitors[seat].do(self.table, "moves", body)
        return bool(self.inner.asked)

    def heard(self, number: int) -> list[Any]:
        """All that somebody can get out of the server just now."""
        visitor, path, seq = self.everybody[number], f"/api/tables/{self.table}", self.inner.seq
        before = len(visitor.got)
        others = [what.format((number + 1) % self.setup.seats) for what in OF_SEATS]
        for what in (*ASKED, *others, f"?since={seq - 3}"):
            visitor.ask("GET", path + what)
        visitor.ask("POST", f"{path}/fork", {"step": 9, "table": {"game": self.setup.game.name, "seats": 2}})
        visitor.ask("GET", "/api/tables")
        visitor.ask("GET", "/api/me/tables")
        for action in self.refusable(number):
            visitor.ask("POST", f"{path}/moves", {"action": action, "version": seq})
            visitor.ask("POST", f"{path}/why-not", {"action": action})
        for since in (0, seq - 3):
            with visitor.socket(self.table, since) as socket:
                visitor.hear(socket)
        return visitor.got[before:]

    def refusable(self, number: int) -> list[Any]:
        """Late actions of all seats that somebody may not do now."""
        match, viewer = self.inner.match, self.viewer(number)
        assert match is not None
        late = [step.action for step in match.steps[-40:] if step.action is not None]
        is_asked = viewer is not None and viewer in self.inner.asked
        allowed = match.choices(viewer) if is_asked and viewer is not None else []
        refused = [plain(action) for action in late if action not in allowed]
        return refused[-REFUSALS:]


@contextmanager
def other_world(table: Table, viewer: Viewer, rng: Random) -> Iterator[None]:
    """As long as this lasts, what the viewer may not know is something else."""
    match = table.match
    assert match is not None
    kept = match.state
    match.state = table.game.imagine(match.view(viewer), rng)
    try:
        yield
    finally:
        match.state = kept


def examine(company: Company, number: int) -> None:
    """What somebody gets does not depend on secrets, and holds no more than the view."""
    table, viewer = company.inner, company.viewer(number)
    got = company.heard(number)
    with other_world(table, viewer, company.rng):
        assert company.heard(number) == got, "what is told depends on what the viewer may not know"
    told = {what: json.loads(body) for what, body in zip(ASKED, got[1::2], strict=False)}
    taken_home = told["/record"]
    for one in (told[""], told["/events?since=0&wait=0"], taken_home, json.loads(got[-2])):
        fold(company, viewer, one)
    compare(taken_home["steps"], told["/replay/story"]["steps"], told["/replay/steps"]["steps"])
    step = company.rng.randrange(1, len(taken_home["steps"]) + 1)
    fold_up_to(company, number, taken_home, step)


def compare(steps: Any, story: Any, timeline: Any) -> None:
    """What is told of the past is what was told when it happened."""
    assert story == steps, "the story tells more than was told"
    kinds = [{event["type"] for event in step["events"]} - {replaying.SILENT} for step in steps]
    assert [set(mark["events"]) for mark in timeline] == kinds, "the timeline tells more than was told"


def fold_up_to(company: Company, number: int, told: Any, step: int) -> None:
    """A moment of the past is what the events up to there led to."""
    moment = company.everybody[number].told("GET", f"/api/tables/{company.table}/replay?step={step}")
    past = {"steps": told["steps"][:step], "view": moment["view"]}
    fold(company, company.viewer(number), past)
    assert moment["events"] == told["steps"][step - 1]["events"], "events of the past tell more than they did"


def fold(company: Company, viewer: Viewer, told: Any) -> None:
    """The events that were told lead from the first view to the present one, and say nothing beyond it."""
    game = company.setup.game
    followed = game.view(company.setup.start(), viewer)
    for step in told["steps"]:
        for event in step["events"]:
            msgspec.convert(event, game.event_type).change(followed)
    assert json.loads(msgspec.json.encode(game.data(followed))) == told["view"], "events tell more than the view"


def search(company: Company) -> None:
    """Nobody has got a token, or the id of anybody else, or before the end the seed."""
    seed = [] if company.inner.is_finished else [company.inner.opened.seed]
    secrets = [*seed, company.token, *(one.cookie for one in company.everybody if one.cookie)]
    for number, visitor in enumerate(company.everybody):
        others = [*secrets, *(one for place, one in enumerate(company.ids) if place != number)]
        for body in visitor.got:
            assert not [secret for secret in others if secret.encode() in body], "a secret was sent"


def play_and_examine(setup: Setup, looks: int) -> None:
    """A game at random, looked at again and again by everybody."""
    rng, house = Random(repr(setup)), Inside()
    try:
        company = Company(house, setup, rng)
        for _ in range(looks):
            if not company.play():
                break
            for number in rng.sample(range(len(company.everybody)), 2):
                examine(company, number)
            search(company)
        else:
            return
        for number in range(len(company.everybody)):
            company.heard(number)
        search(company)
    finally:
        house.close()


@every_new_table
def test_every_byte_follows_from_what_its_seat_may_know(setup: Setup) -> None:
    play_and_examine(setup, LOOKS)


def plain_step(step: Any, viewer: Viewer) -> updates.StepSeen:
    """A step with all its secrets."""
    return updates.StepSeen(step.seat, [plain(event) for event in step.events])


def trace_of_the_state(table: Table, seat: int) -> int:
    """A number in which the secrets have left a trace."""
    assert table.match is not None
    return crc32(msgspec.json.encode(table.game.data(table.match.state)))


def seat_with_person(chair: Any, host: str) -> updates.SeatSeen:
    """A seat with the id of its person."""
    return updates.SeatSeen(chair.person, "person")


def all_seeing_eye(table: Table, own: Viewer, seat: int | None) -> replaying.Eye:
    """Somebody who sees everything before the end."""
    return replaying.Eye(own, is_open=True)


def story_of_everything(table: Table, eye: replaying.Eye) -> replaying.Story:
    """All that happened, with everything open."""
    return replaying.story(table, replaying.Eye(None, is_open=True))


def outlook_of_the_state(table: Table, viewer: Viewer) -> prospects.Situation:
    """What somebody could see coming who knew the whole table."""
    assert table.match is not None
    return prospects.Situation(trace_of_the_state(table, 0), viewer, table.game, table.match.view(viewer))


@pytest.mark.parametrize(
    ("where", "leak", "finding"),
    [
        ("step_seen", plain_step, "tells? more than"),
        ("free_undo", trace_of_the_state, "depends on what the viewer may not know"),
        ("seat_seen", seat_with_person, "a secret was sent"),
        ("situation", outlook_of_the_state, "depends on what the viewer may not know"),
        ("eye_of", all_seeing_eye, "tells more than"),
        ("story", story_of_everything, "the story tells more"),
    ],
)
@pytest.mark.parametrize("game", ["cleopatra-2006", "cleopatra-2019"])
def test_a_planted_leak_is_found(game: str, where: str, leak: Any, finding: str, monkeypatch: Any) -> None:
    setup = next(one for one in SETUPS if one.game.name == game and one.seats == 3)
    for module in (updates, records, ahead, replays):
        if hasattr(module, where):
            monkeypatch.setattr(module, where, leak)
    with pytest.raises(AssertionError, match=finding):
        play_and_examine(setup, 4 * LOOKS)

"""What a server does by itself: bots decide, clocks run out, wake-ups are passed on, idle tables are forgotten."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import SystemRandom
from time import monotonic

from waset.bots import Place, RandomBot
from waset.engine.game import Action, Seat
from waset.games import game_named
from waset.tables.handlers import decide_bot, decide_time
from waset.tables.ports import Grown, Thinkers, Thought
from waset.tables.refusals import Refused
from waset.tables.table import Table
from waset.tables.writing import Writer

TRIES = 2  # at thinking, before a move is made at random
CLAIM = 5.0  # seconds for which a node keeps a bot's move to itself without a sign of life
RENEWAL = 1.5  # seconds between such signs
POLL = 5.0  # seconds between looks at what nobody told us
TICK = 0.5  # seconds between looks at the clocks
IDLE = 30.0  # seconds after which a table that nobody asks for is forgotten

log = logging.getLogger(__name__)


class Duties:
    """The background of the tables of one node."""

    def __init__(self, writer: Writer, thinkers: Thinkers) -> None:
        self.writer = writer
        self.thinkers = thinkers
        self.node = secrets.token_hex(8)
        self.wanted: set[str] = set()
        self.busy: set[str] = set()
        self.woken = asyncio.Event()
        self.pace: dict[str, float] = {}  # how many seconds a bot last took to think
        writer.bots_wanted = self.want

    def want(self, table_id: str) -> None:
        """A bot is asked at this table."""
        self.wanted.add(table_id)
        self.woken.set()

    async def work(self) -> None:
        """Do all of it, for ever."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self.play_bots())
            group.create_task(self.watch_clocks())
            group.create_task(self.hear())

    async def play_bots(self) -> None:
        """Let bots decide, for ever; begins with those that were asked before this process was there."""
        async with asyncio.TaskGroup() as group:
            group.create_task(repeat(self.find_bots, POLL))
            while True:
                for table_id in self.wanted - self.busy:
                    self.wanted.discard(table_id)
                    self.busy.add(table_id)
                    group.create_task(self.play_table(table_id))
                await self.woken.wait()
                self.woken.clear()

    async def find_bots(self) -> None:
        """Look for bots that are asked at any table."""
        self.wanted.update(await self.writer.store.waiting_for_bots())
        self.woken.set()

    async def play_table(self, table_id: str) -> None:
        """Let the bots of one table decide until none is asked; what goes wrong is tried again with the next poll."""
        try:
            while await self.play_one(table_id):
                pass
        except Refused:
            pass  # the table is gone
        except Exception:
            log.exception("the bots of table %s could not move", table_id)
        finally:
            self.busy.discard(table_id)
            self.woken.set()

    async def play_one(self, table_id: str) -> bool:
        """Let one bot decide; False when none is asked, or another node has it."""
        async with self.writer.reading(table_id) as table:
            thought = thought_of(table)
        if thought is None:
            return False
        if not await self.claim(table_id, thought.question):
            return False
        async with self.holding(table_id, thought.question):
            action = await self.think(thought)
        await self.writer.write(table_id, lambda table: decide_bot(table, thought.seat, action, thought.question))
        return True

    async def claim(self, table_id: str, question: int) -> bool:
        """Keep a bot's move to this node for a while; False when another node has it."""
        now = self.writer.clock()
        return await self.writer.store.claim(table_id, question, self.node, now + CLAIM, now)

    @asynccontextmanager
    async def holding(self, table_id: str, question: int) -> AsyncIterator[None]:
        """Renew a claim as long as this lasts; when the node dies, another one soon goes on."""
        renewing = asyncio.create_task(self.renew(table_id, question))
        try:
            yield
        finally:
            renewing.cancel()
            await asyncio.gather(renewing, return_exceptions=True)

    async def renew(self, table_id: str, question: int) -> None:
        """Show again and again that somebody still thinks about a move."""
        while True:
            await asyncio.sleep(RENEWAL)
            try:
                await self.claim(table_id, question)
            except Exception:
                log.exception("the claim to a move at table %s could not be renewed", table_id)

    async def think(self, thought: Thought) -> Action:
        """The bot's choice. What it has no choice about takes as long as its last thought, where that is a secret."""
        game = game_named(thought.game, thought.rules)
        if len(thought.options) == 1:
            await asyncio.sleep(0 if game.open_options else self.pace.get(thought.bot, 0))
            return thought.options[0]
        begun = monotonic()
        action = await self.chosen(thought)
        self.pace[thought.bot] = monotonic() - begun
        if action is None:
            return RandomBot(Place(game, thought.seat, SystemRandom())).choose(thought.view, thought.options)
        return action

    async def chosen(self, thought: Thought) -> Action | None:
        """What the bot answers to one of some tries."""
        for _ in range(TRIES):
            try:
                action = await self.thinkers.choose(thought)
            except Exception:
                log.exception("%s could not think", thought.bot)
                continue
            if action in thought.options:
                return action
        return None

    async def watch_clocks(self) -> None:
        """Let time pass, for ever."""
        await repeat(self.look_at_clocks, TICK)

    async def look_at_clocks(self) -> None:
        """Write down what time has done to tables, and forget those that nobody asks for."""
        for table_id in await self.writer.store.due(self.writer.clock()):
            await self.pass_time(table_id)
        self.writer.cache.evict(self.writer.clock() - IDLE)

    async def pass_time(self, table_id: str) -> None:
        """Write down what happened to a table because time has passed."""
        try:
            await self.writer.write(table_id, lambda table: decide_time(table, self.writer.clock()))
        except Refused:
            pass  # the table is gone
        except Exception:
            log.exception("the clock of table %s could not be read", table_id)

    async def hear(self) -> None:
        """Pass on, for ever, that tables have grown elsewhere."""
        await repeat(self.pass_on, TICK)

    async def pass_on(self) -> None:
        """Pass on what the bus tells; before it was heard, any table may have grown."""
        self.grown_elsewhere(Grown(""))
        async for grown in self.writer.bus.told():
            self.grown_elsewhere(grown)

    def grown_elsewhere(self, grown: Grown) -> None:
        """A table may have grown on another node; whoever listens has heard of what was written here."""
        if self.writer.cache.suspect(grown):
            self.writer.listeners.wake(grown.table)


async def repeat(duty: Callable[[], Awaitable[None]], pause: float) -> None:
    """Do something again and again; when it fails, as it does while a database restarts, go on after the pause."""
    while True:
        try:
            await duty()
        except Exception:
            log.exception("something is tried again that could not be done: %s", duty.__name__)
        await asyncio.sleep(pause)


def thought_of(table: Table) -> Thought | None:
    """What the first bot that is asked has to think about."""
    if not table.bots_asked:
        return None
    seat = table.bots_asked[0]
    return thought_in(table, seat, table.chairs[seat].thinker)


def thought_in(table: Table, seat: Seat, bot: str) -> Thought:
    """What a bot has to think about in a seat that is asked."""
    match = table.match
    assert match is not None
    return Thought(
        bot=bot,
        game=table.game.name,
        rules=table.game.rules_version,
        seat=seat,
        question=table.question[seat],
        view=match.view(seat),
        options=match.choices(seat),
    )

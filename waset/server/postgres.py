"""PostgreSQL as a database of the store: many nodes write, and a restart of it goes by unnoticed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Self

import psycopg
from sqlalchemy import URL, NullPool, create_engine, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from waset.server.migrating import migrate
from waset.server.operations.steps import Found, Making, Missing, Operation, Result, Step, Taken, steps_of
from waset.tables.ports import Behind, StorageAway, StorageFull

DOUBLE = "23505"
NOTHING_TO_ADD_TO = ("23503", "23502")
NO_ROOM = ("53100",)
# Cut connections, a server that stops or starts, too many clients, and two writers that wait for each other.
PASSING = ("08", "57P01", "57P02", "57P03", "53300", "40001", "40P01")
FIRST_PAUSE = 0.05
LONGEST_PAUSE = 1.0
PATIENCE = 30.0  # seconds in which a restart should be over
NODE_CONNECTIONS = 10
NOTICING_CUTS = {"connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}


class PostgresDatabase:
    """A server that other nodes write to as well."""

    dialect = "postgresql"
    is_certain = False  # a connection may break before the answer

    def __init__(self, url: str) -> None:
        self.url = driven(url)
        self.engine = create_async_engine(
            self.url,
            pool_size=NODE_CONNECTIONS,
            max_overflow=0,
            connect_args=NOTICING_CUTS,
            execution_options={"preserve_rowcount": True},  # also of what is inserted
            hide_parameters=True,  # what was to be written may be a secret, and problems are logged
        )
        self.looking = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    async def __aenter__(self) -> Self:
        """Bring the schema up to date."""
        await asyncio.to_thread(migrate_server, self.url)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let go of all connections."""
        await self.engine.dispose()

    async def read(self, making: Making[Result]) -> Result:
        """Look something up; again, when the connection breaks."""
        tries = Tries()
        while True:
            try:
                return await attempt(self.looking, making)
            except DBAPIError as problem:
                await tries.again_after(problem)

    async def write(self, making: Making[Result], landed: Making[Result] | None = None) -> Result:
        """Write durably; a try whose end is unknown is made again, and its refusal is checked before it is believed."""
        tries = Tries()
        while True:
            try:
                return await attempt(self.engine, making)
            except DBAPIError as problem:
                await tries.again_after(problem)
            except (Behind, Taken, Missing):
                if landed is None or not tries.are_unsure:
                    raise
                making, landed = landed, None

    def write_soon(self, making: Making[Result], done: Callable[[bool], None]) -> None:
        """Write durably, for who does not wait."""
        writing = asyncio.ensure_future(self.write(making))
        writing.add_done_callback(lambda ended: done(not ended.cancelled() and ended.exception() is None))


class Tries:
    """How long it is worth trying on, and whether one of the tries may have come through."""

    def __init__(self) -> None:
        self.are_unsure = False
        self.pause = FIRST_PAUSE
        self.until = asyncio.get_running_loop().time() + PATIENCE

    async def again_after(self, problem: DBAPIError) -> None:
        """Wait a little, or give up on what does not pass."""
        if not is_passing(problem):
            raise problem
        if asyncio.get_running_loop().time() > self.until:
            raise StorageAway(str(problem.orig)) from None
        self.are_unsure = True
        await asyncio.sleep(self.pause)
        self.pause = min(2 * self.pause, LONGEST_PAUSE)


async def attempt(engine: AsyncEngine, making: Making[Result]) -> Result:
    """Carry out an operation once."""
    try:
        return await carried_out(engine, steps_of(making()))
    except DBAPIError as problem:
        if refusal := refusal_of(problem):
            raise refusal from None
        raise


async def carried_out(engine: AsyncEngine, operation: Operation[Result]) -> Result:
    """Lead an operation to its result: a first statement that is whole by itself, all others in one transaction."""
    step = next(operation)
    try:
        if step.is_whole:
            async with engine.connect() as connection:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                step = operation.send(await found(connection, step))
    except StopIteration as end:
        result: Result = end.value
        return result
    async with engine.connect() as connection:
        result = await led(connection, operation, step)
        await connection.commit()
        return result


async def led(connection: AsyncConnection, operation: Operation[Result], step: Step) -> Result:
    """Lead an operation from a statement on to its result."""
    while True:
        answer = await found(connection, step)
        try:
            step = operation.send(answer)
        except StopIteration as end:
            result: Result = end.value
            return result


async def found(connection: AsyncConnection, step: Step) -> Found:
    """What a statement comes to."""
    cursor = await connection.execute(step.statement, step.values)
    return Found(cursor.all() if cursor.returns_rows else (), cursor.rowcount)


def refusal_of(problem: DBAPIError) -> Exception | None:
    """A problem as the store speaks of it, where it has a word for it."""
    state = state_of(problem)
    if state == DOUBLE:
        return Taken()
    if state in NOTHING_TO_ADD_TO:
        return Missing()
    if state in NO_ROOM:
        return StorageFull(str(problem.orig))
    return None


def is_passing(problem: DBAPIError) -> bool:
    """Whether another try may go well; a connection that breaks or cannot be made has no code."""
    state = state_of(problem)
    if state is None:
        return isinstance(problem.orig, psycopg.OperationalError)
    return state.startswith(PASSING)


def state_of(problem: DBAPIError) -> str | None:
    """PostgreSQL's own code for a problem."""
    return problem.orig.sqlstate if isinstance(problem.orig, psycopg.Error) else None


def driven(url: str) -> URL:
    """An address with the driver that we use, whichever it names."""
    return make_url(url).set(drivername="postgresql+psycopg")


def migrate_server(url: URL) -> None:
    """Bring the schema up to date."""
    engine = create_engine(url, poolclass=NullPool)
    try:
        migrate(engine)
    finally:
        engine.dispose()

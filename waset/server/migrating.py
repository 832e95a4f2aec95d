"""Brings the schema of a database up to date when the server starts."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

HEAD = "0003"
FOLDER = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(7741357)")  # any number will do that all nodes agree on


class TooNew(Exception):
    """The database was written by a newer release."""


def migrate(engine: Engine) -> None:
    """Apply what is missing, all of it or nothing; a look and no more when nothing is."""
    with engine.begin() as connection:
        if revision_of(connection) == HEAD:
            return
        if connection.dialect.name == "postgresql":
            connection.execute(ONE_AT_A_TIME)
        upgrade(connection)


def revision_of(connection: Connection) -> str | None:
    """The revision that a database has."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(connection: Connection) -> None:
    """Run the revisions; Alembic takes its time to load, so only who needs it does."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as problem:
        if "locate revision" not in str(problem):
            raise
        raise TooNew("The database was written by a newer Waset; this one cannot read it.") from None

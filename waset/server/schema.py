"""The tables of the database, alike in SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    text,
)

METADATA = MetaData(
    naming_convention={
        "pk": "%(table_name)s_key",
        "fk": "%(table_name)s_%(column_0_name)s_known",
        "ix": "%(table_name)s_by_%(column_0_name)s",
    }
)


def of_table(name: str = "table_id") -> Column[str]:
    """A column that names a table of players; its row goes when the table goes."""
    return Column(name, Text, ForeignKey("table_.id", ondelete="CASCADE"), nullable=False)


def of_person() -> Column[str]:
    """A column that names a person."""
    return Column("person", Text, ForeignKey("person.id", ondelete="CASCADE"), nullable=False)


table_ = Table(
    "table_",
    METADATA,
    Column("id", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("players", Text, nullable=False),  # JSON, in their order
    Column("title", Text, nullable=False),  # JSON
    Column("deadline", Double),
    Column("waits_for_bot", Boolean, nullable=False),
    PrimaryKeyConstraint("id"),
)
# Each index holds only the few rows that somebody looks for, so that a move seldom touches one.
Index("table__open", table_.c.updated, sqlite_where=text("is_open = 1"), postgresql_where=text("is_open"))
Index("table__waiting", table_.c.id, sqlite_where=text("waits_for_bot = 1"), postgresql_where=text("waits_for_bot"))
HAS_CLOCK = text("deadline IS NOT NULL")
Index("table__due", table_.c.deadline, sqlite_where=HAS_CLOCK, postgresql_where=HAS_CLOCK)

participant = Table(
    "participant",
    METADATA,
    Column("player", Text, nullable=False),
    of_table(),
    PrimaryKeyConstraint("player", "table_id"),
    Index(None, "table_id"),
    sqlite_with_rowid=False,
)

entry = Table(
    "entry",
    METADATA,
    of_table(),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    sqlite_with_rowid=False,
)

# Entries of talk that SQLite has yet to file (tray.py); elsewhere it is empty.
tray = Table(
    "tray",
    METADATA,
    Column("number", Integer, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("number"),
)

receipt = Table(
    "receipt",
    METADATA,
    of_table(),
    Column("player", Text, nullable=False),
    Column("client_id", Text, nullable=False),
    Column("answer", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "player", "client_id"),
    sqlite_with_rowid=False,
)

claim = Table(
    "claim",
    METADATA,
    of_table(),
    Column("seq", Integer, nullable=False),
    Column("node", Text, nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    sqlite_with_rowid=False,
)

link = Table(
    "link",
    METADATA,
    Column("token_hash", LargeBinary, nullable=False),
    of_table(),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("player", Text),
    Column("is_once", Boolean, nullable=False),
    Column("ended_by", Text),  # the mark of the write that used it up or revoked it
    PrimaryKeyConstraint("token_hash"),
    Index(None, "table_id"),
)

person = Table(
    "person",
    METADATA,
    Column("id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    PrimaryKeyConstraint("id"),
)

token = Table(
    "token",
    METADATA,
    Column("token_hash", LargeBinary, nullable=False),
    of_person(),
    PrimaryKeyConstraint("token_hash"),
    Index(None, "person"),
)

account = Table(
    "account",
    METADATA,
    Column("login", Text, nullable=False),
    of_person(),
    Column("password_hash", Text, nullable=False),
    PrimaryKeyConstraint("login"),
    Index(None, "person"),
)

ceremony = Table(
    "ceremony",
    METADATA,
    Column("number", Text, nullable=False),
    Column("purpose", Text, nullable=False),
    Column("challenge", LargeBinary, nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("number"),
    Index(None, "until"),
)

attempt = Table(
    "attempt",
    METADATA,
    Column("mark", Text, nullable=False),
    Column("login_hash", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("mark"),
    Index(None, "login_hash"),
    Index(None, "at"),
)

passkey = Table(
    "passkey",
    METADATA,
    Column("credential", LargeBinary, nullable=False),
    of_person(),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    PrimaryKeyConstraint("credential"),
    Index(None, "person"),
)

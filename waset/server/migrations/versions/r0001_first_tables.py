"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """From an empty database."""
    create_table()
    create_entry()
    create_receipt()
    create_participant()
    create_claim()
    create_link()
    create_person()
    create_token()
    create_account()
    create_passkey()


def create_table() -> None:
    """Tables, with what lists and clocks look for."""
    op.create_table(
        "table_",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("is_open", sa.Boolean(), nullable=False),
        sa.Column("players", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("deadline", sa.Double(), nullable=True),
        sa.Column("waits_for_bot", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="table__key"),
    )
    op.create_index(
        "table__due",
        "table_",
        ["deadline"],
        sqlite_where=sa.text("deadline IS NOT NULL"),
        postgresql_where=sa.text("deadline IS NOT NULL"),
    )
    op.create_index(
        "table__open", "table_", ["updated"], sqlite_where=sa.text("is_open = 1"), postgresql_where=sa.text("is_open")
    )
    op.create_index(
        "table__waiting",
        "table_",
        ["id"],
        sqlite_where=sa.text("waits_for_bot = 1"),
        postgresql_where=sa.text("waits_for_bot"),
    )


def create_entry() -> None:
    """Logs."""
    op.create_table(
        "entry",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["table_.id"], name="entry_table_id_known", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="entry_key"),
        sqlite_with_rowid=False,
    )


def create_receipt() -> None:
    """Answers given."""
    op.create_table(
        "receipt",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("client_id", sa.Text(), nullable=False),
        sa.Column("answer", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["table_.id"], name="receipt_table_id_known", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "player", "client_id", name="receipt_key"),
        sqlite_with_rowid=False,
    )


def create_participant() -> None:
    """Who sits where."""
    op.create_table(
        "participant",
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["table_.id"], name="participant_table_id_known", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "table_id", name="participant_key"),
        sqlite_with_rowid=False,
    )
    op.create_index("participant_by_table_id", "participant", ["table_id"])


def create_claim() -> None:
    """Which node asks a bot."""
    op.create_table(
        "claim",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("node", sa.Text(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["table_.id"], name="claim_table_id_known", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="claim_key"),
        sqlite_with_rowid=False,
    )


def create_link() -> None:
    """Links."""
    op.create_table(
        "link",
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("player", sa.Text(), nullable=True),
        sa.Column("is_once", sa.Boolean(), nullable=False),
        sa.Column("ended_by", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["table_.id"], name="link_table_id_known", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token_hash", name="link_key"),
    )
    op.create_index("link_by_table_id", "link", ["table_id"])


def create_person() -> None:
    """People."""
    op.create_table(
        "person",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="person_key"),
    )


def create_token() -> None:
    """What proves who somebody is."""
    op.create_table(
        "token",
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="token_person_known", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token_hash", name="token_key"),
    )
    op.create_index("token_by_person", "token", ["person"])


def create_account() -> None:
    """Logins."""
    op.create_table(
        "account",
        sa.Column("login", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("password_hash", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="account_person_known", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("login", name="account_key"),
    )
    op.create_index("account_by_person", "account", ["person"])


def create_passkey() -> None:
    """Keys on devices."""
    op.create_table(
        "passkey",
        sa.Column("credential", sa.LargeBinary(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("uses", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="passkey_person_known", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("credential", name="passkey_key"),
    )
    op.create_index("passkey_by_person", "passkey", ["person"])

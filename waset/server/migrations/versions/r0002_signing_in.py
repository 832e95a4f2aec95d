"""Signing in on any node: ceremonies of passkeys and attempts are kept for a short time."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """From the first tables."""
    op.create_table(
        "ceremony",
        sa.Column("number", sa.Text(), nullable=False),
        sa.Column("purpose", sa.Text(), nullable=False),
        sa.Column("challenge", sa.LargeBinary(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="ceremony_key"),
    )
    op.create_index("ceremony_by_until", "ceremony", ["until"])
    op.create_table(
        "attempt",
        sa.Column("mark", sa.Text(), nullable=False),
        sa.Column("login_hash", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("mark", name="attempt_key"),
    )
    op.create_index("attempt_by_login_hash", "attempt", ["login_hash"])
    op.create_index("attempt_by_at", "attempt", ["at"])

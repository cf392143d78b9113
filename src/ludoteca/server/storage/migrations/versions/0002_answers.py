"""Answers that wait for the close of a window."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the table of answers."""
    op.create_table(
        "answers",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("window", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("steps", sa.Text(), nullable=False),
        sa.Column("given", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    """Forget the answers."""
    op.drop_table("answers")

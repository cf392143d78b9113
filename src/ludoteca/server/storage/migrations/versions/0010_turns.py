"""Whose turn it is, until when where a table gives days for a move, and the notices that follow from it."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Whose turn it is at a match that goes on only its rules can say: that is noted when it is next looked at."""
    op.add_column("matches", sa.Column("turns_noted", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "turns",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger()),
        sa.Column("remind", sa.BigInteger()),
    )
    for column in ("table", "player", "due", "remind"):
        op.create_index(f"ix_turns_{column}", "turns", [column])
    op.create_table(
        "notices",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("sequence", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("sent", sa.BigInteger()),
    )
    op.create_index("ix_notices_sent", "notices", ["sent"])
    op.create_table(
        "seen",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    """Forget whose turn it is."""
    op.drop_table("seen")
    op.drop_table("notices")
    op.drop_table("turns")
    op.drop_column("matches", "turns_noted")

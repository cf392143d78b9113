"""An evening: what a table agrees on, absent and ready people, clocks, practice, chat, keys and a sign of life."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def added() -> dict[str, list[sa.Column[Any]]]:
    """The new columns of each table, made anew: a column belongs to one table only."""
    return {
        "tables": [
            sa.Column("pace", sa.String(8), nullable=False, server_default="none"),
            sa.Column("watch", sa.String(8), nullable=False, server_default="link"),
            sa.Column("chat", sa.Boolean(), nullable=False, server_default=sa.true()),
            sa.Column("listed", sa.Boolean(), nullable=False, server_default=sa.true()),
            sa.Column("local", sa.Boolean(), nullable=False, server_default=sa.false()),
            sa.Column("adjourned", sa.Boolean(), nullable=False, server_default=sa.false()),
            sa.Column("code", sa.String(8), nullable=False, server_default=""),
        ],
        "seats": [
            sa.Column("absent", sa.Boolean(), nullable=False, server_default=sa.false()),
            sa.Column("ready", sa.Boolean(), nullable=False, server_default=sa.true()),
            sa.Column("name", sa.Text(), nullable=False, server_default=""),
            sa.Column("doll", sa.Integer(), nullable=False, server_default="0"),
        ],
        "matches": [
            sa.Column("practice", sa.Boolean(), nullable=False, server_default=sa.false()),
            sa.Column("clocks", sa.Text(), nullable=False, server_default=""),
        ],
    }


def upgrade() -> None:
    """Tables there are go on as before: without clocks, watched by whoever has the link."""
    for name, columns in added().items():
        for column in columns:
            op.add_column(name, column)
    op.create_index("ix_tables_code", "tables", ["code"])
    op.create_table(
        "lines",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("said", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_lines_player", "lines", ["player"])
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("once", sa.Boolean(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_keys_player", "keys", ["player"])
    op.create_table(
        "removals",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
    )
    op.create_table(
        "life",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    """Forget the evening."""
    for name in ("life", "removals", "keys", "lines"):
        op.drop_table(name)
    op.drop_index("ix_tables_code", "tables")
    for name, columns in added().items():
        for column in columns:
            op.drop_column(name, column.name)

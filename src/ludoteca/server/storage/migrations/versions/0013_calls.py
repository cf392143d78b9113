"""Whom the house may call, where, and the calls that wait to be made."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Nobody has asked to be called yet."""
    op.create_table(
        "wishes",
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("moment", sa.String(8), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("confirm", sa.String(64), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("end", sa.String(64), nullable=False),
        sa.Column("written", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_wishes_confirm", "wishes", ["confirm"])
    op.create_index("ix_wishes_end", "wishes", ["end"])
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False, unique=True),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("end", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_devices_player", "devices", ["player"])
    op.create_index("ix_devices_end", "devices", ["end"])
    op.create_table(
        "calls",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("sequence", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("device", sa.String(32), primary_key=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("next", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_calls_next", "calls", ["next"])


def downgrade() -> None:
    """Forget all of it."""
    for table in ("calls", "devices", "wishes"):
        op.drop_table(table)

"""Matches that are played on from a point of another one."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Matches of before were dealt."""
    op.add_column("matches", sa.Column("position", sa.Text()))
    op.add_column("matches", sa.Column("origin", sa.Text()))


def downgrade() -> None:
    """Forget both: such matches can no longer be played through."""
    op.drop_column("matches", "origin")
    op.drop_column("matches", "position")

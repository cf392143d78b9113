"""Guests who are being forgotten, so that no process lets them in any more."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Nobody is."""
    op.add_column("players", sa.Column("leaving", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Whoever was half forgotten is here again."""
    op.drop_column("players", "leaving")

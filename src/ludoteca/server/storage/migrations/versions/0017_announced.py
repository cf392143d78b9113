"""A restart that the operator has announced, for all processes of a house."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """None is announced."""
    op.create_table(
        "announced",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    """Nobody is told."""
    op.drop_table("announced")

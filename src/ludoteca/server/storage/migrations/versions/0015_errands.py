"""Several processes at one house: errands for whoever holds a table, and what is counted for all of them."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Nothing to do yet, and nobody counted."""
    op.create_table(
        "errands",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("subject", sa.String(80), primary_key=True),
        sa.Column("carrier", sa.Integer()),
    )
    op.create_table(
        "tallies",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_tallies_key", "tallies", ["key", "at"])


def downgrade() -> None:
    """One process again."""
    op.drop_table("tallies")
    op.drop_table("errands")

"""What the house found out about matches for those who sat at them."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Nothing was found out before."""
    op.create_table(
        "reviews",
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("review", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    """It can be found out again."""
    op.drop_table("reviews")

"""Tables that the operator has taken offline."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """None is offline."""
    op.create_table(
        "offline",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("since", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    """All are back."""
    op.drop_table("offline")

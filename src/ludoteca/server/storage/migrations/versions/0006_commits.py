"""Hints of friendly tables, and commits that are counted."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Tables there are give no hints, which is what they did after every restart."""
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))
    commits = op.create_table(
        "commits",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
    )
    op.bulk_insert(commits, [{"id": 1, "number": 0}])


def downgrade() -> None:
    """Forget them."""
    op.drop_table("commits")
    op.drop_column("tables", "hints")

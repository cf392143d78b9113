"""Sealed decks: the secret of the next deal of every table, and what the seats added to a deal."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Seal a deck for every table there is; earlier matches had nothing added to them."""
    seals = op.create_table(
        "seals",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("texts", sa.Text(), nullable=False),
    )
    op.add_column("matches", sa.Column("entropy", sa.Text()))
    tables = op.get_bind().execute(sa.text("select id from tables")).scalars().all()
    rows = [
        {"table": each, "match": secrets.token_hex(8), "secret": secrets.token_bytes(32), "texts": "{}"}
        for each in tables
    ]
    op.bulk_insert(seals, rows)


def downgrade() -> None:
    """Forget the seals."""
    op.drop_column("matches", "entropy")
    op.drop_table("seals")

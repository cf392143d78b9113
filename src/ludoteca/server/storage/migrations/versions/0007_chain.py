"""Commit, then reveal: the public chain of deals, and what everybody has committed themselves to."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Texts that were stirred in are forgotten: pages commit themselves anew. Earlier deals are not in the chain."""
    op.create_table(
        "chain",
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("of", sa.Integer()),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("link", sa.String(64), nullable=False),
    )
    op.create_index("ix_chain_digest", "chain", ["digest"])
    op.add_column("matches", sa.Column("commitments", sa.Text()))
    op.drop_column("seals", "texts")
    op.add_column("seals", sa.Column("deal", sa.Text()))


def downgrade() -> None:
    """Forget the chain."""
    op.drop_column("seals", "deal")
    op.add_column("seals", sa.Column("texts", sa.Text(), nullable=False, server_default="{}"))
    op.drop_column("matches", "commitments")
    op.drop_index("ix_chain_digest", "chain")
    op.drop_table("chain")

"""Several processes at one house: who holds a table, and who shows life."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Nobody holds anything yet."""
    op.add_column("tables", sa.Column("fence", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("holder", sa.Integer()))
    op.add_column("tables", sa.Column("timed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_holder", "tables", ["holder"])
    timed = sa.text("timed")
    op.create_index("ix_tables_timed", "tables", ["timed"], sqlite_where=timed, postgresql_where=timed)
    op.create_table(
        "processes",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    """One process again."""
    op.drop_table("processes")
    op.drop_index("ix_tables_timed", "tables")
    op.drop_index("ix_tables_holder", "tables")
    for column in ("timed", "holder", "fence"):
        op.drop_column("tables", column)

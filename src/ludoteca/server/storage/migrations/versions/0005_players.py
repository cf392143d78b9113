"""Who decided each move, and the help that seats took: hints and taking back."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Of moves made before nobody knows who decided them."""
    for name in ("moves", "answers"):
        op.add_column(name, sa.Column("player", sa.String(80), nullable=False, server_default=""))
    op.create_table(
        "aids",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.Integer(), nullable=False),
        sa.Column("back", sa.Integer()),
    )


def downgrade() -> None:
    """Forget who decided."""
    op.drop_table("aids")
    for name in ("moves", "answers"):
        op.drop_column(name, "player")

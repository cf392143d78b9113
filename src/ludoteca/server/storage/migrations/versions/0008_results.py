"""How matches ended, and at which of them somebody sat."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Whoever sat at a match is written beside it already; how earlier matches ended is reckoned when asked for."""
    op.add_column("matches", sa.Column("result", sa.Text()))
    op.create_table(
        "sittings",
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    )
    connection = op.get_bind()
    for match, sitters in connection.execute(sa.text("select id, sitters from matches")).all():
        for player in {note.get("player") for note in json.loads(sitters)} - {"", None}:
            values = {"player": player, "match": match}
            connection.execute(sa.text('insert into sittings (player, "match") values (:player, :match)'), values)


def downgrade() -> None:
    """Forget both."""
    op.drop_table("sittings")
    op.drop_column("matches", "result")

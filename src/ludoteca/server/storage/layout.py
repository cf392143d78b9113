"""The tables of the database. Times are milliseconds since 1970; raw game records are never stored."""

import sqlalchemy as sa

metadata = sa.MetaData()

players = sa.Table(
    "players",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("token_hash", sa.String(64), nullable=False, unique=True),  # the token itself is only in the cookie
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("doll", sa.Integer, nullable=False),
    sa.Column("known", sa.Boolean, nullable=False),
    sa.Column("arrived", sa.BigInteger, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("host", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
    sa.Column("match", sa.String(32)),  # the match being played or just over
    sa.Column("opened", sa.BigInteger, nullable=False, index=True),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), index=True),
    sa.Column("level", sa.String(64), nullable=False),
)

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("sitters", sa.Text, nullable=False),  # names and dolls as they were at the deal
    sa.Column("server_seed", sa.LargeBinary(32), nullable=False),  # never leaves while the match runs
    sa.Column("dealt", sa.Text, nullable=False),  # the events of the deal
    sa.Column("began", sa.BigInteger, nullable=False),
    sa.Column("ended", sa.BigInteger),
    sa.Column("entropy", sa.Text),  # what each seat added to the deal; null: from before seats could
)

seals = sa.Table(
    "seals",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("match", sa.String(32), nullable=False),  # the address of the next match
    sa.Column("secret", sa.LargeBinary(32), nullable=False),  # its seed on the server's part; never leaves before
    sa.Column("texts", sa.Text, nullable=False),  # what people have added, by player
)

moves = sa.Table(
    "moves",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("steps", sa.Text, nullable=False),
    sa.Column("told", sa.Text, nullable=False),  # the events of the move
    sa.Column("made", sa.BigInteger, nullable=False),
)

answers = sa.Table(
    "answers",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("window", sa.Integer, primary_key=True, autoincrement=False),  # moves made when it opened
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("steps", sa.Text, nullable=False),  # sealed: never leaves before the close
    sa.Column("given", sa.BigInteger, nullable=False),
)

commands = sa.Table(
    "commands",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("command", sa.String(64), primary_key=True),
    sa.Column("obeyed", sa.BigInteger, nullable=False),
)

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
    sa.Column("leaving", sa.Boolean, nullable=False, server_default=sa.false()),  # being forgotten: no token opens
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
    sa.Column("pace", sa.String(8), nullable=False),  # how it is timed
    sa.Column("watch", sa.String(8), nullable=False),  # who may watch
    sa.Column("chat", sa.Boolean, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),  # whether the doorbell shows it
    sa.Column("local", sa.Boolean, nullable=False),  # whether one device is handed round
    sa.Column("adjourned", sa.Boolean, nullable=False),
    sa.Column("code", sa.String(8), nullable=False, index=True),  # to say aloud
    sa.Column("hints", sa.Boolean, nullable=False),  # whether everybody may ask a bot
    sa.Column("fence", sa.BigInteger, nullable=False, server_default="0"),  # raised by whoever takes it; see `holding`
    sa.Column("holder", sa.Integer, index=True),  # the run of the server that raised it last; null: nobody
    sa.Column("timed", sa.Boolean, nullable=False, server_default=sa.false()),  # whether time runs there
)
sa.Index("ix_tables_timed", tables.c.timed, sqlite_where=tables.c.timed, postgresql_where=tables.c.timed)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), index=True),
    sa.Column("level", sa.String(64), nullable=False),
    sa.Column("absent", sa.Boolean, nullable=False),  # a bot plays for the person until they are back
    sa.Column("ready", sa.Boolean, nullable=False),
    sa.Column("name", sa.Text, nullable=False),  # of somebody at a device that is handed round
    sa.Column("doll", sa.Integer, nullable=False),
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
    sa.Column("commitments", sa.Text),  # what each had committed itself to; null: from before seats did
    sa.Column("practice", sa.Boolean, nullable=False),  # moves were taken back freely
    sa.Column("clocks", sa.Text, nullable=False),  # what everybody has left; "" without a clock
    sa.Column("result", sa.Text),  # how it ended; null: it goes on, or ended before that was noted
    sa.Column("position", sa.Text),  # with what it began; null: with a deal
    sa.Column("origin", sa.Text),  # where it was played on from; null: with a deal
    sa.Column("turns_noted", sa.Boolean, nullable=False),  # whether `turns` says whose turn it is
)

turns = sa.Table(
    "turns",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),  # a person is to decide here
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False, index=True),
    sa.Column("sequence", sa.Integer, nullable=False),  # after how many moves it began
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger, index=True),  # when a bot decides; null: nobody is hurried by days
    sa.Column("remind", sa.BigInteger, index=True),  # when the person is to be told that little time is left
)

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),  # of the turn
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("kind", sa.String(8), primary_key=True),  # the turn has begun, or is soon due
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("sent", sa.BigInteger, index=True),  # null: not yet; 0: never, the turn was over before
)

sittings = sa.Table(
    "sittings",
    metadata,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
    sa.Column(
        "match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True
    ),  # was dealt with them at the table
)

looks = sa.Table(
    "looks",
    metadata,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("sequence", sa.Integer, nullable=False),  # they have seen it up to this many moves
    sa.Column("at", sa.BigInteger, nullable=False),
)

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("review", sa.Text, nullable=False),  # luck, decisions and mistakes; for this person alone
)

seals = sa.Table(
    "seals",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("match", sa.String(32), nullable=False),  # the address of the next match
    sa.Column("secret", sa.LargeBinary(32), nullable=False),  # its seed on the server's part; never leaves before
    sa.Column("deal", sa.Text),  # what everybody has committed themselves to, while texts are revealed
)

chain = sa.Table(
    "chain",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("of", sa.Integer),  # the commit that a deal or void belongs to
    sa.Column("digest", sa.String(64), nullable=False, index=True),
    sa.Column("time", sa.BigInteger, nullable=False),
    sa.Column("link", sa.String(64), nullable=False),  # a hash over the one before and this entry
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
    sa.Column("player", sa.String(80), nullable=False),  # who or which bot decided it; "": from before that was noted
)

answers = sa.Table(
    "answers",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("window", sa.Integer, primary_key=True, autoincrement=False),  # moves made when it opened
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("steps", sa.Text, nullable=False),  # sealed: never leaves before the close
    sa.Column("given", sa.BigInteger, nullable=False),
    sa.Column("player", sa.String(80), nullable=False),  # who or which bot decided it
)

aids = sa.Table(
    "aids",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),  # a hint, or a taking back
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("move", sa.Integer, nullable=False),  # how many moves there were
    sa.Column("back", sa.Integer),  # how many there were after taking back
)

commands = sa.Table(
    "commands",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("command", sa.String(64), primary_key=True),
    sa.Column("obeyed", sa.BigInteger, nullable=False),
)

lines = sa.Table(
    "lines",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("said", sa.BigInteger, nullable=False),
)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),  # of a further device's cookie, or of a recovery link
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False, index=True),
    sa.Column("once", sa.Boolean, nullable=False),  # a link, which opens once
    sa.Column("made", sa.BigInteger, nullable=False),
)

removals = sa.Table(
    "removals",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
)

life = sa.Table(
    "life",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),  # the run of the server
    sa.Column("at", sa.BigInteger, nullable=False),  # until when it certainly ran, in its own steady time
)

processes = sa.Table(
    "processes",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),  # its run; only where a house has several
    sa.Column("name", sa.Text, nullable=False),  # where it runs, for people
    sa.Column("version", sa.String(32), nullable=False),
    sa.Column("number", sa.BigInteger, nullable=False),  # how many commits it has begun, this one included
    sa.Column("seen", sa.BigInteger, nullable=False),  # its last sign of life, by PostgreSQL's clock
)

seen = sa.Table(
    "seen",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),  # the one row
    sa.Column("at", sa.BigInteger, nullable=False),  # when a server last looked at the due moments, on the wall's clock
)

commits = sa.Table(
    "commits",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),  # the one row
    sa.Column("number", sa.BigInteger, nullable=False),  # how many there were; `witness` knows it too
)

wishes = sa.Table(
    "wishes",
    metadata,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("moment", sa.String(8), nullable=False),  # when they want to be called
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("address", sa.Text, nullable=False),  # of mail; "": no letters
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("confirm", sa.String(64), nullable=False, index=True),  # hash of the word that confirms the address
    sa.Column("asked", sa.BigInteger, nullable=False),  # when it was sent
    sa.Column("end", sa.String(64), nullable=False, index=True),  # the word that ends letters; it opens nothing
    sa.Column("written", sa.BigInteger, nullable=False),  # when the last letter left
)

devices = sa.Table(
    "devices",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False, index=True),
    sa.Column("endpoint", sa.Text, nullable=False, unique=True),  # the browser's address at its push service
    sa.Column("key", sa.String(100), nullable=False),  # what messages for it are encrypted with
    sa.Column("auth", sa.String(32), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("end", sa.String(64), nullable=False, index=True),
    sa.Column("made", sa.BigInteger, nullable=False),
)

calls = sa.Table(
    "calls",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),  # of the turn
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("kind", sa.String(8), primary_key=True),
    sa.Column("device", sa.String(32), primary_key=True),  # "": in the next letter
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("next", sa.BigInteger, nullable=False, index=True),  # when it is to be made
)

offline = sa.Table(
    "offline",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("since", sa.BigInteger, nullable=False),  # when the operator took it offline
)

announced = sa.Table(
    "announced",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),  # the one row
    sa.Column("at", sa.BigInteger, nullable=False),  # when the house restarts, for all its processes
)

errands = sa.Table(
    "errands",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("kind", sa.String(8), primary_key=True),
    sa.Column("subject", sa.String(80), primary_key=True),  # with whom or what
    sa.Column("carrier", sa.Integer),  # the process that has taken it on
)

tallies = sa.Table(
    "tallies",
    metadata,
    sa.Column("key", sa.String(64), nullable=False),  # what was done by whom, as a hash under the house's key
    sa.Column("at", sa.BigInteger, nullable=False),  # by PostgreSQL's clock
    sa.Index("ix_tallies_key", "key", "at"),
)

"""What a guest would like a new table to be: checked, and as it will be stored."""

import hashlib

from msgspec import structs

import ludoteca
from ludoteca.engine.options import to_json
from ludoteca.games import GAMES
from ludoteca.server.house.guests import DOLLS, clean_name
from ludoteca.server.limits import COMMAND_LENGTH
from ludoteca.server.protocol import NewTable
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage.stored import Chair, Guest, StoredTable, Terms
from ludoteca.server.table.seal import fresh_id, fresh_seal
from ludoteca.server.table.seating import FREE, bot_chair
from ludoteca.server.table.time_control import DAYS


def wished(guest: Guest, wish: NewTable) -> StoredTable:
    """A table as a guest would like it, with the guest on seat 0; a Refusal says what there cannot be."""
    if wish.game not in GAMES:
        raise Refusal("server-no-such-game", status=404, game=wish.game[:40])
    if len(wish.command) > COMMAND_LENGTH:
        raise Refusal("server-bad-command", most=COMMAND_LENGTH)
    game = ludoteca.game(wish.game)
    options = game.parse_options(dict(wish.options))
    game.record(wish.seats, options)  # refuses a number of seats with the rule that does
    if len(wish.bots) >= wish.seats:
        raise Refusal("server-too-many-bots", seats=wish.seats)
    further = [bot_chair(wish.game, level) if level else FREE for level in wish.bots]
    chairs = [Chair("person", guest.id), *further, *[FREE] * (wish.seats - 1 - len(further))]
    terms = Terms(**structs.asdict(wish.terms))
    if terms.pace in DAYS and game.in_person and not terms.local:
        raise Refusal("server-in-person", game=wish.game)
    return StoredTable(
        id=wished_id(guest, wish.command),
        game=wish.game,
        options=to_json(options),
        host=guest.id,
        match=None,
        chairs=_handed_round(guest, chairs, wish) if terms.local else chairs,
        obeyed=set(),
        seal=fresh_seal(),
        terms=structs.replace(terms, pace="none", watch="nobody") if terms.local else terms,
    )


def _handed_round(guest: Guest, chairs: list[Chair], wish: NewTable) -> list[Chair]:
    """The chairs of a table where one device is handed round: everybody has a name and nobody comes by link."""
    names = [guest.name, *(clean_name(name) for name in wish.people)]  # the host may have none yet
    seats = [seat for seat, chair in enumerate(chairs) if chair.kind != "bot"]
    if len(names) != len(seats):
        raise Refusal("server-names-missing", count=len(seats) - 1)
    seated = list(chairs)
    for number, (seat, name) in enumerate(zip(seats, names, strict=True)):
        seated[seat] = Chair("person", guest.id, name=name, doll=(guest.doll + number) % DOLLS)
    return seated


def wished_id(guest: Guest, command: str) -> str:
    """The id of a table; asked for with the same command, it is the same. A guest's own id is known to nobody else."""
    if not command:
        return fresh_id()
    return hashlib.sha256(f"{guest.id}|{command}".encode()).hexdigest()[:20]

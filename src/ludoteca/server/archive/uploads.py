"""Game files that people bring along: checked as `ludoteca verify` checks them, then shown. Nothing of them is kept."""

from typing import Literal

from ludoteca.engine import gamefile
from ludoteca.engine import origin as origins
from ludoteca.engine.errors import BadFile
from ludoteca.engine.match import Match
from ludoteca.engine.move import seat_letter
from ludoteca.engine.saying import Says
from ludoteca.engine.verify import HOUSE, verify
from ludoteca.games import GAMES
from ludoteca.server.archive.replays import frames, seat_behind
from ludoteca.server.protocol import Replay, Sitter, UploadedFile


def opened(raw: bytes, eyes: str, house_key: str, source: Match | None = None) -> UploadedFile:
    """A game file as a replay with what was checked, and whose key signed it; a refusal says what does not add up.

    `source` is the match that the file's origin names, where this house has it.
    """
    file = gamefile.read(raw)
    name = str(file.get("rules")).partition("/")[0]
    if name not in GAMES:
        raise BadFile(Says("engine-file-unknown"))
    game = GAMES[name]
    report = verify(game, file, {house_key: HOUSE}, source=source)
    if not report.consistent:
        raise BadFile(next(check.says for check in report.checks if check.state is False))
    match = gamefile.replayed(game, file)
    seat = seat_behind(eyes, match.seats)
    names = gamefile.names_in(file, match.seats) or [seat_letter(each).upper() for each in range(match.seats)]
    replay = Replay(
        game=name,
        names=names,
        sitters=[Sitter("person", each, doll=place % 10) for place, each in enumerate(names)],
        options=file["options"],
        eyes=seat,
        frames=frames(gamefile.begin(game, file), match.moves, seat),
        origin=origins.read(file.get("origin")),
    )
    signer: Literal["house", "unknown", "nobody"] = "house" if report.signer.kind == "known" else report.signer.kind
    return UploadedFile(replay, [check.says for check in report.checks], signer, report.signer.key)

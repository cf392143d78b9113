"""Game files of served matches of every game, made without a server, and fifteen ways of tampering with one.

Whoever tampers is thorough: the chain is computed anew each time, and an exchanged move is played on to another honest
end with its own draws, events and outcome.
"""

import copy
import hashlib
import random
from collections.abc import Callable
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from ludoteca import Game, Match
from ludoteca.engine import fairness, gamefile, signature
from ludoteca.games import GAMES
from tests.conformance.random_play import random_chain
from tests.conformance.rows import ROWS

File = dict[str, Any]
KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
DECIDERS = ["", "person", "gold", "thumb for gold", "brass for an absent person", "clock"]
NAMES = ["Ada", "Bea", "Cleo", "Dora", "Elio", "Fausto"]


def play_on(match: Match, dice: random.Random) -> Match:
    """Play at random to the end."""
    while not match.over:
        seat = dice.choice(match.pending)
        match.play_steps(seat, random_chain(match, seat, dice))
    return match


def unsigned(game: Game, number: int) -> File:
    """The file of a finished match with everything a server adds but its signature."""
    dice = random.Random(f"{game.name} {number}")
    row = ROWS[game.name][number % len(ROWS[game.name])]
    secret = hashlib.sha256(f"secret {game.name} {number}".encode()).digest()
    address, entropy = f"match{number}", [dice.choice(["", "luck", "più fortuna", "鶴"]) for _ in range(row.seats)]
    seed, seal = fairness.match_seed(secret, address, entropy), fairness.sealed(secret, address)
    match = play_on(game.start(row.seats, seed, **row.options), dice)
    commitments = [fairness.pledge(seal, seat, text) if text else "" for seat, text in enumerate(entropy)]
    shown = {
        "commitment": seal, "secret": secret.hex(), "match": address, "entropy": entropy, "commitments": commitments,
        "number": number + 1,
    }  # fmt: skip
    return {
        **match.save(),
        "fairness": shown,
        "names": NAMES[: row.seats],
        "seated": ["person"] * row.seats,
        "players": [dice.choice(DECIDERS) for _ in match.moves],
        "aids": [{"kind": "hint", "seat": 0, "move": 1}, {"kind": "takeback", "seat": 1, "move": 3, "back": 2}],
        "practice": True,
    }


def served(game: Game, number: int) -> File:
    """The file of a finished match as a server gives it out."""
    return signature.sign(unsigned(game, number), KEY)


def game_of(file: File) -> Game:
    """The game that a file is of."""
    return GAMES[file["rules"].partition("/")[0]]


def _seed(file: File, dice: random.Random) -> None:
    file["seed"] = dice.randbytes(32).hex()


def _entropy(file: File, dice: random.Random) -> None:
    seat = dice.randrange(file["seats"])
    file["fairness"]["entropy"][seat] += "x"


def _draw(file: File, dice: random.Random) -> None:
    draw = dice.choice([each for each in file["draws"] if each["n"] > 1])
    if draw["kind"] == "pick":
        draw["result"] = (draw["result"] + 1) % draw["n"]
    else:
        one, two = dice.sample(range(draw["n"]), 2)
        draw["result"][one], draw["result"][two] = draw["result"][two], draw["result"][one]


def _exchange(file: File, dice: random.Random) -> None:
    """Another legal move instead of one that was made, and an honest end from there."""
    match = gamefile.begin(game_of(file), file)
    for number in dice.sample(range(len(file["moves"])), len(file["moves"])):
        tried = match.copy()
        for move in file["moves"][:number]:
            tried.play(move)
        seat = tried.read(file["moves"][number]).by
        others = [each for _, each in zip(range(20), tried.chains(seat), strict=False)]
        others = [each for each in others if tried.move(seat, each).text != file["moves"][number]]
        if others:
            tried.play_steps(seat, dice.choice(others))
            file.update(play_on(tried, dice).save())
            return
    raise AssertionError("nobody ever had a choice")


def _drop(file: File, dice: random.Random) -> None:
    del file["moves"][dice.randrange(len(file["moves"]))]


def _double(file: File, dice: random.Random) -> None:
    place = dice.randrange(len(file["moves"]))
    file["moves"].insert(place, file["moves"][place])


def _reorder(file: File, dice: random.Random) -> None:
    moves = file["moves"]
    place = dice.choice([each for each in range(len(moves) - 1) if moves[each] != moves[each + 1]])
    moves[place], moves[place + 1] = moves[place + 1], moves[place]


def _outcome(file: File, dice: random.Random) -> None:
    winners = file["outcome"]["winners"]
    file["outcome"]["winners"] = [seat for seat in range(file["seats"]) if seat not in winners]


def _options(file: File, dice: random.Random) -> None:
    option = dice.choice([each for each in game_of(file).option_list() if len(each.values) > 1])
    file["options"][option.name] = dice.choice([v for v in option.values if v != file["options"][option.name]])


def _commitment(file: File, dice: random.Random) -> None:
    seat = dice.randrange(file["seats"])
    file["fairness"]["commitments"][seat] = dice.randbytes(32).hex()


def _address(file: File, dice: random.Random) -> None:
    """Another address, and the seed that follows from it: an operator who chooses after the texts are known."""
    shown = file["fairness"]
    shown["match"] += "x"
    file["seed"] = fairness.match_seed(bytes.fromhex(shown["secret"]), shown["match"], shown["entropy"]).hex()


def _player(file: File, dice: random.Random) -> None:
    file["players"][dice.randrange(len(file["moves"]))] = "brass for a person out of time"


def _hint(file: File, dice: random.Random) -> None:
    file["aids"].pop()


def _practice(file: File, dice: random.Random) -> None:
    file["practice"] = not file["practice"]


def _names(file: File, dice: random.Random) -> None:
    file["names"][dice.randrange(file["seats"])] = "Eva"


TAMPERING: dict[str, Callable[[File, random.Random], None]] = {
    "seed": _seed,
    "entropy": _entropy,
    "draw": _draw,
    "move exchanged": _exchange,
    "move dropped": _drop,
    "move doubled": _double,
    "moves reordered": _reorder,
    "outcome": _outcome,
    "options": _options,
    "commitment": _commitment,
    "address": _address,
    "who decided": _player,
    "a hint": _hint,
    "practice": _practice,
    "names": _names,
}


def tampered(file: File, kind: str, dice: random.Random) -> File:
    """A changed copy of a file, its chain computed anew."""
    changed = copy.deepcopy(file)
    TAMPERING[kind](changed, dice)
    header = {name: changed[name] for name in ("format", "rules", "seats", "options", "position", "seed")}
    changed["chain"] = gamefile.chain(header, changed["moves"])
    assert changed != file
    return changed

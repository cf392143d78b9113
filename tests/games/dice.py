"""Loaded dice: the next numbers that a record draws are chosen by the test, compiled or interpreted."""

from ludoteca.engine.record import States

MOST = 16


def load_words(states: States, *words: int) -> None:
    """Let the next words of a record's stream be these; they are laid where a block of the secure stream is read."""
    assert len(words) <= MOST
    s = states[0]
    s["rng_secure"], s["rng_drawn"], s["rng_used"] = 1, 0, MOST - len(words)
    for cell, word in enumerate(words, start=MOST - len(words)):
        s["rng_block"][cell] = word


def load(states: States, *throws: tuple[int, int]) -> None:
    """Let the next throws be these: numbers, each with its number of sides."""
    load_words(states, *(word(number, sides) for number, sides in throws))


def word(number: int, sides: int) -> int:
    """A word that gives this number of so many, 2**31 at most."""
    return ((number + 1 << 32) - 1) // sides


def thrown(states: States) -> int:
    """How many words were drawn since the dice were loaded."""
    return int(states[0]["rng_drawn"])

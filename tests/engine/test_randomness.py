"""Chance: the secure stream is ChaCha20 to the bit, numbers and shuffles are fair, the fast generator is sound."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import numpy as np
import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from ludoteca.engine import randomness
from ludoteca.engine.calls import permute, pick, reseed
from ludoteca.engine.kernel import JIT
from ludoteca.engine.randomness import M32, quarter, seed_secure
from ludoteca.engine.record import States, rows
from ludoteca.engine.row import Rows
from ludoteca.games import GAMES

UNLIKELY = 1e-4
MANY = 60_000 if JIT else 3_000

# RFC 8439, appendix A.1: block functions with a nonce of zeros. Key, block counter, keystream.
BLOCKS = [
    (
        "00" * 32,
        0,
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    ),
    (
        "00" * 32,
        1,
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ),
    (
        "00" * 31 + "01",
        1,
        "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
        "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
    ),
    (
        "00ff" + "00" * 30,
        2,
        "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
        "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
    ),
]


def record(seed: bytes | int) -> States:
    """A record with a stream: secure from bytes, fast from a number."""
    states = np.zeros(1, next(iter(GAMES.values())).state)
    if isinstance(seed, bytes):
        seed_secure(states[0], seed)
    else:
        reseed(rows(states), 0, seed)
    return states


def words(states: States, n: int) -> list[int]:
    """The next words of a record's stream, taken in the interpreter's way whatever runs."""
    row = rows(states)[0] if JIT else Rows(states)[0]
    return [int(randomness.word(row)) for _ in range(n)]


def keystream(seed: bytes, n: int) -> list[int]:
    """The same words from a cryptography library."""
    cipher = Cipher(algorithms.ChaCha20(seed, bytes(16)), mode=None).encryptor()
    return [int(word) for word in np.frombuffer(cipher.update(bytes(4 * n)), "<u4")]


@pytest.mark.parametrize(("key", "counter", "stream"), BLOCKS)
def test_blocks_are_those_of_the_standard(key: str, counter: int, stream: str) -> None:
    states = record(bytes.fromhex(key))
    states[0]["rng_counter"] = counter
    assert np.array(words(states, 16), "<u4").tobytes().hex() == stream


def test_the_quarter_round_is_that_of_the_standard() -> None:
    block = np.array([0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567], np.int64)
    quarter(block, 0, 1, 2, 3)
    assert block.tolist() == [0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB]


@given(st.binary(min_size=32, max_size=32))
def test_any_cryptography_library_reproduces_the_stream(seed: bytes) -> None:
    assert words(record(seed), 70) == keystream(seed, 70)


def test_words_that_were_read_are_wiped_and_counted() -> None:
    states = record(bytes(range(32)))
    words(states, 5)
    s = states[0]
    assert s["rng_block"][:5].tolist() == [0] * 5
    assert s["rng_block"][5:].all()
    assert (s["rng_drawn"], s["rng_used"], s["rng_counter"]) == (5, 5, 1)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        record(bytes(length))


def fair(stream: Iterator[int], n: int) -> int:
    """A fair number below n out of a stream of words, by the book."""
    while True:
        product = next(stream) * n
        if product % 2**32 >= 2**32 % n:
            return product >> 32


@pytest.mark.parametrize("n", [1, 2, 3, 6, 64, 1000, 3 * 2**29, 2**31 - 1])
def test_numbers_are_taken_from_the_stream_as_written_down(n: int) -> None:
    """Three times 2**29 rejects every fourth word, so that the rejection is seen at work."""
    seed = n.to_bytes(32, "big")
    states, stream = record(seed), iter(keystream(seed, 400))
    assert [int(pick(rows(states), 0, n)) for _ in range(150)] == [fair(stream, n) for _ in range(150)]
    assert int(states[0]["rng_drawn"]) == 400 - len(list(stream))


def test_a_shuffle_is_taken_from_the_stream_as_written_down() -> None:
    seed = bytes(range(32))
    states, stream = record(seed), iter(keystream(seed, 100))
    places = np.arange(64, dtype=np.int64)
    permute(rows(states), 0, places, 64)
    expected = list(range(64))
    for place in range(63, 0, -1):
        other = fair(stream, place + 1)
        expected[place], expected[other] = expected[other], expected[place]
    assert places.tolist() == expected


@pytest.mark.parametrize("n", [1, 2, 27, 64])
def test_a_fast_shuffle_draws_one_number_after_the_other(n: int) -> None:
    states, again = record(n), record(n)
    places, expected = np.arange(64, dtype=np.int64), list(range(64))
    permute(rows(states), 0, places, n)
    for place in range(n - 1, 0, -1):
        other = int(pick(rows(again), 0, place + 1))
        expected[place], expected[other] = expected[other], expected[place]
    assert places.tolist() == expected
    assert states.tobytes() == again.tobytes()


@pytest.mark.parametrize("seed", [bytes(32), 7], ids=["secure", "fast"])
@pytest.mark.parametrize("n", [2, 5, 6, 52])
def test_every_number_is_equally_likely(seed: bytes | int, n: int) -> None:
    states = record(seed)
    seen = Counter(int(pick(rows(states), 0, n)) for _ in range(MANY))
    assert set(seen) == set(range(n))
    assert chisquare(list(seen.values())).pvalue > UNLIKELY


@pytest.mark.parametrize("seed", [bytes(32), 7], ids=["secure", "fast"])
def test_every_order_of_four_cards_is_equally_likely(seed: bytes | int) -> None:
    states, seen = record(seed), Counter[tuple[int, ...]]()
    for _ in range(MANY // 3):
        places = np.arange(4, dtype=np.int64)
        permute(rows(states), 0, places, 4)
        seen[tuple(places.tolist())] += 1
    assert set(seen) == set(permutations(range(4)))
    assert chisquare(list(seen.values())).pvalue > UNLIKELY


@pytest.mark.parametrize("seed", [bytes(32), 3], ids=["secure", "fast"])
def test_a_shuffle_touches_only_the_first_n(seed: bytes | int) -> None:
    places = np.arange(10, dtype=np.int64)
    permute(rows(record(seed)), 0, places, 4)
    assert places[4:].tolist() == [4, 5, 6, 7, 8, 9]
    assert sorted(places[:4].tolist()) == [0, 1, 2, 3]


def rotated(x: int, by: int) -> int:
    """A 32-bit word rotated to the left."""
    return (x << by | x >> (32 - by)) & M32


def test_the_fast_generator_is_xoroshiro64_star_star() -> None:
    states = record(99)
    a, b = (int(cell) for cell in states[0]["rng_fast"])
    expected = []
    for _ in range(200):
        expected.append(rotated(a * 0x9E3779BB & M32, 5) * 5 & M32)
        b ^= a
        a, b = (rotated(a, 26) ^ b ^ b << 9) & M32, rotated(b, 13)
    assert words(states, 200) == expected


def test_neighbouring_seeds_have_unrelated_streams_and_bits_are_balanced() -> None:
    first = [words(record(seed), 1)[0] for seed in range(2_000)]
    assert len(set(first)) == 2_000
    for bit in range(32):
        ones = sum(word >> bit & 1 for word in first)
        assert 850 < ones < 1150


@given(st.integers(0, 2**62 - 1))
def test_no_seed_stops_the_fast_generator(seed: int) -> None:
    states = record(seed)
    assert states[0]["rng_fast"].any()
    assert len(set(words(states, 8))) > 1


def test_a_fast_seed_wipes_the_secure_stream() -> None:
    states = record(bytes(range(32)))
    words(states, 3)
    reseed(rows(states), 0, 5)
    assert states.tobytes() == record(5).tobytes()

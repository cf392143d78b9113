"""Chance, carried inside the record: a ChaCha20 stream that anybody can check, or a fast generator for search.

Both give 32-bit words through the same call. The secure stream is ChaCha20 in its IETF layout (256-bit key, 32-bit
block counter from 0, nonce zero), read as little-endian words, so any cryptography library reproduces it. The fast
one is xoroshiro64**. Every number is unbiased: `below` multiplies a word by n, keeps the high half, and takes another
word where the low half is smaller than 2**32 mod n. A shuffle runs from the last place down and swaps with
`below(place + 1)`.

All arithmetic is on masked 64-bit integers: compiled, interpreted and on CUDA it gives the same bits.
"""

from typing import Any

import numpy as np

from ludoteca.engine.kernel import kernel
from ludoteca.engine.record import Field

M32 = 0xFFFFFFFF
FAST, SECURE = 0, 1

FIELDS: tuple[Field, ...] = (
    ("rng_key", np.uint32, (8,)),  # secure: the 256-bit seed
    ("rng_block", np.uint32, (16,)),  # secure: the block being read
    ("rng_counter", np.uint32),  # secure: number of the next block
    ("rng_fast", np.uint32, (2,)),  # fast: the state
    ("rng_drawn", np.uint32),  # words taken so far
    ("rng_used", np.int8),  # secure: words of the block already taken; 16 asks for a new block
    ("rng_secure", np.int8),  # which generator speaks
)
"""Goes into every game's record."""


@kernel
def rotated(x, by):
    """A 32-bit word rotated to the left."""
    return (x << by | x >> (32 - by)) & M32


@kernel
def quarter(block, a, b, c, d):
    """ChaCha20's quarter round on four cells of a block."""
    xa, xb, xc, xd = block[a], block[b], block[c], block[d]
    xa = xa + xb & M32
    xd = rotated(xd ^ xa, 16)
    xc = xc + xd & M32
    xb = rotated(xb ^ xc, 12)
    xa = xa + xb & M32
    xd = rotated(xd ^ xa, 8)
    xc = xc + xd & M32
    xb = rotated(xb ^ xc, 7)
    block[a], block[b], block[c], block[d] = xa, xb, xc, xd


@kernel
def opening_word(s, cell):
    """A cell of the block before its rounds: four constants, the key, the counter, a nonce of zeros."""
    if cell >= 4:
        if cell < 12:
            return s.rng_key[cell - 4] & M32
        return s.rng_counter & M32 if cell == 12 else 0
    if cell == 0:
        return 0x61707865
    if cell == 1:
        return 0x3320646E
    return 0x79622D32 if cell == 2 else 0x6B206574


@kernel
def next_block(s):
    """The next 16 words of the secure stream (RFC 8439, 2.3)."""
    block = s.rng_block
    for cell in range(16):
        block[cell] = opening_word(s, cell)
    for _ in range(10):
        quarter(block, 0, 4, 8, 12)
        quarter(block, 1, 5, 9, 13)
        quarter(block, 2, 6, 10, 14)
        quarter(block, 3, 7, 11, 15)
        quarter(block, 0, 5, 10, 15)
        quarter(block, 1, 6, 11, 12)
        quarter(block, 2, 7, 8, 13)
        quarter(block, 3, 4, 9, 14)
    for cell in range(16):
        block[cell] = block[cell] + opening_word(s, cell) & M32
    s.rng_counter = s.rng_counter + 1 & M32
    s.rng_used = 0


@kernel
def secure_word(s):
    """The next word of the ChaCha20 stream; what was read is wiped from the record."""
    if s.rng_used >= 16:
        next_block(s)
    word = s.rng_block[s.rng_used] & M32
    s.rng_block[s.rng_used] = 0
    s.rng_used += 1
    return word


@kernel
def fast_word(s):
    """The next word of xoroshiro64**."""
    a, b = s.rng_fast[0] & M32, s.rng_fast[1] & M32
    s.rng_fast[0], s.rng_fast[1] = stepped(a, b)
    return scrambled(a)


@kernel
def scrambled(a):
    """The word that xoroshiro64** makes of the first half of its state."""
    return rotated(a * 0x9E3779BB & M32, 5) * 5 & M32


@kernel
def stepped(a, b):
    """The state of xoroshiro64** after this one."""
    b ^= a
    return rotated(a, 26) ^ b ^ (b << 9 & M32), rotated(b, 13)


@kernel
def word(s):
    """32 random bits from whichever generator the record carries."""
    s.rng_drawn = s.rng_drawn + 1 & M32
    if s.rng_secure:
        return secure_word(s)
    return fast_word(s)


@kernel
def below(s, n):
    """A fair number from 0 to n − 1."""
    product = word(s) * n
    if product & M32 < n:
        unfair = 0x100000000 % n
        while product & M32 < unfair:
            product = word(s) * n
    return product >> 32


@kernel
def shuffle(s, cards, n):
    """The first n cards in a fair order (Fisher and Yates, from the last place down)."""
    if not s.rng_secure:
        shuffle_fast(s, cards, n)
        return
    for place in range(n - 1, 0, -1):
        other = below(s, place + 1)
        card = cards[place]
        cards[place] = cards[other]
        cards[other] = card


@kernel
def shuffle_fast(s, cards, n):
    """The same by the fast generator: its state is read once and written once, not with every card."""
    a, b, drawn = s.rng_fast[0] & M32, s.rng_fast[1] & M32, s.rng_drawn & M32
    for place in range(n - 1, 0, -1):
        product, drawn = scrambled(a) * (place + 1), drawn + 1
        a, b = stepped(a, b)
        if product & M32 <= place:
            unfair = 0x100000000 % (place + 1)
            while product & M32 < unfair:
                product, drawn = scrambled(a) * (place + 1), drawn + 1
                a, b = stepped(a, b)
        other = product >> 32
        card = cards[place]
        cards[place] = cards[other]
        cards[other] = card
    s.rng_fast[0], s.rng_fast[1], s.rng_drawn = a, b, drawn & M32


@kernel
def seed_fast(s, seed):
    """Switch to the fast generator, started from a whole number below 2**62; the secure stream is wiped."""
    for cell in range(8):
        s.rng_key[cell] = 0
    for cell in range(16):
        s.rng_block[cell] = 0
    s.rng_counter = 0
    s.rng_used = 0
    s.rng_secure = FAST
    s.rng_drawn = 0
    low, high = mixed(seed & M32), mixed((seed >> 32 & M32) ^ 0x5BD1E995)
    low, high = mixed(low ^ high), mixed(high + low & M32)
    s.rng_fast[0] = low
    s.rng_fast[1] = high | 1


@kernel
def mixed(x):
    """A 32-bit word stirred so that neighbouring seeds give unrelated streams."""
    x = (x ^ x >> 16) * 0x7FEB352D & M32
    x = (x ^ x >> 15) * 0x846CA68B & M32
    return x ^ x >> 16


def seed_secure(record: Any, seed: bytes) -> None:
    """Start the checkable stream of a record from a 256-bit seed."""
    if len(seed) != 32:
        raise ValueError(f"a seed has 32 bytes, not {len(seed)}")
    record["rng_key"] = np.frombuffer(seed, dtype="<u4")
    record["rng_block"] = 0
    record["rng_fast"] = 0
    record["rng_counter"] = 0
    record["rng_drawn"] = 0
    record["rng_used"] = 16
    record["rng_secure"] = SECURE

"""The rules of Exploding Kittens as kernels, a file per chapter; one small function per rule, citing its number.

Left out: what a seat knows (`knowledge`), what it is shown (`view`) and what is told afterwards (`story`).
"""

from ludoteca.games.exploding_kittens.rules.actions import forbids, legal
from ludoteca.games.exploding_kittens.rules.ending import score
from ludoteca.games.exploding_kittens.rules.setup import deal
from ludoteca.games.exploding_kittens.rules.turn import is_partial, pending, play
from ludoteca.games.exploding_kittens.rules.wholeness import check

__all__ = ["check", "deal", "forbids", "is_partial", "legal", "pending", "play", "score"]

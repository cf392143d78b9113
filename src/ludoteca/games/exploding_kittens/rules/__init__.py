"""The rules of Exploding Kittens as kernels, a file per chapter; one small function per rule, citing its number.

    setup       getting ready                                       section 3
    cards       where cards move, and the note each move leaves     sections 3, 5
    turn        the turn, the Attack, the kitten, the Burglar       section 5
    resolution  what Shuffle, See the Future, Pair and Three do     section 5
    nope        the reaction window                                 section 6
    ending      who has won                                         section 7
    legality    who decides, what is legal, what forbids the rest
    invariants  what can never be otherwise

Left out: what a seat knows (`knowledge`), what it is shown (`view`) and what is told afterwards (`story`).
"""

from ludoteca.games.exploding_kittens.rules.ending import score
from ludoteca.games.exploding_kittens.rules.invariants import check
from ludoteca.games.exploding_kittens.rules.legality import forbids, is_partial, legal, pending
from ludoteca.games.exploding_kittens.rules.setup import deal
from ludoteca.games.exploding_kittens.rules.turn import play

__all__ = ["check", "deal", "forbids", "is_partial", "legal", "pending", "play", "score"]

"""Bossa's rules as kernels, a file per chapter; one small function per rule, citing its number.

    setup       deal, dice, who owns which line, modifiers          section 3
    sets        tiles as bits                                       section 5
    sums        which tiles can make a group                        section 5
    aims        a turn begins: a tile is drawn, aims are found      section 6
    turn        a move: its aim, its tiles, what it does            section 6
    ending      five ways in which a match ends                     section 7
    legality    who decides, what is legal, what forbids the rest
    invariants  what can never be otherwise

Left out: what a seat knows (`knowledge`), what it is shown (`view`) and what is told afterwards (`story`).
"""

from ludoteca.games.bossa.rules.ending import score
from ludoteca.games.bossa.rules.invariants import check
from ludoteca.games.bossa.rules.legality import forbids, is_partial, legal, pending
from ludoteca.games.bossa.rules.setup import deal
from ludoteca.games.bossa.rules.turn import play

__all__ = ["check", "deal", "forbids", "is_partial", "legal", "pending", "play", "score"]

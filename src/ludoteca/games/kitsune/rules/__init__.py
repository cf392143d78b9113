"""Kitsune's rules as kernels, a file per chapter; one small function per rule, citing its number.

    seating     clans, who sits where, who speaks for a clan        sections 2, 5, 6
    setup       game, round, deal, exchange                         sections 3, 6
    trick       plays, special cards, Power tokens                  section 5
    turn        a decision, handed to its chapter                   section 5
    ending      the end of a trick, of a round, of the game         sections 6, 7
    legality    who decides, what is legal, what forbids the rest
    invariants  what can never be otherwise

Left out: what a seat knows (`knowledge`), what it is shown (`view`) and what is told afterwards (`story`).
"""

from ludoteca.games.kitsune.rules.ending import score
from ludoteca.games.kitsune.rules.invariants import check
from ludoteca.games.kitsune.rules.legality import forbids, is_partial, legal, pending
from ludoteca.games.kitsune.rules.setup import deal
from ludoteca.games.kitsune.rules.turn import play

__all__ = ["check", "deal", "forbids", "is_partial", "legal", "pending", "play", "score"]

"""Boss Kito's rules as kernels, a file per chapter; one small function per rule, citing its number.

    setup       the table is set                                        section 3
    history     what the table has seen, written down for `knowledge`   section 4
    cards       draw deck, discards, hands                              section 5
    turn        the actions a to e, one turn after the other            section 5
    ending      offers find their winners, majorities count             sections 6, 7
    legality    who decides, what is legal, what forbids the rest
    invariants  what can never be otherwise

Left out: what a seat knows (`knowledge`), what it is shown (`view`) and what is told afterwards (`story`).
"""

from ludoteca.games.boss_kito.rules.ending import score
from ludoteca.games.boss_kito.rules.invariants import check
from ludoteca.games.boss_kito.rules.legality import forbids, is_partial, legal, pending
from ludoteca.games.boss_kito.rules.setup import deal
from ludoteca.games.boss_kito.rules.turn import play

__all__ = ["check", "deal", "forbids", "is_partial", "legal", "pending", "play", "score"]

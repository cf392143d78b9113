"""Boss Kito's rules as kernels, by chapter of the rulebook; one small function per rule, citing its number.

Left out: what a seat knows (`knowledge`), what it is shown (`view`) and what is told afterwards (`story`).
"""

from ludoteca.games.boss_kito.rules.actions import forbids, is_partial, legal, pending, play
from ludoteca.games.boss_kito.rules.preparation import deal
from ludoteca.games.boss_kito.rules.scoring import score
from ludoteca.games.boss_kito.rules.wholeness import check

__all__ = ["check", "deal", "forbids", "is_partial", "legal", "pending", "play", "score"]

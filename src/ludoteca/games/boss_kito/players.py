"""Who plays Boss Kito at which strength, and how a search thinks about it."""

from ludoteca.engine.players import Glances, Players, Searches, Style

PLAYERS = Players(
    levels={
        "tin": Glances(lapses=25),
        "copper": Glances(),
        "brass": Searches(iterations=70),
        "silver": Searches(iterations=200),
        "gold": Searches(iterations=900),
        "diamond": Searches(iterations=2_000, with_network=True),
    },
    style=Style(by_thumb=True, curiosity=300, bias=500, trust=700, width=2),
)

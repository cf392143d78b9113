"""Who plays Kariba at which strength, and how a search thinks about it."""

from ludoteca.engine.players import Glances, Players, Searches, Style

PLAYERS = Players(
    levels={
        "tin": Glances(lapses=35),
        "copper": Glances(),
        "brass": Searches(iterations=120),
        "silver": Searches(iterations=600),
        "gold": Searches(iterations=4_000),
        "diamond": Searches(iterations=6_000, with_network=True),
    },
    style=Style(by_thumb=True, curiosity=300, bias=500, trust=700),
    learnt_style=Style(curiosity=100, trust=700, width=1, reads=2048),
)

"""Who plays Kitsune at which strength, and how a search thinks about it."""

from ludoteca.engine.players import Glances, Players, Searches, Style

PLAYERS = Players(
    levels={
        "tin": Glances(lapses=10),
        "copper": Searches(iterations=25),
        "brass": Searches(iterations=130),
        "silver": Searches(iterations=500),
        "gold": Searches(iterations=2_500),
        "diamond": Searches(iterations=2_000, with_network=True),
    },
    style=Style(by_thumb=True, curiosity=300, bias=500, trust=700, width=2),
)

"""Who plays Exploding Kittens at which strength, and how a search thinks about it."""

from ludoteca.engine.players import Follows, Glances, Players, Searches, Style

PLAYERS = Players(
    levels={
        "tin": Glances(lapses=50),
        "copper": Glances(),
        "brass": Searches(iterations=15),
        "silver": Searches(iterations=150),
        "gold": Searches(iterations=3_000),
        "diamond": Follows(),
    },
    style=Style(by_thumb=True, curiosity=300, bias=500, trust=700, width=2),
    seats=4,
)

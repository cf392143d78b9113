"""Who plays which level of Briscola: the weaker ones at a glance, the stronger ones by search."""

from ludoteca.engine.players import Glances, Players, Searches, Style

PLAYERS = Players(
    levels={
        "tin": Glances(lapses=50),
        "copper": Glances(),
        "brass": Searches(200),
        "silver": Searches(900),
        "gold": Searches(4_000),
    },
    style=Style(by_thumb=True, curiosity=300, bias=500, trust=700),
)

"""Moments of Exploding Kittens: every kind of decision, windows within windows, the fullest hands, and the end."""

from typing import Any

from tests.browser.positions.moment import Moment, over, said, views
from tests.games.exploding_kittens.table import position

RICH = (
    "a nope defuse skip see gattobaleno2 barba / b attack favor miciocomero2 / c otta2 shuffle skip nope / burglar a /"
    " pile see ek otta"
)
"""A hand in which a bit of everything can be played, and the Burglar at hand."""
CROWD = (
    "a attack2 see2 nope2 favor gattobaleno3 defuse2 skip shuffle otta2 / b favor see nope / c otta shuffle skip nope /"
    " d attack / e miciocomero2 barba2 / burglar c / pile see ek otta"
)
"""Five seats, and more cards in hand than fit in a row."""
GATTOBALENO = 11
PAIR = said("exploding-kittens-do-pair", title=GATTOBALENO)
THREE = said("exploding-kittens-do-three", title=GATTOBALENO)
BURGLAR = said("exploding-kittens-do-burglar")


mine = views(lambda view: view.phase == "main" and view.active == 0)


def moment(name: str, line: str, *script: str, **more: Any) -> Moment:
    """A moment that goes on from a position in the words of the rule tests."""
    options = more.pop("options", {})
    return Moment(name, position=position(line, **options), script=script, until=lambda _: True, **more)


QUICKEST: tuple[int, dict[str, int]] = (2, {"nopeWindowMs": 2000})
"""The fewest seats and the quickest options."""
MOMENTS = [
    Moment("opening", seats=4, seed=4, options={"first_player": 0}),
    Moment("turn", seats=3, seed=3, moves=14, until=mine),
    moment("rich", RICH),
    moment("pair", RICH, chosen=(PAIR, said("exploding-kittens-do-target", seat=1))),
    moment("burglar", RICH, chosen=(BURGLAR, said("exploding-kittens-do-target", seat=1))),
    moment("three", CROWD, chosen=(THREE, said("exploding-kittens-do-target", seat=2))),
    moment("crowd", CROWD),
    moment("attacked", "a skip2 otta / b attack nope / c see / burglar b / owed 4 / attacked / pile see ek"),
    Moment("waiting", seats=4, seed=8, moves=16, until=views(lambda view: view.phase == "main" and view.active != 0)),
    moment("window", "a nope skip see defuse gattobaleno2 / b attack / c nope / burglar c / to-move b", "b attack"),
    moment("window-no-nope", "a skip see defuse gattobaleno2 / b attack favor / c otta nope / to-move b", "b attack"),
    moment("window-pair", "a nope skip / b otta2 favor / c nope see / d skip / to-move b / burglar d", "b pair otta a"),
    moment("window-mine", "a shuffle see / b nope / c nope see / to-move a", "a shuffle"),
    moment("nested", "a nope favor / b see nope / c nope otta / d skip", "a favor b", "b nope", "c let", "d let"),
    moment("deep", "a nope2 favor / b see nope / c nope otta", "a favor b", "b nope", "c let", "c nope", "a let"),
    moment("race", "a nope skip / b attack see / c see / to-move b", "b see", options={"nopeMode": "race"}),
    moment("answered", "a nope skip / b attack see / c see / to-move b", "b attack", answers={0: "let"}),
    moment("give", "a skip see defuse gattobaleno2 / b favor / c otta / to-move b", "b favor a", "a let", "c let"),
    moment("give-other", "a favor / b skip see / c otta / to-move a", "a favor b", "b let", "c let"),
    moment("depth", "a defuse skip see / b favor / c / dead c / pile see otta / placing / to-move a"),
    moment("depth-few", "a defuse skip / b favor / pile see otta only / placing / to-move a"),
    moment("depth-other", "a defuse skip see / b favor / c otta / pile see otta / placing / to-move b"),
    moment("future", "a see skip / b favor / c nope / pile see ek otta", "a see", "b let", "c let"),
    moment("empty-hand", "a / b favor / c nope / pile see ek otta / burglar a"),
    Moment("no-burglar", seats=2, seed=5, moves=6, options={"cat_burglar": False}, until=mine),
    Moment("out", seats=4, seed=11, until=views(lambda view: not view.alive[0] and view.phase == "main")),
    Moment("spectator", seats=5, seed=7, moves=18, seat=None),
    moment("spectator-window", CROWD, "a attack", seat=None),
    Moment("end", seats=4, seed=9, until=over, told=400),
]  # fmt: skip

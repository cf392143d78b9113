"""What matters in Kariba: what a herd chases now, and what somebody else could chase next with few cards."""

from ludoteca.engine.record import row
from ludoteca.engine.saying import Says
from ludoteca.engine.situation import Args, Situation
from ludoteca.games.kariba.box import ANIMALS, COPIES, HERD, NOBODY
from ludoteca.games.kariba.rules import prey_of


def reason(case: Situation) -> Says:
    """What speaks for a play or a draw."""
    match case.decision:
        case ["play", int(animal), int(count)]:
            return play_reason(case, animal, count)
        case ["visible", int(animal)]:
            held = (case.view.hands[case.seat] or [0] * ANIMALS)[animal - 1]
            args: Args = {"animal": animal, "count": held + 1, "there": case.view.waterhole[animal - 1]}
            return Says("kariba-explain-open", "KA-534", args)
    return Says("kariba-explain-pile", "KA-534", {"pile": case.view.pile})


def play_reason(case: Situation, animal: int, count: int) -> Says:
    """A play is judged by what it takes at once and by what it leaves to others."""
    risk, hunter = easy_prey(case)
    args: Args = {"animal": animal, "count": count, "risk": risk, "hunter": hunter}
    if risk == 0:
        args |= {"hunter": animal}
    chase = next((says for says in case.effect if says.id == "kariba-will-chase"), None)
    if chase is not None:
        args |= {"prey": chase.args["prey"], "herd": chase.args["herd"], "count": chase.args["count"]}
        return Says("kariba-explain-chase", "KA-522", args)
    return Says("kariba-explain-quiet", "KA-521", {**args, "now": case.view.waterhole[animal - 1] + count})


def easy_prey(case: Situation) -> tuple[int, int]:
    """How many cards the best chase takes that one card of others may start after this move, and what starts it."""
    water = case.after[0]["waterhole"]
    best, by = 0, 0
    for hunter in range(ANIMALS):
        herd = int(water[hunter]) + 1
        prey = int(prey_of(row(case.after[0]), hunter, herd))
        if herd >= HERD and prey != NOBODY and int(water[prey]) > best and may_be_held(case, hunter):
            best, by = int(water[prey]), hunter + 1
    return best, by


def may_be_held(case: Situation, animal: int) -> bool:
    """Whether others may hold an animal: not once all its cards are in the own hand, at the water, open or won."""
    s = case.before[0]
    located = s["hand"][case.seat, animal] + s["waterhole"][animal] + s["won"][:, animal].sum()
    return int(located + (s["visible"] == animal + 1).sum()) < COPIES

"""Who decides, what is legal, and which rule forbids the rest."""

from ludoteca.engine.kernel import kernel
from ludoteca.games.exploding_kittens.box import (
    ASKING_FAVOR,
    ATTACK,
    BURGLING,
    CATS,
    DO_ATTACK,
    DO_BURGLAR,
    DO_DRAW,
    DO_FAVOR,
    DO_GIVE,
    DO_LET,
    DO_NOPE,
    DO_PAIR,
    DO_SEE,
    DO_SHUFFLE,
    DO_SKIP,
    DO_THREE,
    FAVOR,
    GIVE,
    MAIN,
    NAME_IT,
    NAMING,
    NOPE,
    OVER,
    PAIRING,
    PLACE,
    PLACING,
    SEE,
    SHUFFLE,
    SKIP,
    TARGET,
    TARGETING,
    TITLES,
    WINDOW,
)
from ludoteca.games.exploding_kittens.rules.cards import is_alive, pile_size


@kernel
def pending(s):
    """The seats that may act now, as a bit mask."""
    if s.phase == WINDOW:
        return s.asked
    if s.phase == OVER:
        return 0
    return 1 << s.target if s.phase == GIVE else 1 << s.active


@kernel
def is_partial(s):
    """Whether an action has begun and its target or its title is still to be named."""
    return s.partial != 0


@kernel
def legal(s, seat, out):
    """The steps of a seat, the lowest first."""
    if s.phase == WINDOW:
        return answers(s, seat, out)
    if s.phase == MAIN and seat == s.active:
        if s.partial == TARGETING:
            return targets(s, seat, out)
        return names(s, out) if s.partial == NAMING else actions(s, seat, out)
    n = 0
    if s.phase == GIVE and seat == s.target:
        for title in range(TITLES):
            if s.hand[seat, title] > 0:
                out[n] = DO_GIVE + title
                n += 1
    elif s.phase == PLACING and seat == s.active:
        for depth in range(pile_size(s) + 1):
            out[n] = PLACE + depth
            n += 1
    return n


@kernel
def answers(s, seat, out):
    """EK-603: everybody asked may let it pass; with a Nope in hand also say no."""
    if not s.asked >> seat & 1:
        return 0
    out[0] = DO_NOPE
    n = 1 if s.hand[seat, NOPE] > 0 else 0
    out[n] = DO_LET
    return n + 1


@kernel
def actions(s, seat, out):
    """EK-511 to EK-519: what the active player may begin."""
    n = 0
    hand = s.hand[seat]
    if hand[ATTACK] > 0:
        out[n] = DO_ATTACK
        n += 1
    if hand[SKIP] > 0:
        out[n] = DO_SKIP
        n += 1
    if hand[SHUFFLE] > 0:
        out[n] = DO_SHUFFLE
        n += 1
    if hand[SEE] > 0:
        out[n] = DO_SEE
        n += 1
    has_victim = can_rob(s, seat)
    if hand[FAVOR] > 0 and has_victim:
        out[n] = DO_FAVOR
        n += 1
    if s.burglar == seat:
        out[n] = DO_BURGLAR
        n += 1
    out[n] = DO_DRAW
    n += 1
    triples = 0
    for title in range(TITLES):
        if hand[title] >= 2:
            if has_victim:
                out[n] = DO_PAIR + title
                n += 1
            if hand[title] >= 3:
                triples |= 1 << title
    title = 0
    while triples:
        if triples & 1:
            out[n] = DO_THREE + title
            n += 1
        triples >>= 1
        title += 1
    return n


@kernel
def targets(s, seat, out):
    """The players that the action being declared may name."""
    n = 0
    for other in range(s.seats):
        if can_target(s, seat, other):
            out[n] = TARGET + other
            n += 1
    return n


@kernel
def names(s, out):
    """EK-517, EK-518: a Three may name any title that hands can hold, the Burglar asks for a Cat."""
    n = 0
    for title in range(CATS if s.action == BURGLING else 0, TITLES):
        out[n] = NAME_IT + title
        n += 1
    return n


@kernel
def can_rob(s, seat):
    """EK-513, EK-516, EK-803: somebody else who is alive has a card."""
    for other in range(s.seats):
        if other != seat and s.held[other] > 0 and is_alive(s, other):
            return True
    return False


@kernel
def can_target(s, seat, other):
    """EK-513, EK-516 to EK-518: another player who is alive; for a Favor or a Pair, one with cards."""
    if other >= s.seats or other == seat or not is_alive(s, other):
        return False
    return s.held[other] > 0 or not (s.action == ASKING_FAVOR or s.action == PAIRING)


@kernel
def forbids(s, seat, step):
    """The number of the rule that forbids a step to a seat, 0 if it is legal."""
    if s.phase == OVER:
        return 701
    if not is_alive(s, seat):
        return 542
    if s.phase == WINDOW:
        return forbids_answer(s, seat, step)
    if s.phase == GIVE:
        return forbids_gift(s, seat, step)
    if seat != s.active:
        return 601 if DO_NOPE <= step <= DO_LET else 501
    if s.phase == PLACING:
        return 0 if PLACE <= step <= PLACE + pile_size(s) else 544
    if s.partial:
        return forbids_declaration(s, seat, step)
    return forbids_action(s, seat, step)


@kernel
def forbids_answer(s, seat, step):
    """EK-603: only those asked answer, with NOPE or LET, and a Nope must be in hand; all else waits (EK-502)."""
    if step != DO_NOPE and step != DO_LET:
        return 502
    if not s.asked >> seat & 1:
        return 603
    return 0 if step == DO_LET or s.hand[seat, NOPE] > 0 else 603


@kernel
def forbids_gift(s, seat, step):
    """EK-513: the target of a Favor gives one of its own cards; all else waits."""
    if seat != s.target or not DO_GIVE <= step < DO_GIVE + TITLES:
        return 502
    return 0 if s.hand[seat, step - DO_GIVE] > 0 else 513


@kernel
def forbids_declaration(s, seat, step):
    """EK-503: target and name are declared with the play, in this order."""
    if s.partial == TARGETING:
        if not TARGET <= step < NAME_IT:
            return 503
        return 0 if can_target(s, seat, step - TARGET) else rule_of(s.action)
    if not NAME_IT <= step < DO_GIVE:
        return 503
    return 0 if s.action != BURGLING or step - NAME_IT >= CATS else 518


@kernel
def rule_of(action):
    """The rule of an action that has a target."""
    if action == ASKING_FAVOR:
        return 513
    if action == PAIRING:
        return 516
    return 518 if action == BURGLING else 517


@kernel
def forbids_action(s, seat, step):
    """EK-511 to EK-519: what the active player lacks for an action."""
    if step == DO_DRAW:
        return 0
    if step == DO_BURGLAR:
        return 0 if s.burglar == seat else 518
    if step == DO_ATTACK:
        return 0 if s.hand[seat, ATTACK] > 0 else 511
    if step == DO_SKIP:
        return 0 if s.hand[seat, SKIP] > 0 else 512
    if step == DO_SHUFFLE:
        return 0 if s.hand[seat, SHUFFLE] > 0 else 514
    if step == DO_SEE:
        return 0 if s.hand[seat, SEE] > 0 else 515
    if step == DO_FAVOR:
        return 0 if s.hand[seat, FAVOR] > 0 and can_rob(s, seat) else 513
    if DO_PAIR <= step < DO_THREE:
        return 0 if s.hand[seat, step - DO_PAIR] >= 2 and can_rob(s, seat) else 516
    if DO_THREE <= step < TARGET:
        return 0 if s.hand[seat, step - DO_THREE] >= 3 else 517
    if DO_NOPE <= step <= DO_LET:
        return 601
    return 503 if step < DO_GIVE else 513 if step < PLACE else 544

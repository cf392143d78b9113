"""BK-807 and what else always holds: nothing is lost, nothing is doubled, nothing lies where it cannot."""

from ludoteca.engine.kernel import kernel
from ludoteca.games.boss_kito.box import (
    ACTION,
    BENEFITS,
    CARDS,
    COLOURS,
    COPIES,
    GIVE,
    HISTORY,
    OVER,
    REMOVED,
    ROUNDS,
    START,
    TOKENS,
    TURNS,
)
from ludoteca.games.boss_kito.rules.cards import discarded
from ludoteca.games.boss_kito.rules.setup import cell_of


@kernel
def check(s):
    """The number of a broken invariant, 0 if all is well."""
    broken = check_turn(s)
    if broken == 0:
        broken = check_tokens(s)
    if broken == 0:
        broken = check_bananas(s)
    if broken == 0:
        broken = check_benefits(s)
    return broken


@kernel
def check_turn(s):
    """BK-501, BK-514, BK-621: rounds and turns are in bounds, an open exchange is one, S was won by who decides."""
    if s.round < 1 or s.round > ROUNDS or (s.phase == OVER and s.round != ROUNDS):
        return 501
    if s.phase == ACTION and (s.turn < 1 or s.turn > TURNS):
        return 501
    if s.phase != ACTION and s.turn != TURNS + 1:
        return 501
    if s.phase == GIVE:
        cell = cell_of(s.round, s.assign)
        if s.taken[cell] != s.to_move + 1 or s.offered[cell] % 4 != START:
            return 621
    chosen = 0
    for colour in range(COLOURS):
        chosen += s.gathered[colour]
        if s.gathered[colour] > s.hand[s.to_move, colour]:
            return 514
    return 0 if (chosen > 0) == (s.partial > 0) else 514


@kernel
def check_tokens(s):
    """BK-521, BK-807: 30 tokens, each in the supply, in a reserve or on a front card of its colour."""
    tokens = s.supply
    if tokens < 0:
        return 534
    for seat in range(s.seats):
        if s.reserve[seat] < 0:
            return 511
        tokens += s.reserve[seat]
        for colour in range(COLOURS):
            if s.tokens[seat, colour] < 0 or (s.tokens[seat, colour] > 0 and s.front[seat, colour] == 0):
                return 521
            tokens += s.tokens[seat, colour]
    return 0 if tokens == TOKENS else 807


@kernel
def check_bananas(s):
    """BK-102, BK-530, BK-807: ten cards of each colour, the order of the deck unreadable where it is empty."""
    for colour in range(COLOURS):
        if s.discards[colour] < 0 or copies_of(s, colour) != COPIES:
            return 102
        for seat in range(s.seats):
            if s.hand[seat, colour] < 0 or s.front[seat, colour] < 0:
                return 510
    for cell in range(s.deck_size, CARDS):
        if s.deck[cell] != 0:
            return 411
    if s.history_size > HISTORY:
        return 411
    return 530 if s.deck_size == 0 and not s.lazy and discarded(s) > 0 else 0


@kernel
def copies_of(s, colour):
    """BK-102: where the banana cards of one colour are, counted together."""
    copies = s.discards[colour]
    for seat in range(s.seats):
        copies += s.hand[seat, colour] + s.front[seat, colour]
    for cell in range(s.deck_size):
        if s.deck[cell] == colour:
            copies += 1
    return copies


@kernel
def check_benefits(s):
    """BK-104, BK-635: the cards of the box, all assigned before this round and none after it."""
    for word in range(3):
        if kinds_in(s.offered, word) != kinds_in(s.benefits, word):
            return 104
    assigned = 0
    if s.phase == OVER:
        assigned = COLOURS
    elif s.phase == GIVE:
        assigned = s.assign + 1
    for cell in range(BENEFITS):
        round_number, position = ROUNDS - cell // COLOURS, cell % COLOURS
        done = round_number < s.round or (round_number == s.round and position < assigned)
        if (s.taken[cell] != 0) != done or s.taken[cell] < 0 or s.seats < s.taken[cell] != REMOVED:
            return 635
    return 0


@kernel
def kinds_in(cards, word):
    """A third of all kinds of benefit cards, counted: four bits for each of twelve kinds."""
    counted = 0
    for card in range(BENEFITS):
        kind = cards[card] - 4
        if kind // 12 == word:
            counted += 1 << 4 * (kind % 12)
    return counted

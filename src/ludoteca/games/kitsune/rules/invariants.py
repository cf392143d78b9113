"""What can never be otherwise, as a kernel: `check` names the rule that a record breaks."""

from ludoteca.engine.kernel import kernel
from ludoteca.games.kitsune.box import (
    AWARD,
    CARDS,
    CARDS_SIX,
    DRAW,
    DRAWS,
    EXCHANGE,
    FETCH,
    HAND,
    KINDS,
    LEADER,
    MOST_SEATS,
    NOBODY,
    OVER,
    PLAY,
    PLAYS_SIX,
    TARGET,
    TOKENS,
    USE_DISCARD,
    VICTORY,
)
from ludoteca.games.kitsune.rules.ending import available, holds_token
from ludoteca.games.kitsune.rules.seating import clan_of, copies, hand_size, plays, round_winner, seat_of
from ludoteca.games.kitsune.rules.trick import fetch_place, fetch_trick, fetcher, has_target


@kernel
def check(s):
    """The number of a broken invariant, 0 if all is well."""
    broken = check_phase(s)
    if broken == 0:
        broken = check_places(s)
    if broken == 0:
        broken = check_tokens(s)
    if broken == 0:
        broken = check_cards(s)
    return broken


@kernel
def check_phase(s):
    """Pawns, victories and trick fit the phase."""
    for clan in range(2):
        if s.pawns[clan] < 0 or s.pawns[clan] > s.track_steps:
            return 605
    if s.phase > LEADER:
        return 502
    ended = round_winner(s) != NOBODY
    full = s.trick_size == plays(s)
    if (s.victories[0] == VICTORY or s.victories[1] == VICTORY) != (s.phase == OVER):
        return 735
    if ended != (s.phase == OVER or s.phase == LEADER) and s.phase != AWARD:
        return 606
    if full and (s.phase == PLAY or s.phase == EXCHANGE):
        return 502
    if not full and (s.phase == AWARD or s.phase == LEADER or s.phase == OVER):
        return 502
    if s.trick_size > 0 and s.phase == EXCHANGE:
        return 316
    if s.phase == FETCH and (s.tricks == 0 or s.trick_size == 0 or s.taken > 0):
        return 565
    if s.phase == TARGET and not has_target(s):
        return 523
    if s.phase == AWARD and (holds_token(s, s.award) or available(s) == 0):
        return 622
    return 731 if s.victories[0] + s.victories[1] != s.round - 1 + ended else 0


@kernel
def check_places(s):
    """The seat to play follows from the Leader; empty places hold nothing; a card taken belongs to a Discard token."""
    last = 0 if s.phase == PLAY or s.phase == EXCHANGE else 1
    if s.to_move != seat_of(s, s.trick_size - last):
        return 501
    for place in range(s.trick_size, PLAYS_SIX):
        if s.trick_card[place] != 0 or s.trick_use[place] != 0 or s.struck >> place != 0:
            return 402
    for cell in range(s.tricks * plays(s), CARDS_SIX):
        if s.past_card[cell] != 0 or s.past_use[cell] != 0 or s.past_struck >> cell != 0:
            return 405
    for cell in range(s.pile_size, CARDS_SIX):
        if s.pile[cell] != 0:
            return 407
    if s.taken > 0 and (fetch_trick(s) > s.tricks or fetch_place(s) == NOBODY):
        return 564
    if s.phase == FETCH and s.trick_use[s.trick_size - 1] != USE_DISCARD:
        return 564
    for scratch in range(KINDS):
        if s.pool[scratch] != 0:
            return 401
    return 0


@kernel
def check_tokens(s):
    """KI-104, KI-568, KI-622: five tokens, each in one place; a clan holds one at most."""
    seen = s.used
    for seat in range(MOST_SEATS):
        if s.held[seat] > 0:
            token = 1 << s.held[seat] - 1
            if seen & token or seat >= s.seats or token >= 1 << TOKENS:
                return 568
            seen |= token
            for other in range(seat):
                if s.held[other] > 0 and clan_of(s, other) == clan_of(s, seat):
                    return 622
    return 0


@kernel
def check_cards(s):
    """KI-103, KI-801, KI-802: every card in one place, hands and pile as large as the tricks played say."""
    for kind in range(KINDS):
        if s.phase != LEADER and copies_of(s, kind) != copies(s, kind):
            return 103
    draws = min(s.tricks, DRAWS) if s.seats == 2 else 0
    pile = CARDS - 2 * HAND - 2 * DRAW * draws if s.seats == 2 else 0
    if s.pile_size != pile:
        return 407
    for seat in range(s.seats):
        size = hand_size(s) + DRAW * draws - played(s, seat) + (1 if fetcher(s) == seat else 0)
        held = 0
        for kind in range(KINDS):
            if s.hand[seat, kind] < 0:
                return 401
            held += s.hand[seat, kind]
        if held != (0 if s.phase == LEADER else size):
            return 801
        if s.phase == EXCHANGE and s.given[seat] > 0 and s.hand[seat, s.given[seat] - 1] == 0:
            return 325
    return 0


@kernel
def played(s, seat):
    """How many cards a seat has played in this deal."""
    cards = s.tricks * plays(s) // s.seats
    for place in range(s.trick_size):
        if seat_of(s, place) == seat:
            cards += 1
    return cards


@kernel
def copies_of(s, kind):
    """KI-103: where the cards of one kind are, counted together; a card taken back from the discards has left them."""
    found = 0
    for seat in range(s.seats):
        found += s.hand[seat, kind]
    for cell in range(s.pile_size):
        if s.pile[cell] == kind:
            found += 1
    for place in range(s.trick_size):
        if s.trick_card[place] == kind:
            found += 1
    for cell in range(s.tricks * plays(s)):
        if s.past_card[cell] == kind and cell != s.taken - 1:
            found += 1
    return found

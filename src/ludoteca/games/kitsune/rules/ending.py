"""The end of a trick, of a round and of the game as kernels (sections 6 and 7)."""

from ludoteca.engine.bits import lowest
from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import below
from ludoteca.engine.seats import next_seat
from ludoteca.games.kitsune.box import (
    AWARD,
    BLUE,
    CLAN_CHOOSES,
    DEAL,
    DRAW,
    GO_ON,
    LEADER,
    LEAP,
    MOST_SEATS,
    NOBODY,
    ORANGE,
    OVER,
    PLAY,
    PLUS_BLUE,
    PLUS_POINTS,
    TOKENS,
    USE_BLOCK,
    USE_CHANGE,
    VALUES,
    VICTORY,
    WHITE,
)
from ludoteca.games.kitsune.rules.seating import clan_of, member, plays, round_winner, tricks_of_deal
from ludoteca.games.kitsune.rules.setup import begin_round, clear_hands, clear_trick, next_card


@kernel
def score_trick(s):
    """KI-601 to KI-607: the clan with the higher total moves its pawn; a long leap brings the other clan a token."""
    lead = blue_lead(s)
    winner = leading(lead)
    moved = advance(s, winner, abs(lead))
    if moved > 0:
        s.pawns[winner] += moved
        if s.pawns[winner] == s.track_steps:  # KI-606
            s.victories[winner] += 1  # KI-731
            if s.victories[winner] == VICTORY:  # KI-735
                s.phase = OVER
                return
        if moved >= LEAP and may_receive(s, 1 - winner):
            award(s, 1 - winner)
            return
    s.phase = GO_ON


@kernel
def printed(s, colour):
    """KI-602: the values of the numbered cards of a colour that were not destroyed, and +3 if it shows that colour."""
    total = 0
    for place in range(s.trick_size):
        kind = s.trick_card[place]
        if kind // VALUES == colour and s.struck >> place & 1 == 0:
            total += kind % VALUES + 1
        if s.trick_use[place] == PLUS_BLUE + colour:
            total += PLUS_POINTS
    return total


@kernel
def exchanges(s):
    """KI-603: how often the colours of this trick are exchanged: for each White Kitsune, and for Change Colour."""
    times = 0
    for place in range(s.trick_size):
        if s.trick_card[place] == WHITE:
            times += 1
        if s.trick_use[place] == USE_CHANGE:
            times += 1
    return times


@kernel
def total(s, clan):
    """KI-602, KI-603: the total of a clan after the colours were exchanged, or not."""
    return printed(s, clan ^ exchanges(s) & 1)


@kernel
def trick_winner(s):
    """KI-604: the clan with the higher total, NOBODY if they are equal."""
    return leading(blue_lead(s))


@kernel
def blue_lead(s):
    """KI-602, KI-603: how much higher the total of Blue is than that of Orange; below 0 if it is lower."""
    lead = printed(s, BLUE) - printed(s, ORANGE)
    return -lead if exchanges(s) & 1 else lead


@kernel
def leading(lead):
    """The clan that a lead of Blue speaks for, NOBODY if it is 0."""
    if lead == 0:
        return NOBODY
    return BLUE if lead > 0 else ORANGE


@kernel
def spaces(s, winner):
    """KI-605: how far the winner's pawn moves."""
    return advance(s, winner, abs(blue_lead(s)))


@kernel
def advance(s, winner, difference):
    """KI-605, KI-562: how far a difference takes the pawn: up to the last space; not at all if blocked."""
    if winner == NOBODY or is_blocked(s):
        return 0
    return min(difference, s.track_steps - s.pawns[winner])


@kernel
def is_blocked(s):
    """KI-562: whether Block lies in this trick."""
    for place in range(s.trick_size):
        if s.trick_use[place] == USE_BLOCK:
            return True
    return False


@kernel
def available(s):
    """KI-311, KI-568: the tokens on their slots, as a bit mask: neither held nor used."""
    tokens = (1 << TOKENS) - 1 & ~s.used
    for seat in range(MOST_SEATS):
        if s.held[seat] > 0:
            tokens &= ~(1 << s.held[seat] - 1)
    return tokens


@kernel
def holds_token(s, clan):
    """KI-622: whether a member of the clan has a token."""
    for seat in range(s.seats):
        if s.held[seat] > 0 and clan_of(s, seat) == clan:
            return True
    return False


@kernel
def may_receive(s, clan):
    """KI-622, KI-623, KI-734: a clan without a token receives one if any is left, at the end of a round by option."""
    if holds_token(s, clan) or available(s) == 0:
        return False
    return s.token_on_round_end != 0 or round_winner(s) == NOBODY


@kernel
def award(s, clan):
    """KI-621, KI-A08: the clan is asked which token and for whom, unless there is one answer only."""
    tokens = available(s)
    if s.seats == 2 and tokens & tokens - 1 == 0:
        s.held[member(s, clan, 0)] = 1 + lowest(tokens)
        s.phase = GO_ON
    else:
        s.award = clan
        s.phase = AWARD


@kernel
def receive(s, token, seat):
    """KI-621: the token goes to a member's Clan card."""
    s.held[seat] = token + 1
    s.award = 0
    s.phase = GO_ON


@kernel
def end_trick(s):
    """KI-606, KI-611: the round has ended, or goes on with the next trick or a new deal."""
    if round_winner(s) != NOBODY:
        end_round(s)
        return
    discard(s)
    if s.seats == 2 and s.pile_size > 0:
        draw(s, s.leader)
        draw(s, next_seat(s, s.leader))
    s.leader = next_seat(s, s.leader)  # KI-610
    if s.tricks == tricks_of_deal(s):
        s.phase = DEAL  # KI-566, KI-631
    else:
        s.to_move = s.leader
        s.phase = PLAY


@kernel
def discard(s):
    """KI-608: the cards of the trick go to the discards, in order of play."""
    first = s.tricks * plays(s)
    for place in range(plays(s)):
        s.past_card[first + place] = s.trick_card[place]
        s.past_use[first + place] = s.trick_use[place]
    s.past_struck |= s.struck << first
    s.tricks += 1
    clear_trick(s)


@kernel
def draw(s, seat):
    """KI-609: two cards from the pile."""
    for _ in range(DRAW):
        s.hand[seat, next_card(s)] += 1


@kernel
def end_round(s):
    """KI-732, KI-734, KI-736: hands are discarded, a Leader of the winning clan is named or drawn, a round begins."""
    clear_hands(s)
    if s.seats > 2 and s.round_leader == CLAN_CHOOSES:
        s.phase = LEADER
        return
    number = below(s, s.seats // 2) if s.seats > 2 else 0  # KI-903
    lead_round(s, member(s, round_winner(s), number))


@kernel
def lead_round(s, seat):
    """KI-312: a member of the clan that won leads the next round."""
    s.leader = seat
    begin_round(s)


@kernel
def score(s, out):
    """KI-731, KI-735: a seat scores the Round Victory cards of its clan."""
    for seat in range(s.seats):
        out[seat] = s.victories[clan_of(s, seat)]

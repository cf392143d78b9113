"""Setting up as kernels: the game, every round, every deal, and the exchange (sections 3 and 6.2)."""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import below, shuffle
from ludoteca.engine.seats import next_seat
from ludoteca.games.kitsune.box import CARDS_SIX, DEAL, EXCHANGE, KINDS, MOST_SEATS, PLAY, PLAYS_SIX, RANDOM_CLAN
from ludoteca.games.kitsune.rules.seating import cards, copies, hand_size, receiver


@kernel
def deal(s):
    """KI-301 to KI-316: clans, a random first Leader, and the first round."""
    s.clan = below(s, 2) if s.clan_of_p0 == RANDOM_CLAN else s.clan_of_p0  # KI-302, KI-904
    for clan in range(2):
        s.victories[clan] = 0
    for seat in range(MOST_SEATS):
        s.held[seat] = 0
    s.award = 0
    s.round = 0
    s.leader = below(s, s.seats)  # KI-312, KI-903
    begin_round(s)
    deal_cards(s)


@kernel
def begin_round(s):
    """KI-311, KI-313: pawns on the start space, tokens that no clan keeps on their slots, all cards to be dealt."""
    s.round += 1
    s.pawns[0] = 0
    s.pawns[1] = 0
    s.used = 0  # KI-568, KI-733
    s.phase = DEAL


@kernel
def deal_cards(s):
    """KI-313 to KI-316, KI-631, KI-632: shuffle, deal one card at a time from the Leader clockwise; then exchange."""
    clear_table(s)
    n = 0
    for kind in range(KINDS):
        for _ in range(copies(s, kind)):
            s.pile[n] = kind
            n += 1
    s.pile_size = cards(s)
    shuffle(s, s.pile, cards(s))  # KI-901, KI-902
    for _ in range(hand_size(s)):
        seat = s.leader
        for _ in range(s.seats):
            s.hand[seat, next_card(s)] += 1
            seat = next_seat(s, seat)
    s.to_move = s.leader
    s.phase = PLAY if s.seats == 2 else EXCHANGE  # KI-324


@kernel
def clear_table(s):
    """KI-566, KI-732: what lies on the table or is left in a hand goes back to the cards that are shuffled."""
    clear_trick(s)
    clear_hands(s)
    for cell in range(CARDS_SIX):
        s.past_card[cell] = 0
        s.past_use[cell] = 0
    s.past_struck = 0
    s.tricks = 0


@kernel
def clear_trick(s):
    """The cards of the trick leave the places before the players."""
    for place in range(PLAYS_SIX):
        s.trick_card[place] = 0
        s.trick_use[place] = 0
    s.trick_size = 0
    s.struck = 0


@kernel
def clear_hands(s):
    """KI-732: hands are discarded, and with them what seats remember of them."""
    for seat in range(s.seats):
        for kind in range(KINDS):
            s.hand[seat, kind] = 0
        s.given[seat] = 0
    s.taken = 0


@kernel
def next_card(s):
    """The top card of the pile leaves it."""
    s.pile_size -= 1
    card = s.pile[s.pile_size]
    s.pile[s.pile_size] = 0
    return card


@kernel
def give(s, seat, kind):
    """KI-321, KI-322: a card is laid face down before a team-mate; when all have done so, all cards are taken up."""
    s.given[seat] = kind + 1
    for other in range(s.seats):
        if s.given[other] == 0:
            return
    for giver in range(s.seats):
        card = s.given[giver] - 1
        s.hand[giver, card] -= 1
        s.hand[receiver(s, giver), card] += 1
    s.phase = PLAY

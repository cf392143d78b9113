"""Section 3: the table is set."""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import below, shuffle
from ludoteca.games.boss_kito.box import (
    ACTION,
    BENEFITS,
    CARDS,
    COLOURS,
    COPIES,
    HAND,
    RANDOM_START,
    RESERVE,
    ROUNDS,
    TOKENS,
)
from ludoteca.games.boss_kito.rules.cards import top_card
from ludoteca.games.boss_kito.rules.history import begin_history


@kernel
def deal(s):
    """BK-301 to BK-308: set up a match."""
    clear_table(s)
    lay_bosses(s)
    lay_benefits(s)
    deal_bananas(s)
    s.start = below(s, s.seats) if s.start_player == RANDOM_START else s.start_player  # BK-308, BK-904
    s.round = 1
    s.turn = 1
    s.to_move = s.start
    s.phase = ACTION
    begin_history(s)


@kernel
def clear_table(s):
    """BK-307: nothing is played, won or thrown away; three tokens each, the others are the supply."""
    for seat in range(s.seats):
        s.reserve[seat] = RESERVE
        for colour in range(COLOURS):
            s.hand[seat, colour] = 0
            s.front[seat, colour] = 0
            s.tokens[seat, colour] = 0
    for colour in range(COLOURS):
        s.discards[colour] = 0
        s.gathered[colour] = 0
    s.supply = TOKENS - s.seats * RESERVE
    s.partial = 0
    s.assign = 0


@kernel
def lay_bosses(s):
    """BK-302: the Boss Kito cards in the listed order, or in a random one (BK-905)."""
    for position in range(COLOURS):
        s.boss[position] = position
    if s.boss_random:
        shuffle(s, s.boss, COLOURS)


@kernel
def lay_benefits(s):
    """BK-303, BK-304, BK-901: shuffle the benefit cards; nine are the deck of a position, the first on offer."""
    for card in range(BENEFITS):
        s.taken[card] = s.benefits[card]
    shuffle(s, s.taken, BENEFITS)
    for card in range(BENEFITS):
        s.offered[cell_of(card % ROUNDS + 1, card // ROUNDS)] = s.taken[card]
    for card in range(BENEFITS):
        s.taken[card] = 0


@kernel
def cell_of(round_number, position):
    """Where `offered` and `taken` keep the card of a position in a round; hidden cards lie in the first cells."""
    return (ROUNDS - round_number) * COLOURS + position


@kernel
def deal_bananas(s):
    """BK-305, BK-306, BK-902: shuffle the banana cards, deal five each, singly from seat 0; the rest is the deck."""
    for card in range(CARDS):
        s.deck[card] = card // COPIES
    s.deck_size = CARDS
    shuffle(s, s.deck, CARDS)
    for _ in range(HAND):
        for seat in range(s.seats):
            s.hand[seat, top_card(s)] += 1

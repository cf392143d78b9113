"""Section 4: what the table has seen of the banana cards, written down as it happens, for `knowledge` to think back.

`history` holds one number for each card that is drawn, played or thrown away, and for each end of a round and each
reshuffle; the fields `since_…` say where the cards lay before the first of them.
"""

from ludoteca.engine.kernel import kernel
from ludoteca.games.boss_kito.box import COLOURS, HISTORY, RESHUFFLED, ROOM, ROUND_ENDED


@kernel
def begin_history(s):
    """From here on the history is kept: of what was before, only what lies open is remembered."""
    for cell in range(s.history_size):
        s.history[cell] = 0
    s.history_size = 0
    s.eyes = 0
    s.since_deck = s.deck_size
    s.since_thrown = 0
    for colour in range(COLOURS):
        s.since_discards[colour] = 0
        s.since_front[colour] = 0
        if s.discards_public:
            s.since_discards[colour] = s.discards[colour]
        else:
            s.since_thrown += s.discards[colour]
    for seat in range(s.seats):
        s.since_held[seat] = 0
        for colour in range(COLOURS):
            s.since_held[seat] += s.hand[seat, colour]
            s.since_hand[seat, colour] = s.hand[seat, colour]
            s.since_front[colour] += s.front[seat, colour]


@kernel
def make_room(s):
    """A move never runs out of history: one that is nearly full is begun anew."""
    if s.history_size > HISTORY - ROOM:
        begin_history(s)


@kernel
def note(s, kind, seat, colour):
    """A card was drawn, played or thrown away by a seat."""
    s.history[s.history_size] = kind + seat * COLOURS + colour
    s.history_size += 1


@kernel
def note_round_end(s):
    """BK-631: all front cards went to the discards."""
    s.history[s.history_size] = ROUND_ENDED
    s.history_size += 1


@kernel
def note_reshuffle(s):
    """BK-530: all discards became the draw deck."""
    s.history[s.history_size] = RESHUFFLED
    s.history_size += 1

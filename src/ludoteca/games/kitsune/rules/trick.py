"""The trick as kernels: plays, the three special cards, the five Power tokens (section 5)."""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.seats import next_seat
from ludoteca.games.kitsune.box import (
    BLACK,
    FETCH,
    KATANA,
    KINDS,
    NO_TOKEN,
    NOBODY,
    NUMBERED,
    PLAY,
    PLUS_ORANGE,
    SCORE,
    TARGET,
    USE_DISCARD,
    USE_HIDDEN,
    VALUES,
)
from ludoteca.games.kitsune.rules.seating import clan_of, leader_of, plays, seat_of


@kernel
def token_of(use):
    """KI-561: the token of a use; both sides of +3 are one token."""
    return max(0, use - PLUS_ORANGE)


@kernel
def play_card(s, seat, kind, use):
    """KI-503 to KI-506: the card and the token are laid down; the token acts, then the card."""
    lay_down(s, seat, kind, use)
    if use == USE_DISCARD and s.tricks > 0:  # KI-565
        s.phase = FETCH
    else:
        act(s)


@kernel
def lay_down(s, seat, kind, use):
    """KI-503, KI-504, KI-568: the card goes before its player, a token used is out of this round."""
    s.hand[seat, kind] -= 1
    s.trick_card[s.trick_size] = kind
    s.trick_use[s.trick_size] = use
    s.trick_size += 1
    if use != NO_TOKEN:
        s.held[seat] = 0
        s.used |= 1 << token_of(use)


@kernel
def act(s):
    """KI-506: of all cards only the Katana acts at once, if there is something to strike."""
    if s.trick_card[s.trick_size - 1] == KATANA and has_target(s):
        s.phase = TARGET
    else:
        end_play(s)


@kernel
def end_play(s):
    """KI-501, KI-502: the next seat plays; after the last play the trick is scored."""
    if s.trick_size == plays(s):
        s.phase = SCORE
    else:
        s.to_move = next_seat(s, s.to_move)
        s.phase = PLAY


@kernel
def obliged(s, seat):
    """KI-541 to KI-543: the colour that the seat must play now, NOBODY if it is free.

    A Black Kitsune binds the next play of its trick to the colour of its player's clan, if the hand holds that colour.
    """
    if s.trick_size == 0 or s.trick_card[s.trick_size - 1] != BLACK:
        return NOBODY
    colour = 1 - clan_of(s, seat)
    return colour if holds_colour(s, seat, colour) else NOBODY


@kernel
def holds_colour(s, seat, colour):
    """KI-542: whether a hand has a numbered card of a printed colour."""
    return kinds_in_hand(s, seat) & kinds_of(colour) != 0


@kernel
def kinds_in_hand(s, seat):
    """The kinds that a hand holds, as a bit mask."""
    kinds = 0
    for kind in range(KINDS):
        kinds |= (1 if s.hand[seat, kind] > 0 else 0) << kind
    return kinds


@kernel
def kinds_of(colour):
    """KI-102: the numbered cards of a colour, as a bit mask of kinds."""
    return (1 << VALUES) - 1 << colour * VALUES


@kernel
def is_colour(kind, colour):
    """KI-102: whether a card is a numbered card of a colour; special cards are not, and NOBODY is not."""
    return kind // VALUES == colour


@kernel
def may_hide(kind):
    """KI-563: Katana and Black Kitsune cannot be played under the Hidden token."""
    return kind != KATANA and kind != BLACK


@kernel
def is_target(s, place):
    """KI-521, KI-523, KI-563: a numbered card, face up, not yet destroyed, of another player than the one striking."""
    if place >= s.trick_size or s.trick_card[place] >= NUMBERED or s.trick_use[place] == USE_HIDDEN:
        return False
    return s.struck >> place & 1 == 0 and seat_of(s, place) != s.to_move


@kernel
def has_target(s):
    """KI-522, KI-523: whether there is anything to strike."""
    for place in range(s.trick_size):
        if is_target(s, place):
            return True
    return False


@kernel
def strike(s, place):
    """KI-521: the card is turned face down and does not count."""
    s.struck |= 1 << place
    end_play(s)


@kernel
def cell_of(s, trick, kind):
    """KI-564: the topmost card of a kind in the trick before this one, as a cell of `past_card`, NOBODY if none is."""
    top = trick * plays(s)
    for cell in range(top - 1, top - plays(s) - 1, -1):
        if s.past_card[cell] == kind:
            return cell
    return NOBODY


@kernel
def kinds_of_last_trick(s):
    """KI-564: the kinds in the trick before this one, as a bit mask."""
    kinds = 0
    top = s.tricks * plays(s)
    for cell in range(top - plays(s), top):
        kinds |= 1 << s.past_card[cell]
    return kinds


@kernel
def fetch(s, seat, kind):
    """KI-564: a card of the last trick goes to the hand; then the card played acts."""
    s.taken = cell_of(s, s.tricks, kind) + 1
    s.hand[seat, kind] += 1
    act(s)


@kernel
def fetcher(s):
    """KI-406: the seat that has taken a discard in this deal, NOBODY if none has."""
    if s.taken == 0:
        return NOBODY
    return (leader_of(s, fetch_trick(s)) + fetch_place(s)) % s.seats


@kernel
def fetch_trick(s):
    """KI-565: the number of the trick in which the card was taken: the one after the trick it comes from."""
    return (s.taken - 1) // plays(s) + 1


@kernel
def fetch_place(s):
    """The place in that trick of the play with the Discard token; NOBODY if there is none."""
    for place in range(plays(s)):
        if use_at(s, fetch_trick(s), place) == USE_DISCARD:
            return place
    return NOBODY


@kernel
def use_at(s, trick, place):
    """What token went with a play of a trick of this deal, the current one included."""
    return s.trick_use[place] if trick == s.tricks else s.past_use[trick * plays(s) + place]

"""What one seat of Kitsune may think possible, counted slowly and from nothing: the measure for `redeal`.

All cards are distinct. A possibility is a way to have dealt them, with what others chose, that looks to the seat
exactly like what it saw; all weigh the same. A play of a kind that the seat knows to be in a hand is that very card.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from math import perm
from typing import Any, NamedTuple

from ludoteca import Match
from ludoteca.games.kitsune.box import CARD_NAMES, COPIES, COPIES_SIX
from tests.games.kitsune.table import KITSUNE

Key = tuple[tuple[tuple[str, ...], ...], str, str]
"""The other hands, the card under the Hidden token ("" if none is secret), the card taken ("" if none is secret)."""

IN_QUESTION = [
    (2, 36, 40, 1),  # a colour was lacking, then cards were drawn
    (2, 36, 44, 1),  # the same, and a card was taken
    (2, 36, 46, 1),  # the same, and it may have been played again
    (2, 15, 11, 0),  # a colour is lacking
    (2, 15, 41, 1),  # a card taken that may have been played again
    (2, 0, 40, 0),  # a hidden card
    (2, 21, 111, 1),  # a hidden card that may be the one taken
    (4, 10, 18, 0),  # a card given
    (4, 10, 54, 1),  # a card given, a colour lacking
    (4, 13, 54, 3),  # a hidden card that may be the one given
    (4, 16, 56, 0),  # a colour lacking, a card taken
    (4, 19, 86, 1),  # a card given, one taken that may have been played again
    (4, 28, 26, 1),  # a hidden card, a card taken
    (4, 100, 57, 1),  # a colour lacking, a card given, one taken that may have been played again
    (6, 11, 41, 5),  # a hidden card that may be the one given, a card taken
    (6, 23, 32, 2),  # a card given, one taken that may have been played again
    (6, 26, 40, 0),  # a hidden card that had to obey, a card taken that may have been played again
    (6, 32, 115, 1),  # a colour lacking, a card taken that may have been played again
    (6, 41, 29, 4),  # a colour lacking, a hidden card that may be the one given
    (6, 59, 75, 0),  # a colour lacking, a card taken
    (6, 86, 34, 0),  # a colour lacking, a hidden card
]
"""Long games at random: seats, seed, moves played, and the seat that has to think."""


class Played(NamedTuple):
    """A play of this deal as the viewer saw it; `card` is "" for a secret one."""

    trick: int
    seat: int
    card: str
    before: str
    fetches: bool


class Seen(NamedTuple):
    """All that the viewer saw in this deal."""

    viewer: int
    seats: int
    clans: list[str]
    plays: list[Played]
    own: list[str]
    hand_sizes: list[int]
    pile: int
    gift: str
    """The card that the viewer gave, "" if none."""
    fetched_from: list[str]
    """The cards of the trick from which a card was taken in this deal, [] if none was."""
    own_taken: str


def game_after(seats: int, seed: int, moves: int) -> Match:
    """A long game at random, up to a move."""
    match, dice = KITSUNE.start(seats, seed=seed, track_steps=60), random.Random(seed)
    for _ in range(moves):
        match.play(dice.choice(match.legal()))
    return match


def seen_by(match: Match, viewer: int) -> Seen:
    """What a seat saw, read off the position."""
    position = match.position()
    tricks = [*position["history"], position["trick"]]
    cards = [play["card"] for trick in position["history"] for play in trick]
    plays, fetched_from, fetcher = [], [], -1
    taken = len(cards) != len(position["discards"])
    for number, trick in enumerate(tricks):
        for place, play in enumerate(trick):
            secret = play["hidden"] and play["seat"] != viewer
            fetches = taken and number > 0 and play["token"] == "discard"
            if fetches:
                fetched_from, fetcher = [each["card"] for each in tricks[number - 1]], play["seat"]
            before = trick[place - 1]["card"] if place else ""
            plays.append(Played(number, play["seat"], "" if secret else play["card"], before, fetches))
    gone = Counter(cards) - Counter(position["discards"])
    return Seen(
        viewer=viewer,
        seats=position["players"],
        clans=position["clans"],
        plays=plays,
        own=position["hands"][viewer],
        hand_sizes=[len(hand) for hand in position["hands"]],
        pile=len(position["pile"]),
        gift=position["knowledge"]["gave"][viewer] or "",
        fetched_from=fetched_from if fetcher != viewer else [],
        own_taken=next(iter(gone), "") if fetcher == viewer else "",
    )


def weights(match: Match, viewer: int, most: int = 200_000) -> Counter[Key] | None:
    """Every possibility with its weight; None if there are too many to go through."""
    seen = seen_by(match, viewer)
    total: Counter[Key] = Counter()
    looked_at = 0
    for taken in seen.fetched_from or [""]:
        for key, weight in possible(seen, taken):
            looked_at += 1
            if looked_at > most:
                return None
            total[key] += weight
    return +total


def possible(seen: Seen, taken: str) -> Iterator[tuple[Key, int]]:
    """The possibilities if this very card was taken."""
    after = [play for play in seen.plays[fetch_number(seen) + 1 :] if play.seat == fetch_seat(seen)] if taken else []
    replayed = taken != "" and any(play.card == taken for play in after)
    gift_held = seen.gift != "" and all(play.card != seen.gift for play in seen.plays if play.seat == receiver(seen))
    located = Counter(play.card for play in seen.plays if play.card) + Counter(seen.own)
    located.update([seen.gift] if gift_held else [])
    located.subtract([taken] if replayed else [])
    located.subtract([seen.own_taken] if seen.own_taken else [])
    copies = dict(zip(CARD_NAMES, (COPIES_SIX if seen.seats == 6 else COPIES).tolist(), strict=True))
    if any(number > copies[card] for card, number in located.items()):
        return
    labels = 1
    for card, number in located.items():
        labels *= perm(copies[card], number)
    pool = [(card, copy) for card in CARD_NAMES for copy in range(copies[card] - located[card])]
    known: dict[int, list[str]] = {seat: [] for seat in range(seen.seats)}
    if gift_held:
        known[receiver(seen)].append(seen.gift)
    if taken and not replayed:
        known[fetch_seat(seen)].append(taken)
    yield from under_the_token(seen, taken, labels, pool, known)


def under_the_token(
    seen: Seen, taken: str, labels: int, pool: list[tuple[str, int]], known: dict[int, list[str]]
) -> Iterator[tuple[Key, int]]:
    """Each card that may lie face down, then each way to fill the hands."""
    secret = next((play for play in seen.plays if play.card == ""), None)
    shown = taken if taken and seen.fetched_from else ""
    if secret is None:
        for hands, ways in filled(seen, taken, pool, known, ""):
            yield (hands, "", shown), labels * ways
        return
    for card in known[secret.seat]:
        if card not in ("Ka", "Bk"):
            rest = {**known, secret.seat: [other for other in known[secret.seat] if other is not card]}
            for hands, ways in filled(seen, taken, pool, rest, card):
                yield (hands, card, shown), labels * ways
    for label in pool:
        if label[0] not in ("Ka", "Bk"):
            left = [other for other in pool if other != label]
            for hands, ways in filled(seen, taken, left, known, label[0]):
                yield (hands, label[0], shown), labels * ways


def filled(
    seen: Seen, taken: str, pool: list[tuple[str, int]], known: dict[int, list[str]], secret: str
) -> Iterator[tuple[tuple[tuple[str, ...], ...], int]]:
    """Each way to deal the pool to the other hands, with the number of deals behind it."""
    others = [seat for seat in range(seen.seats) if seat != seen.viewer]

    def deal(
        number: int, left: list[tuple[str, int]], hands: list[list[str]]
    ) -> Iterator[tuple[tuple[tuple[str, ...], ...], int]]:
        if number == len(others):
            ways = 1
            for seat, hand in zip(others, hands, strict=True):
                ways *= deals_behind(seen, seat, hand, taken, secret)
            if ways:
                yield tuple(tuple(sorted(hand)) for hand in hands), ways
            return
        seat = others[number]
        wanted = seen.hand_sizes[seat] - len(known[seat])
        for chosen in combinations(left, wanted) if wanted >= 0 else ():
            rest = [label for label in left if label not in chosen]
            yield from deal(number + 1, rest, [*hands, [*known[seat], *(label[0] for label in chosen)]])

    return deal(0, pool, [])


def deals_behind(seen: Seen, seat: int, hand: list[str], taken: str, secret: str) -> int:
    """In how many deals this seat ends up with this hand after its plays: 0 if it had to answer otherwise (KI-541).

    With two players a card may have come in the deal or in one of the draws; with more there is one way.
    """
    life: list[tuple[str, int, int]] = []  # card, earliest batch it may have come in, latest; −1 marks the card taken
    other = "O" if seen.clans[seat] == "B" else "B"
    mine = [(n, play) for n, play in enumerate(seen.plays) if play.seat == seat]
    fetched_at = next((n for n, play in mine if play.fetches), None) if taken else None
    lacks = [n for n, play in mine if play.before == "Bk" and not has_colour(play.card or secret, other)]
    held = list(hand)
    waiting = taken if fetched_at is not None else ""
    for n, play in mine:
        card = play.card or secret
        again = waiting != "" and fetched_at is not None and n > fetched_at and card == waiting
        if again:
            if any((fetched_at or 0) < lack <= n for lack in lacks) and has_colour(waiting, other):
                return 0
            waiting = ""
            continue
        if has_colour(card, other) and any(lack <= n and batch_at(seen, lack) >= batch_at(seen, n) for lack in lacks):
            return 0
        earliest = (
            max([batch_at(seen, lack) + 1 for lack in lacks if lack <= n] or [0]) if has_colour(card, other) else 0
        )
        life.append((card, earliest, batch_at(seen, n)))
    if waiting:
        if any(lack > (fetched_at or 0) for lack in lacks) and has_colour(waiting, other):
            return 0
        held.remove(waiting)
    now = draws_made(seen)
    for card in held:
        earliest = max([batch_at(seen, lack) + 1 for lack in lacks] or [0]) if has_colour(card, other) else 0
        life.append((card, earliest, now))
    return arrivals(
        tuple(sorted((first, last) for _, first, last in life)), tuple([6] + [2] * now if seen.seats == 2 else [99])
    )


def has_colour(card: str, colour: str) -> bool:
    """Whether a card is a numbered card of a colour; "Bk" is not blue."""
    return card[0] == colour and card[1].isdigit()


@cache
def arrivals(lives: tuple[tuple[int, int], ...], room: tuple[int, ...]) -> int:
    """In how many ways cards can have come in batches of fixed sizes, each from its earliest to its latest batch."""
    if not lives:
        return 1
    (first, last), rest = lives[0], lives[1:]
    return sum(
        arrivals(rest, (*room[:batch], room[batch] - 1, *room[batch + 1 :]))
        for batch in range(first, last + 1)
        if batch < len(room) and room[batch] > 0
    )


def batch_at(seen: Seen, number: int) -> int:
    """How many draws came before a play."""
    return min(seen.plays[number].trick, 3) if seen.seats == 2 else 0


def draws_made(seen: Seen) -> int:
    """How many draws came so far."""
    return (12 - seen.pile) // 4 if seen.seats == 2 else 0


def receiver(seen: Seen) -> int:
    """To whom the viewer gives."""
    return (seen.viewer + 2) % seen.seats


def fetch_number(seen: Seen) -> int:
    """The number of the play with which a card was taken."""
    return next(n for n, play in enumerate(seen.plays) if play.fetches)


def fetch_seat(seen: Seen) -> int:
    """Who took it."""
    return seen.plays[fetch_number(seen)].seat


def reader(match: Match, viewer: int) -> Callable[[Any], Key]:
    """A function that reads the same key off a redealt record."""
    seen, trick = seen_by(match, viewer), match.position()["trick"]
    others = [seat for seat in range(seen.seats) if seat != viewer]
    secret = next((place for place, play in enumerate(trick) if play["hidden"] and play["seat"] != viewer), None)

    @cache
    def cards(counts: bytes) -> tuple[str, ...]:
        return tuple(sorted(card for card, n in zip(CARD_NAMES, counts, strict=True) for _ in range(n)))

    def key(state: Any) -> Key:
        hands = tuple(cards(state["hand"][seat].tobytes()) for seat in others)
        hidden = "" if secret is None else CARD_NAMES[state["trick_card"][secret]]
        return hands, hidden, CARD_NAMES[state["past_card"][state["taken"] - 1]] if seen.fetched_from else ""

    return key

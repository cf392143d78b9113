"""Whether the plays that a position of Kitsune tells of could have been made: what no count of its cards can say.

Hands are followed backwards, from now to the exchange. With two players nobody says which cards were drawn (KI-609):
a position is refused only if no draws at all lead to it.
"""

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ludoteca.games.kitsune.box import CARD_NAMES, DRAW, DRAWS
from ludoteca.games.kitsune.moves import SIDES
from ludoteca.games.kitsune.rules.trick import is_colour, may_hide

if TYPE_CHECKING:
    from ludoteca.games.kitsune.position import Position

DISOBEYED = "a Black Kitsune binds the next play to a colour if the hand has it"


def refuse_tokens(position: "Position") -> None:
    """KI-563, KI-568: each token is used once in a round and is out of it then; Hidden never covers some cards."""
    plays = [play for trick in (*position.history, position.trick) for play in trick if play.token]
    tokens = [play.token for play in plays]
    if len(set(tokens)) != len(tokens) or not set(tokens) <= set(position.used):
        raise msgspec.ValidationError("a token that was played is among `used`, and was played once")
    if any(play.token == "hidden" and not may_hide(CARD_NAMES.index(play.card)) for play in plays):
        raise msgspec.ValidationError("Katana and Black Kitsune are never hidden")


class Answer(NamedTuple):
    """A play of a seat: the card, nothing if it is the one taken; whether it owed another colour to a Black Kitsune."""

    trick: int
    card: str
    owing: bool


def refuse_past(position: "Position", taken: int) -> None:
    """KI-322, KI-541, KI-564: hands had what was given and taken, and obeyed every Black Kitsune of this deal."""
    if position.phase == "leader":
        return  # KI-732: hands are discarded
    for seat, cards in enumerate(position.hands):
        other = 1 - SIDES.index(position.clans[seat])
        answers, fetched = answers_of(position, seat, other, taken)
        if fetched and fetched not in cards:
            raise msgspec.ValidationError("the card taken with the Discard token is in the hand or was played")
        hand = Counter[str](cards) - Counter([fetched])
        given = position.knowledge.gave[seat - 2] if position.knowledge.gave else None
        if given and not hand[given] and all(answer.card != given for answer in answers):
            raise msgspec.ValidationError("a card of `gave` is in the hand of the team-mate or was played from it")
        refuse_owing(answers, sum(count for card, count in hand.items() if shows(card, other)), position, other)


def answers_of(position: "Position", seat: int, other: int, taken: int) -> tuple[list[Answer], str]:
    """All plays of a seat in this deal, and the card it took with the Discard token if it has not played it again."""
    tricks = [*position.history, position.trick]
    cells = [(number, play.card) for number, trick in enumerate(position.history) for play in trick]
    source, card = cells[taken - 1] if taken else (-2, "")
    answers, fetched = [], ""
    for number, trick in enumerate(tricks):
        for place, play in enumerate(trick):
            if play.seat == seat:
                owing = place > 0 and trick[place - 1].card == "Bk" and not shows(play.card, other)
                if owing and shows(fetched, other):
                    raise msgspec.ValidationError(DISOBEYED)
                again = play.card == fetched
                answers.append(Answer(number, "" if again else play.card, owing))
                fetched = "" if again else fetched
                if play.token == "discard" and number == source + 1:
                    fetched = card
    return answers, fetched


def refuse_owing(answers: list[Answer], left: int, position: "Position", other: int) -> None:
    """KI-541: back from now, when `left` cards of the other colour are held; as many as can be came with the draws."""
    last = len(position.history)
    for answer in reversed(answers):
        if position.players == 2:  # KI-609
            left = max(0, left - DRAW * max(0, min(last, DRAWS) - answer.trick))
            last = min(last, answer.trick)
        if answer.owing and left:
            raise msgspec.ValidationError(DISOBEYED)
        left += shows(answer.card, other)


def shows(card: str, colour: int) -> bool:
    """KI-102, KI-542: whether a card is a numbered one of a colour; special cards are not, nor is none at all."""
    return card != "" and bool(is_colour(CARD_NAMES.index(card), colour))

"""Games against oneself and one's past selves, and what they taught.

Every seat of a table is played by the network, each from what its own seat knows; at some tables one side is played by
the network of today and the others by one of the past, so that what was learnt once is not forgotten, and at some, if
that is wished, the others follow their rule of thumb. Whoever took a step estimates its share of the victory anew when
it is asked again, with what it then knows; how far that differs from what it expected before is the surprise of that
step, and its surprises further on count for less and less. Only at the end of a lesson, where nobody has been asked
again yet, whoever is asked next estimates for all.
"""

import random
from collections.abc import Sequence
from typing import NamedTuple

import torch
from torch import Tensor

from ludoteca.learn.model import Model, Reader, Weights
from ludoteca.learn.tables import Tables
from ludoteca.learn.thumbs import Thumbs

LEAGUE = 0.25
"""The part of the tables at which past selves play too."""
TRACE = 0.95
"""How far credit for a result reaches back, choice by choice, before the network's own estimate counts (λ)."""
LEAST = 1e-20
"""No lot is smaller: none is so lucky that it makes what is not legal likely."""


class Lesson(NamedTuple):
    """What some steps in all games taught; a row for each."""

    seen: Tensor
    legal: Tensor
    actions: Tensor
    likely: Tensor  # the logarithm of how likely the step was
    surprise: Tensor  # how much better it went for the actor than expected, in shares of the victory
    shares: Tensor  # what the seats got, as far as is known yet, the actor first
    present: Tensor  # 1 for seats that are there, the actor first
    counts: Tensor  # 1 where the network of today had a choice


class Moment(NamedTuple):
    """One step in all games."""

    seen: Tensor
    legal: Tensor
    actions: Tensor
    likely: Tensor
    expected: Tensor  # shares by seat
    actors: Tensor
    won: Tensor  # shares by seat where the step ended a game
    goes_on: Tensor
    trace: Tensor  # how much of what comes later is credited; where nobody had a choice, all of it
    counts: Tensor


class SelfPlay:
    """Plays on at many tables, some steps at a time.

    With `league` 1 past selves sit at all tables; where they are `sharp`, they take what they prefer, as at a table,
    and a `reader` is how they read, if not as the network of today. At a part of the tables, `by_thumb`, the others
    follow their rule of thumb.
    """

    def __init__(
        self,
        tables: Tables,
        seed: int,
        *,
        league: float = LEAGUE,
        sharp: bool = False,
        reader: Reader | None = None,
        by_thumb: float = 0.0,
    ) -> None:
        self.tables, self.sharp, self.reader = tables, sharp, reader
        self.dice = random.Random(seed)
        end, games = tables.games - int(tables.games * by_thumb), tables.games
        self.league = slice(max(0, end - int(games * league)), end)
        """The tables at which past selves sit."""
        self.thumbs = Thumbs(tables, games - end)
        """Who plays the others at the tables after those."""
        place = torch.arange(games, device=tables.device)
        side = (place // 7) % (tables.sides.max(dim=1).values + 1)  # 7: sides go round whatever the kinds of tables are
        self.others = tables.sides != side[:, None]
        """Seats of past selves and rules of thumb, at the tables where such sit; at the others nobody looks here."""

    def lesson(self, model: Model, selves: Sequence[Weights], steps: int) -> Lesson:
        """Play some steps at every table; returns what they taught."""
        with torch.no_grad():
            now, past = model.frozen(), self.dice.choice(selves) if selves else None
            moments = [self.moment(model, now, past) for _ in range(steps)]
            after = self.by_seat(torch.sigmoid(model(self.tables.seen, self.tables.legal, now).values))
            return self.told(moments, after)

    def moment(self, model: Model, now: Weights, past: Weights | None) -> Moment:
        """One step at every table."""
        tables = self.tables
        thought = model(tables.seen, tables.legal, now)
        actions = drawn(thought.chances)
        choice = tables.legal.sum(dim=1) > 1
        counts, trace = choice.clone(), torch.where(choice, TRACE, 1.0)
        actors, seen, legal = tables.actors.clone(), tables.seen.clone(), tables.legal.clone()
        if past is not None and self.league.stop > self.league.start:
            chances = (self.reader or model.reader)(past, seen[self.league], legal[self.league]).chances
            self.hand_over(self.league, chances.argmax(dim=-1) if self.sharp else drawn(chances), actions, counts)
        if self.thumbs.count:
            self.hand_over(self.thumbs.places, self.thumbs(), actions, counts)
        likely = thought.chances.gather(1, actions[:, None]).squeeze(1)
        expected = self.by_seat(torch.sigmoid(thought.values))
        tables.step(actions)
        goes_on = 1 - tables.ended()
        return Moment(seen, legal, actions, likely, expected, actors, tables.shares(), goes_on, trace, counts)

    def hand_over(self, places: slice, answers: Tensor, actions: Tensor, counts: Tensor) -> None:
        """At some tables the others take their own steps, which teach nothing."""
        theirs = self.others[places].gather(1, self.tables.actors[places, None]).squeeze(1)
        actions[places] = torch.where(theirs, answers, actions[places])
        counts[places] &= ~theirs

    def told(self, moments: list[Moment], after: Tensor) -> Lesson:
        """Go back from the last step to the first, and tell each what came of it for whoever took it.

        `after` is what each seat expects when it is asked next, `surprise` how much better than that it goes on for it.
        """
        surprise, told = torch.zeros_like(after), []
        for moment in reversed(moments):
            goes_on, trace = moment.goes_on[:, None], moment.trace[:, None]
            after, surprise = moment.won + goes_on * after, goes_on * surprise
            asked = self.tables.chairs == moment.actors[:, None]
            surprise = torch.where(asked, after + trace * surprise - moment.expected, surprise)
            after = torch.where(asked, moment.expected, after)
            own = surprise.gather(1, moment.actors[:, None]).squeeze(1)
            told.append((own, *self.from_actor(surprise + after, moment.actors)))
        rows = [
            Lesson(each.seen, each.legal, each.actions, each.likely, own, shares, present, each.counts)
            for each, (own, shares, present) in zip(moments, reversed(told), strict=True)
        ]
        return Lesson(*(torch.cat(column) for column in zip(*rows, strict=True)))

    def by_seat(self, values: Tensor) -> Tensor:
        """Numbers that begin with the actor's, in the order of the seats."""
        tables = self.tables
        places = (tables.chairs - tables.actors[:, None]) % tables.seats[:, None]
        return values.gather(1, places) * tables.present

    def from_actor(self, numbers: Tensor, actors: Tensor) -> tuple[Tensor, Tensor]:
        """Numbers in the order of the seats, from the actor on; and which of them mean anybody."""
        tables = self.tables
        seats = (tables.chairs + actors[:, None]) % tables.seats[:, None]
        return numbers.gather(1, seats) * tables.present, tables.present.float()


def drawn(chances: Tensor) -> Tensor:
    """A step for every row, each as likely as its chance."""
    noise = -torch.empty_like(chances).exponential_().clamp(min=LEAST).log()  # the largest sum is drawn by its chance
    return (chances + noise).argmax(dim=-1)

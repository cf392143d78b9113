"""Proximal policy optimisation: what went better than expected becomes likelier, cautiously."""

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn.functional import binary_cross_entropy_with_logits

from ludoteca.learn.model import Model
from ludoteca.learn.self_play import Lesson

CLIP = 0.2
"""How far the chance of a step may move before a lesson counts for nothing."""
FAR = 10.0
"""Logarithms of chances lie no further apart than this."""
EPOCHS = 2
"""How often a lesson is gone through."""
CURIOSITY = 0.01
"""How much an undecided policy is worth at first."""
LEAST = 0.02
"""What is left of both at the end."""
CLOSE = 2.0
"""How near values are to be, beside the policy."""
LONGEST = 0.5
"""No gradient is longer."""
TRIALS = 3
"""Updates before one is recorded."""


@dataclass(frozen=True)
class Size:
    """How much is played and learnt at a time."""

    games: int
    steps: int
    portion: int
    width: int
    layers: int
    pace: float
    """How far weights move at first."""


LARGE = Size(games=32_768, steps=32, portion=65_536, width=240, layers=2, pace=7e-4)
SMALL = Size(games=512, steps=32, portion=2_048, width=64, layers=1, pace=1e-3)


class Improver:
    """Goes through lessons, a portion at a time.

    A card replays one update that was recorded: launching its hundred small kernels one by one takes longer than they.
    """

    def __init__(self, model: Model, size: Size, device: str) -> None:
        self.model, self.size = model, size
        self.on_card = device != "cpu"
        self.pace, self.curiosity, self.middle, self.width, self.off = torch.zeros(5, device=device).unbind()
        self.optimizer = torch.optim.Adam(
            model.parameters(), lr=self.pace if self.on_card else 0.0, fused=self.on_card, capturable=self.on_card
        )
        self.losses = torch.compile(losses, dynamic=False) if self.on_card else losses
        self.recorded: torch.cuda.CUDAGraph | None = None
        self.desk: Lesson | None = None
        """The portion that a recorded update reads."""

    def improve(self, lesson: Lesson, rest: float) -> float:
        """Go through a lesson; `rest` is the part of the time that is left. Returns how far values were off."""
        chosen = lesson.surprise[lesson.counts]
        self.middle.copy_(chosen.mean())
        self.width.copy_(chosen.std() + 1e-6)
        self.pace.fill_(self.size.pace * max(rest, LEAST))
        self.curiosity.fill_(CURIOSITY * max(rest, LEAST))
        self.off.zero_()
        for group in self.optimizer.param_groups:
            group["lr"] = self.pace if self.on_card else float(self.pace)
        rows = len(lesson.actions)
        for _ in range(EPOCHS):
            order = torch.randperm(rows, device=lesson.seen.device)
            for begin in range(0, rows, self.size.portion):
                places = order[begin : begin + self.size.portion]
                if self.on_card and len(places) == self.size.portion:
                    self.replay(lesson, places)
                else:
                    self.update(Lesson(*(each[places] for each in lesson)))
        return float(self.off) / (EPOCHS * rows)

    def recall(self, moments: dict[int, dict[str, Tensor]]) -> None:
        """Remember earlier updates, of whatever machine; how the next ones are made stays as this one wants it."""
        self.optimizer.load_state_dict({**self.optimizer.state_dict(), "state": moments})

    def update(self, part: Lesson) -> None:
        """Learn from a portion."""
        loss, error = self.losses(self.model, part, (part.surprise - self.middle) / self.width, self.curiosity)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), LONGEST)
        for each in self.model.parameters():
            each.grad.nan_to_num_(0, 0, 0)  # one broken number must not undo everything that was learnt
        self.optimizer.step()
        self.off += error * len(part.actions)

    def replay(self, lesson: Lesson, places: Tensor) -> None:
        """The same on a card, from a recording that the first portion makes; what is recorded is not carried out."""
        if self.desk is None:
            self.desk = Lesson(*(each[places] for each in lesson))
            aside = torch.cuda.Stream()
            aside.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(aside):  # libraries allocate at first, which no recording may hold
                for _ in range(TRIALS):
                    self.update(self.desk)
            torch.cuda.current_stream().wait_stream(aside)
            self.recorded = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self.recorded):
                self.update(self.desk)
            return
        for each, room in zip(lesson, self.desk, strict=True):
            torch.index_select(each, 0, places, out=room)
        assert self.recorded is not None
        self.recorded.replay()


def losses(model: Model, part: Lesson, gain: Tensor, curiosity: Tensor) -> tuple[Tensor, Tensor]:
    """What is to become small, and how far values were off in the mean of squares."""
    thought = model(part.seen, part.legal)
    counts = part.counts.float() / part.counts.sum().clamp(min=1)
    ratio = (thought.chances.gather(1, part.actions[:, None]).squeeze(1) - part.likely).clamp(-FAR, FAR).exp()
    bounded = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
    undecided = -(thought.chances.exp() * thought.chances.clamp(min=-20)).sum(dim=-1)
    shares = part.shares.clamp(0, 1)
    cross = binary_cross_entropy_with_logits(thought.values, shares, part.present, reduction="sum") / part.present.sum()
    error = ((torch.sigmoid(thought.values[:, 0]) - shares[:, 0]).square()).mean()
    loss = CLOSE * cross - (counts * bounded).sum() - curiosity * (counts * undecided).sum()
    return loss, error.detach()

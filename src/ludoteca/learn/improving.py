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


LARGE = Size(games=16_384, steps=32, portion=32_768, width=240, layers=2, pace=5e-4)
SMALL = Size(games=512, steps=32, portion=2_048, width=64, layers=1, pace=1e-3)


def improve(model: Model, optimizer: torch.optim.Optimizer, lesson: Lesson, size: Size, rest: float) -> float:
    """Go through a lesson; `rest` is the part of the time that is left. Returns how far values were off."""
    for group in optimizer.param_groups:
        group["lr"] = size.pace * max(rest, LEAST)
    rows = len(lesson.actions)
    chosen = lesson.surprise[lesson.counts]
    middle, width = chosen.mean(), chosen.std() + 1e-6
    off = torch.zeros((), device=lesson.seen.device)
    for _ in range(EPOCHS):
        order = torch.randperm(rows, device=lesson.seen.device)
        for begin in range(0, rows, size.portion):
            part = Lesson(*(each[order[begin : begin + size.portion]] for each in lesson))
            loss, error = losses(model, part, (part.surprise - middle) / width, CURIOSITY * max(rest, LEAST))
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), LONGEST)
            for each in model.parameters():
                each.grad.nan_to_num_(0, 0, 0)  # one broken number must not undo everything that was learnt
            optimizer.step()
            off += error / EPOCHS * len(part.actions) / rows
    return float(off)


def losses(model: Model, part: Lesson, gain: Tensor, curiosity: float) -> tuple[Tensor, Tensor]:
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

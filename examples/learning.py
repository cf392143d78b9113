"""Learns Kariba from nothing, by playing against itself: proximal policy optimisation on batches of games.

    python -m examples.learning                        # on an NVIDIA card: ten minutes at most
    python -m examples.learning --cpu --minutes 3      # a small one for a laptop

Needs PyTorch, and for the card the extra `ludoteca[cuda]`. Both seats are played by the network, each from what its own
seat knows; a win counts 1, a loss −1. At the end the network, without looking ahead, plays against `greedy`.
"""

import argparse
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

import ludoteca
from ludoteca.bots.greedy import Greedy
from ludoteca.research.batch import RUNNING, Batch

SEATS = 2
COUNTS = 32
"""An observation begins with so many counts of cards: own hand, waterhole, unseen and open cards of each animal."""
COPIES = 8
"""No such count is larger; the other numbers are seldom much larger either."""
TRACE = 0.95
"""How far credit for a result reaches back before the network's own estimate counts (λ)."""
CLIP = 0.2
EPOCHS = 2
EXAM = 10_000


@dataclass(frozen=True)
class Size:
    """How much is played and learnt at a time."""

    games: int
    steps: int
    portion: int
    width: int


LARGE = Size(games=16_384, steps=32, portion=32_768, width=512)
SMALL = Size(games=1_024, steps=32, portion=4_096, width=128)


class Player(nn.Module):
    """Observation in; a preference for every step and the expected result out."""

    def __init__(self, numbers: int, steps: int, width: int) -> None:
        super().__init__()
        widths = (numbers + COUNTS * COPIES, width, width, width)
        self.body = nn.Sequential(*(part for pair in pairwise(widths) for part in (nn.Linear(*pair), nn.ReLU())))
        self.policy, self.value = nn.Linear(width, steps), nn.Linear(width, 1)

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of all steps, and the value."""
        levels = torch.arange(1, COPIES + 1, device=seen.device)
        reached = (seen[:, :COUNTS, None] >= levels).flatten(1)  # three of a kind is more than one more than two
        thought = self.body(torch.cat([seen / COPIES, reached.to(seen.dtype)], dim=1))
        chances = torch.log_softmax(self.policy(thought).masked_fill(legal == 0, -1e9), dim=-1)
        return chances, torch.tanh(self.value(thought)).squeeze(-1)


class Tables:
    """A batch of games whose arrays are tensors: on the card, or on the processor."""

    def __init__(self, games: int, seed: int, device: str) -> None:
        kariba = ludoteca.game("kariba")
        self.batch: Any
        if device == "cuda":
            from ludoteca.engine import cuda

            self.batch = cuda.Batch(kariba, games=games, seats=SEATS, seed=seed)
        else:
            self.batch = Batch(kariba, games=games, seats=SEATS, seed=seed)
        self.own = device != "cuda"
        self.seen = torch.zeros((games, kariba.observation_size), device=device)
        self.legal = torch.zeros((games, kariba.steps), dtype=torch.int8, device=device)
        self.actors, self.rewards, self.dones = (
            torch.as_tensor(array, device=device) for array in (self.batch.actors, self.batch.rewards, self.batch.dones)
        )
        self.look()

    def look(self) -> None:
        """Fill `seen` and `legal` for whoever is asked."""
        arrays = (self.seen, self.legal)
        self.batch.observe(*(array.numpy() if self.own else array for array in arrays))

    def step(self, actions: Tensor) -> None:
        """One step in every game."""
        self.batch.step(actions.numpy() if self.own else actions, check=False)
        self.look()


def play(player: Player, tables: Tables, size: Size) -> tuple[Tensor, ...]:
    """Play some steps with oneself; what was seen, legal, done, how likely that was, its result and its surprise."""
    kept: list[tuple[Tensor, ...]] = []
    with torch.no_grad():
        for _ in range(size.steps):
            chances, value = player(tables.seen, tables.legal)
            actions = torch.multinomial(chances.exp(), 1).squeeze(-1)
            likely = chances.gather(1, actions[:, None]).squeeze(-1)
            actor, seen, legal = tables.actors.clone(), tables.seen.clone(), tables.legal.clone()
            tables.step(actions)
            reward = tables.rewards.gather(1, actor[:, None]).squeeze(-1)
            kept.append((seen, legal, actions, likely, value, reward, actor, (tables.dones != RUNNING).float()))
        _, after = player(tables.seen, tables.legal)
        asked, surprise = tables.actors.clone(), torch.zeros_like(after)
        results = []
        for _, _, _, _, value, reward, actor, done in reversed(kept):
            side = (1 - done) * torch.where(asked == actor, 1.0, -1.0)  # what is good for the rival is bad for me
            surprise = reward + side * after - value + TRACE * side * surprise
            results.append((surprise + value, surprise))
            after, asked = value, actor
    rows = [(*row[:4], *result) for row, result in zip(kept, reversed(results), strict=True)]
    return tuple(torch.cat(column) for column in zip(*rows, strict=True))


def learn(
    player: Player, optimizer: torch.optim.Optimizer, lesson: tuple[Tensor, ...], size: Size, rest: float
) -> None:
    """Make what went better than expected likelier, cautiously; `rest` is the part of the time that is left."""
    for group in optimizer.param_groups:
        group["lr"] = 5e-4 * max(rest, 0.02)
    count = len(lesson[0])
    for _ in range(EPOCHS):
        order = torch.randperm(count, device=lesson[0].device)
        for begin in range(0, count, size.portion):
            seen, legal, actions, likely, result, surprise = (
                part[order[begin : begin + size.portion]] for part in lesson
            )
            chances, value = player(seen, legal)
            ratio = (chances.gather(1, actions[:, None]).squeeze(-1) - likely).exp()
            gain = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
            bounded = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            curiosity = -(chances.exp() * chances.clamp(min=-20)).sum(-1).mean()
            loss = (value - result).square().mean() - bounded - 0.01 * rest * curiosity
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def exam(player: Player, games: int, seed: int) -> float:
    """The share of victories against `greedy`, seats in turn; a shared victory is half a one."""
    device = next(player.parameters()).device
    tables, rival = Tables(games, seed, "cpu"), Greedy()
    mine = torch.arange(games) % SEATS
    running, won = torch.ones(games, dtype=torch.bool), 0.0
    with ThreadPoolExecutor() as pool, torch.no_grad():
        while running.any():
            chances, _ = player(tables.seen.to(device), tables.legal.to(device))
            actions = chances.argmax(-1).cpu()
            theirs = torch.nonzero(running & (tables.actors != mine)).squeeze(-1)
            known = [tables.batch.states[n : n + 1] for n in theirs.tolist()]
            chosen = pool.map(rival.choose, known, tables.actors[theirs].tolist(), (seed + theirs).tolist())
            actions[theirs] = torch.tensor([steps[0] for steps in chosen], dtype=torch.int64)
            tables.step(actions)
            ended = running & (tables.dones != RUNNING)
            won += float((1 + tables.rewards.gather(1, mine[:, None]).squeeze(-1)[ended]).sum()) / 2
            running &= ~ended
    return won / games


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m examples.learning", description="Learns Kariba from nothing.")
    parser.add_argument("--cpu", action="store_true", help="a small one, without a card")
    parser.add_argument("--minutes", type=float, default=8.0, help="how long to learn; the exam comes after")
    parser.add_argument("--exam", type=int, default=EXAM, help="how many games against greedy")
    chosen = parser.parse_args()
    device, size = ("cpu", SMALL) if chosen.cpu else ("cuda", LARGE)
    torch.manual_seed(7)
    torch.set_float32_matmul_precision("high")
    kariba = ludoteca.game("kariba")
    player = Player(kariba.observation_size, kariba.steps, size.width).to(device)
    optimizer = torch.optim.Adam(player.parameters())
    tables = Tables(size.games, 1, device)
    start, shown, steps, limit = time.monotonic(), 0.0, 0, 60 * chosen.minutes
    while (spent := time.monotonic() - start) < limit:
        learn(player, optimizer, play(player, tables, size), size, 1 - spent / limit)
        steps += size.games * size.steps
        if time.monotonic() - shown > 30:
            shown = time.monotonic()
            print(f"{spent:4.0f} s  {steps / 1e6:6.0f} M steps  {exam(player, 500, 3):.1%} against greedy", flush=True)
    share = exam(player, chosen.exam, 1_000_003)
    wide = 1.96 * float(np.sqrt(share * (1 - share) / chosen.exam))
    print(f"{share:.1%} ± {wide:.1%} of {chosen.exam:,} games against greedy, after {steps / 1e6:,.0f} M steps")


if __name__ == "__main__":
    main()

"""The network as PyTorch trains it: what it calculates are the whole numbers of `bots.forward`, carried by floats.

Weights are kept finer than they play: on the way forward they are rounded to 8 bits and sums are cut as the kernel cuts
them; on the way back all that is taken for the straight line it nearly is. So the network that learns and the network
that plays prefer the same steps, and no quantisation comes afterwards. 32-bit floats hold every sum exactly.
"""

from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import embedding_bag, pad

from ludoteca.bots.forward import FULL, ONE, SHIFT, Network
from ludoteca.bots.network import Shape, blank

GRID = 1 << SHIFT
EVEN = 64
"""A card multiplies best where rows come in so many at a time."""


class Thought(NamedTuple):
    """What a network makes of positions: logarithms of the chances of all steps, and logits of the seats' shares."""

    chances: Tensor
    values: Tensor


class Weights(NamedTuple):
    """The whole numbers of a network as tensors, in the order of a file."""

    table: Tensor
    table_bias: Tensor
    hidden: Tensor
    hidden_bias: Tensor
    policy: Tensor
    policy_bias: Tensor
    value: Tensor
    value_bias: Tensor


class Reader(nn.Module):
    """Turns observations into the rows of the table that they pick, and carries a thought through given weights."""

    column: Tensor
    before: Tensor
    level: Tensor
    top: Tensor
    mirror: Tensor

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        tops = shape.numbers()
        self.register_buffer("column", torch.tensor([n for n, top in enumerate(tops) for _ in range(top)]), False)
        self.register_buffer(
            "level", torch.tensor([n + 1 for top in tops for n in range(top)], dtype=torch.int16), False
        )
        before = torch.tensor([0, *tops[:-1]]).cumsum(0) - 1
        self.register_buffer("before", before, False)
        self.register_buffer("top", torch.tensor(tops, dtype=torch.int16), False)
        self.flag = shape.flag
        self.register_buffer("mirror", torch.tensor(shape.mirror or range(shape.steps), dtype=torch.int64), False)

    def forward(self, weights: Weights, seen: Tensor, legal: Tensor) -> Thought:
        """Carry observations through a network; what is not legal has no chance."""
        said = clipped(self.looked_up(torch.minimum(seen, self.top), weights.table) + weights.table_bias)
        for layer in range(len(weights.hidden)):
            said = Passed.apply(said @ weights.hidden[layer] + weights.hidden_bias[layer])
        preferences = (said @ weights.policy + weights.policy_bias) / ONE
        if self.flag >= 0:
            preferences = torch.where(seen[:, self.flag, None] > 0, preferences[:, self.mirror], preferences)
        values = (said @ weights.value + weights.value_bias) / ONE
        return Thought(torch.log_softmax(preferences.masked_fill(legal == 0, -1e9), dim=-1), values)

    def looked_up(self, seen: Tensor, table: Tensor) -> Tensor:
        """The rows that numbers pick, added up: a processor fetches them, a card is quicker with one large product."""
        rows = torch.where(seen > 0, seen + self.before, len(table))
        if seen.is_cuda:
            marks = torch.zeros(len(seen), round_up(len(table) + 1), dtype=torch.bfloat16, device=seen.device)
            return AddedUp.apply(marks.scatter_(1, rows, 1), table)
        nothing = torch.zeros(1, table.shape[1])
        return embedding_bag(rows, torch.cat([table, nothing]), mode="sum", padding_idx=len(table))


class AddedUp(torch.autograd.Function):
    """The rows of a table that carry a mark, added up. Marks and weights are exact in 16 bits, sums are kept in 32."""

    @staticmethod
    def forward(ctx: Any, marks: Tensor, table: Tensor) -> Tensor:
        """One product; rows that only fill up are nothing."""
        ctx.save_for_backward(marks)
        ctx.rows = len(table)
        filled = pad(table.to(marks.dtype), (0, 0, 0, marks.shape[1] - len(table)))
        return torch.mm(marks, filled, out_dtype=torch.float32)

    @staticmethod
    def backward(ctx: Any, *grads: Tensor) -> tuple[None, Tensor]:
        """What each row was part of."""
        (marks,) = ctx.saved_tensors
        return None, torch.mm(marks.T, grads[0].to(marks.dtype), out_dtype=torch.float32)[: ctx.rows]


class Passed(torch.autograd.Function):
    """What a layer hands on: its sums cut as a shift does and clipped; on the way back as if they were only clipped."""

    @staticmethod
    def forward(ctx: Any, sums: Tensor) -> Tensor:
        """Between 0 and FULL."""
        cut = (sums / GRID).floor_()
        said = clipped(cut)
        ctx.save_for_backward(said == cut)
        return said

    @staticmethod
    def backward(ctx: Any, *grads: Tensor) -> Tensor:
        """What was clipped learns nothing."""
        (within,) = ctx.saved_tensors
        return grads[0] * within / GRID


class Model(nn.Module):
    """A network that learns. A row of the table is what its number means by itself and a part of what all mean."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape, width = shape, shape.width
        self.reader = Reader(shape)
        self.cells = spread(shape.rows(), width, by=0.02)
        self.slopes = spread(len(shape.numbers()), width, by=0.15)
        self.table_bias = nn.Parameter(torch.full((width,), 0.1))
        self.hidden = spread(shape.layers, width, width, by=(2 / width) ** 0.5)
        self.hidden_bias = nn.Parameter(torch.zeros(shape.layers, width))
        self.policy, self.policy_bias = spread(width, shape.steps, by=0.02), nn.Parameter(torch.zeros(shape.steps))
        self.value, self.value_bias = spread(width, shape.seats, by=0.02), nn.Parameter(torch.zeros(shape.seats))

    def forward(self, seen: Tensor, legal: Tensor, weights: Weights | None = None) -> Thought:
        """What the network makes of positions; a past self hands over its own weights."""
        thought: Thought = self.reader(self.weights() if weights is None else weights, seen, legal)
        return thought

    def weights(self) -> Weights:
        """The whole numbers that play, with the way back to what they were rounded from."""
        part = (self.reader.level / self.reader.top[self.reader.column])[:, None]
        table = self.cells + part * self.slopes.index_select(0, self.reader.column)
        return Weights(
            whole(table * FULL, FULL),
            whole(self.table_bias * FULL),
            whole(self.hidden * GRID, FULL),
            whole(self.hidden_bias * ONE),
            whole(self.policy * GRID, FULL),
            whole(self.policy_bias * ONE),
            whole(self.value * GRID, FULL),
            whole(self.value_bias * ONE),
        )

    def become(self, network: Network) -> None:
        """Go on from a network that plays: what it was rounded from is not known, so its whole numbers are taken."""
        given = weights_of(network, str(self.cells.device))
        with torch.no_grad():
            self.slopes.zero_()
            for own, numbers, one in (
                (self.cells, given.table, FULL),
                (self.table_bias, given.table_bias, FULL),
                (self.hidden, given.hidden, GRID),
                (self.hidden_bias, given.hidden_bias, ONE),
                (self.policy, given.policy, GRID),
                (self.policy_bias, given.policy_bias, ONE),
                (self.value, given.value, GRID),
                (self.value_bias, given.value_bias, ONE),
            ):
                own.copy_(numbers / one)

    def frozen(self) -> Weights:
        """The weights as they are now, for good."""
        with torch.no_grad():
            return Weights(*(each.detach().clone() for each in self.weights()))


def spread(*sizes: int, by: float) -> nn.Parameter:
    """Weights to begin with: drawn from a bell so wide."""
    return nn.Parameter(torch.randn(*sizes) * by)


def whole(number: Tensor, most: int | None = None) -> Tensor:
    """Rounded, and within ± most; on the way back as if nothing had been done to it, as long as it is within."""
    bounded = number if most is None else number.clamp(-most, most)
    return bounded + (bounded.round() - bounded).detach()


def clipped(number: Tensor) -> Tensor:
    """Between 0 and FULL."""
    return number.clamp(0, FULL)


def round_up(rows: int) -> int:
    """So many rows that a card multiplies them without a rest."""
    return -(-rows // EVEN) * EVEN


def network_of(shape: Shape, weights: Weights) -> Network:
    """The same numbers as kernels take them."""
    plays = blank(shape)
    for name, tensor in weights._asdict().items():
        array = getattr(plays, name)
        array[...] = np.rint(tensor.cpu().numpy()).astype(array.dtype)
    return plays


def weights_of(network: Network, device: str) -> Weights:
    """The numbers of a network that plays, as tensors."""
    return Weights(
        *(torch.tensor(getattr(network, name), dtype=torch.float32, device=device) for name in Weights._fields)
    )

"""Do chances of winning come true? The curve from shares to chances, by maximum likelihood, and how it is judged.

The curve is c + a·ln(share) − b·ln(1 − share) as the logarithm of the odds (beta calibration: Kull, Silva Filho and
Flach, 2017), drawn a little towards leaving shares as they are. Each sample is judged by a curve fitted on others.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.calibration import Curve

Floats = NDArray[np.float64]
FOLDS = 5
EDGE = 0.002
"""Shares are kept so far away from 0 and 1."""
AS_THEY_ARE = np.array([0.0, 1.0, 1.0])
LEAST, MOST = np.array([-5.0, 0.0, 0.0]), np.array([5.0, 5.0, 5.0])
"""Within which the weights stay; a curve with weights that are not negative never falls."""
PULL = 2.0
"""How many samples' worth the pull towards leaving shares as they are has."""
POINTS = np.array([0.0, 0.005, 0.01, 0.02, 0.035, *np.arange(0.05, 0.96, 0.05), 0.965, 0.98, 0.99, 0.995, 1.0])
BIN = 0.1
ENOUGH = 800
"""Samples a bin needs to be judged."""
ALLOWED = 0.04


@dataclass(frozen=True)
class Bin:
    """All samples whose chance was said to be within ten points."""

    samples: int
    said: float
    came_true: float


@dataclass(frozen=True)
class Judged:
    """How good chances are: by bins of ten points, and by Brier's score beside that of two simpler claims."""

    bins: list[Bin]
    brier: float
    raw: float
    """Of the shares as they are."""
    base: float
    """Of a claim that always names how often seats at such tables win."""


def terms(shares: Floats) -> Floats:
    """What the curve is a straight line in."""
    kept = np.clip(shares, EDGE, 1 - EDGE)
    return np.stack([np.ones_like(kept), np.log(kept), -np.log1p(-kept)], axis=1)


def chances(weights: Floats, shares: Floats) -> Floats:
    """The curve's chances at some shares."""
    found: Floats = (1 + np.tanh(terms(shares) @ weights / 2)) / 2
    return found


def fitted(shares: Floats, won: Floats) -> Floats:
    """The weights that make the outcomes most likely, by Newton's method."""
    given, weights = terms(shares), AS_THEY_ARE.copy()
    for _ in range(30):
        said = chances(weights, shares)
        slope = given.T @ (won - said) - PULL * (weights - AS_THEY_ARE)
        bend = (given * (said * (1 - said))[:, None]).T @ given + PULL * np.eye(3)
        weights = np.clip(weights + np.linalg.solve(bend, slope), LEAST, MOST)
    return weights


def curve_of(shares: Floats, won: Floats, measured: str) -> Curve:
    """The curve through all samples, as a line through a few points."""
    found = chances(fitted(shares, won), POINTS)
    return Curve([round(float(x), 4) for x in POINTS], [round(float(y), 4) for y in found], measured)


def said_of(shares: Floats, won: Floats) -> Floats:
    """The chance of each sample by a curve fitted on the samples of other games."""
    folds = np.arange(len(shares)) % FOLDS
    said = np.zeros_like(shares)
    for fold in range(FOLDS):
        said[folds == fold] = chances(fitted(shares[folds != fold], won[folds != fold]), shares[folds == fold])
    return said


def judged(said: Floats, shares: Floats, won: Floats, fair: Floats) -> Judged:
    """Whether what was said came true."""
    places = np.minimum(said / BIN, 1 / BIN - 1).astype(np.int64)
    bins = [
        Bin(int(own.sum()), float(said[own].mean()), float(won[own].mean()))
        if (own := places == place).any()
        else Bin(0, 0.0, 0.0)
        for place in range(round(1 / BIN))
    ]
    return Judged(bins, brier(said, won), brier(shares, won), brier(fair, won))


def pooled(several: Sequence[Judged]) -> Judged:
    """Several games judged as one: means weighed by samples."""
    weights = [counted(each) for each in several]
    brier, raw, base = np.average([(each.brier, each.raw, each.base) for each in several], axis=0, weights=weights)
    bins = [together(own) for own in zip(*(each.bins for each in several), strict=True)]
    return Judged(bins, float(brier), float(raw), float(base))


def counted(each: Judged) -> int:
    """How many samples were judged."""
    return sum(own.samples for own in each.bins)


def together(bins: Sequence[Bin]) -> Bin:
    """Several bins as one."""
    samples = sum(own.samples for own in bins)
    said, came_true = (
        sum(own.samples * rate for own, rate in zip(bins, rates, strict=True)) / max(1, samples)
        for rates in ([own.said for own in bins], [own.came_true for own in bins])
    )
    return Bin(samples, said, came_true)


def brier(said: Floats, won: Floats) -> float:
    """The mean square of what was said less what came true."""
    return float(((said - won) ** 2).mean())

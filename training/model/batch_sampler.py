"""Chooses what goes into each batch: sources by their share at the time, examples of similar length together."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

Mix = dict[str, tuple[float, float]]


def parse_mix(text: str) -> Mix:
    """'own=0.4:0.8,spider=0.2' -> share at the start and at the end, by source."""
    mix: Mix = {}
    for part in filter(None, text.split(",")):
        source, shares = part.split("=")
        start, _, end = shares.partition(":")
        mix[source] = (float(start), float(end or start))
    return mix


def shares_at(mix: Mix, weights: dict[str, float], progress: float) -> dict[str, float]:
    """Sources that the mix does not name split what it leaves in proportion to their weight."""
    named = {s: a + (b - a) * progress for s, (a, b) in mix.items() if s in weights}
    others = {s: w for s, w in weights.items() if s not in mix}
    rest = max(0.0, 1.0 - sum(named.values())) / max(1e-9, sum(others.values()))
    shares = {**named, **{s: w * rest for s, w in others.items()}}
    total = sum(shares.values())
    return {s: share / total for s, share in shares.items()}


class Source:
    """Deals out rows without repetition: within one round each comes about as often as its weight says."""

    def __init__(self, rows: np.ndarray, weights: np.ndarray, random: np.random.Generator):
        self.rows = rows
        self.total = float(weights.sum())
        self.weights = weights / weights.mean()
        self.random = random
        self.left = np.empty(0, np.int64)

    def take(self, count: int) -> np.ndarray:
        while len(self.left) < count:
            times = np.floor(self.weights + self.random.random(len(self.rows))).astype(np.int64)
            self.left = np.concatenate([self.left, self.random.permutation(np.repeat(self.rows, times))])
        taken, self.left = self.left[:count], self.left[count:]
        return taken


def batches_of(rows: np.ndarray, lengths: np.ndarray, tokens: int, multiple: int = 32) -> list[np.ndarray]:
    """Splits rows into batches of similar length; length × rows of each is at most `tokens`."""
    ordered = rows[np.argsort(lengths[rows], kind="stable")[::-1]]
    batches: list[np.ndarray] = []
    at = 0
    while at < len(ordered):
        longest = -(-int(lengths[ordered[at]]) // multiple) * multiple
        count = max(1, tokens // longest)
        batches.append(ordered[at : at + count])
        at += count
    return batches


class Sampler:
    def __init__(self, sources: dict[str, Source], mix: Mix, lengths: np.ndarray, tokens: int):
        self.sources = sources
        self.mix = mix
        self.lengths = lengths
        self.tokens = tokens
        self.weights = {name: source.total for name, source in sources.items()}
        self.random = next(iter(sources.values())).random
        self.progress = 0.0
        """How much of the training is over, from 0 to 1: the caller keeps it up to date."""

    def __iter__(self) -> Iterator[np.ndarray]:
        mean = float(np.mean([self.lengths[source.rows].mean() for source in self.sources.values()]))
        count = max(64, int(24 * self.tokens / mean))
        while True:
            shares = shares_at(self.mix, self.weights, self.progress)
            names = list(shares)
            numbers = self.random.multinomial(count, [shares[name] for name in names])
            drawn = np.concatenate([self.sources[name].take(int(n)) for name, n in zip(names, numbers)])
            batches = batches_of(drawn, self.lengths, self.tokens)
            yield from (batches[at] for at in self.random.permutation(len(batches)))

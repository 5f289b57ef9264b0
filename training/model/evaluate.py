"""Figures on the tuning part, by teacher forcing: an example is right when every token is the best choice."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

import numpy as np
import torch

from packed_examples import Examples
from loss import choices
from model import ItemsToRead, Reader
from batch_sampler import batches_of


@dataclass
class Outcome:
    """One example: whether it is right, its probability, and the first wrong choice."""

    row: int
    exact: bool
    log_probability: float
    tokens: int
    unanswerable: float
    wrong_at: int = -1
    chosen: int = -1
    lost: bool = False
    """Something that the query names was not read to the end."""
    kept: float = 1.0
    """The share of tables, columns and values that was."""


@torch.no_grad()
def outcomes_of(
    model: Reader, examples: Examples, rows: np.ndarray, grammar_mask: bool = True, to_read: ItemsToRead = ItemsToRead()
) -> list[Outcome]:
    """`to_read`: what is read to the end at least."""
    model.eval()
    unanswerable = examples.grammar.fixed_tokens.index("UNANSWERABLE")
    found: list[Outcome] = []
    for chosen in batches_of(rows, examples.lengths, 16384):
        batch = examples.batch(chosen)
        read = model(batch, to_read)
        log = torch.log_softmax(choices(read.scores, batch, grammar_mask), -1)
        best = log.argmax(-1)
        wrong = (best != batch.target) & batch.step_mask
        own = (log.gather(2, batch.target[:, :, None])[..., 0] * batch.step_mask).sum(1)
        lost = (batch.relevant & ~read.kept).any(1)
        kept = read.kept.sum(1) / batch.item_mask.sum(1)
        columns = (wrong, best, own, batch.step_mask.sum(1), log[:, 0, unanswerable].exp(), lost, kept)
        for row, w, b, p, n, u, l, k in zip(chosen, *(column.cpu().numpy() for column in columns)):
            at = int(w.argmax()) if w.any() else -1
            choice = int(b[at]) if at >= 0 else -1
            found.append(Outcome(int(row), at < 0, float(p), int(n), float(u), at, choice, bool(l), float(k)))
    return found


def figures_of_reading_less(model: Reader, examples: Examples, rows: np.ndarray, items: int = 100) -> dict[str, object]:
    """By how many tables, columns and values are read to the end at least, of examples with many: shares of right ones
    and of those that lost something, and the mean share of items that were read."""
    large = rows[examples.columns["kinds"].lengths[rows] >= items]
    figures: dict[str, object] = {"examples": len(large)}
    for fewest in (16, 24, 32, 48, 64, 96, 1000) if len(large) > 0 else ():
        outcomes = outcomes_of(model, examples, large, to_read=ItemsToRead(fewest))
        means = (np.mean([getattr(one, name) for one in outcomes]) for name in ("exact", "lost", "kept"))
        figures[str(fewest)] = [round(float(mean), 4) for mean in means]
    return figures


def figures_of(outcomes: list[Outcome], examples: Examples) -> dict[str, object]:
    """Shares of right examples over all, by source and by shape of the query, and more."""
    groups: dict[str, list[bool]] = defaultdict(list)
    rows = [examples.rows[outcome.row] for outcome in outcomes]
    for outcome, row in zip(outcomes, rows):
        for name in ("all", f"source {row.source}", f"{row.source}: {row.shape}"):
            groups[name].append(outcome.exact)
    none = np.array([row.shape == "unanswerable" for row in rows])
    said = np.array([outcome.unanswerable > 0.5 for outcome in outcomes])
    # What was not read to the end cannot be written: its loss has no measure.
    read = [outcome for outcome in outcomes if not outcome.lost]
    tokens = sum(outcome.tokens for outcome in read)
    return {
        "exact": {name: [round(float(np.mean(marks)), 4), len(marks)] for name, marks in sorted(groups.items())},
        "token loss": round(-sum(outcome.log_probability for outcome in read) / max(1, tokens), 4),
        "lost": round(float(np.mean([outcome.lost for outcome in outcomes])), 4),
        "unanswerable precision": round(float((none & said).sum() / max(1, said.sum())), 4),
        "unanswerable recall": round(float((none & said).sum() / max(1, none.sum())), 4),
    }


def describe(figures: dict[str, object], title: str) -> str:
    exact = figures["exact"]
    assert isinstance(exact, dict)
    lines = [f"== {title}"] + [f"{name:<32} {100 * share:6.1f} %  of {count}" for name, (share, count) in exact.items()]
    lines += [f"{name}: {value}" for name, value in figures.items() if name != "exact"]
    return "\n".join(lines)

"""What is minimised: wrong tokens, and items wrongly held relevant."""

from __future__ import annotations

from dataclasses import dataclass

import torch
import torch.nn.functional as F
from torch import Tensor

from batch import Batch
from item_links import KINDS
from model import IMPOSSIBLE


@dataclass(frozen=True)
class LossOptions:
    grammar_mask: bool = True
    label_smoothing: float = 0.0
    relevance: float = 0.3


def choices(scores: Tensor, batch: Batch, grammar_mask: bool) -> Tensor:
    """Scores of the tokens that may be chosen; without the grammar's mask, those of all fixed tokens and items."""
    if grammar_mask:
        return scores.masked_fill(~batch.allowed, IMPOSSIBLE)
    items = batch.item_mask[:, None, :]
    fixed = scores.shape[-1] - 2 * batch.item_mask.shape[1]
    possible = torch.cat([torch.ones_like(items[..., :1]).expand(-1, -1, fixed), items, items], 2)
    return scores.masked_fill(~possible, IMPOSSIBLE)


def token_loss(scores: Tensor, batch: Batch, options: LossOptions) -> Tensor:
    """The mean over all written tokens."""
    log = torch.log_softmax(choices(scores, batch, options.grammar_mask), -1)
    loss = -log.gather(2, batch.target[:, :, None])[..., 0]
    if options.label_smoothing > 0:
        possible = log > IMPOSSIBLE / 2
        spread = -(log * possible).sum(-1) / possible.sum(-1)
        loss = (1 - options.label_smoothing) * loss + options.label_smoothing * spread
    steps = batch.step_mask.to(loss.dtype)
    return (loss * steps).sum() / steps.sum()


def consistency_loss(one: Tensor, other: Tensor, batch: Batch, options: LossOptions) -> Tensor:
    """How far apart two passes over the same batch are: the symmetric divergence, the mean over all written tokens."""
    left, right = (torch.log_softmax(choices(s, batch, options.grammar_mask).float(), -1) for s in (one, other))
    difference = ((left.exp() - right.exp()) * (left - right).clamp(-50, 50)).sum(-1) / 2
    steps = batch.step_mask.to(difference.dtype)
    return (difference * steps).sum() / steps.sum()


def relevance_loss(scores: Tensor, batch: Batch, read: Tensor) -> Tensor:
    """The mean over the tables, columns and values that were read."""
    loss = F.binary_cross_entropy_with_logits(scores, batch.relevant.to(scores.dtype), reduction="none")
    counted = ((batch.kinds != KINDS.index("word")) & read).to(loss.dtype)
    return (loss * counted).sum() / counted.sum().clamp(min=1)

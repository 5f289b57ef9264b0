"""The tensors that one step of training or evaluation reads."""

from __future__ import annotations

from dataclasses import dataclass

from torch import Tensor


@dataclass
class Batch:
    """Tokens are [batch, token], items [batch, item], steps of the decoder [batch, step]."""

    ids: Tensor
    positions: Tensor
    segments: Tensor
    match: Tensor
    type: Tensor
    token_items: Tensor
    """The item that a token belongs to; -1: none."""
    token_mask: Tensor
    kinds: Tensor
    owners: Tensor
    """The table of a column, the column of a value; -1: none."""
    item_mask: Tensor
    seldom_named: Tensor
    """Columns that questions seldom name: moments and foreign keys."""
    relations: Tensor
    """[batch, item, item]"""
    written: Tensor
    """What the decoder has written before each step: START, then the target."""
    target: Tensor
    """Fixed tokens, then items, then items as last words."""
    step_mask: Tensor
    allowed: Tensor
    """[batch, step, fixed tokens + items + items]: what the grammar allows; the target always is."""
    relevant: Tensor
    """Items that the target points at."""

"""Random changes to examples: other orders of tables, columns and values, fewer of them, hidden words.

Attention knows where a token stands only by its position number: tables change places by changing the numbers.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from item_links import KINDS

WORD, COLUMN, VALUE = (KINDS.index(kind) for kind in ("word", "column", "value"))
MASK = 103
RANDOM_BITS = 20


@dataclass(frozen=True)
class Augmentation:
    """Each a probability: of another order of tables, columns and values per example, then per item."""

    shuffle_tables: float = 0.0
    shuffle_columns: float = 0.0
    shuffle_values: float = 0.0
    drop_values: float = 0.0
    drop_columns: float = 0.0
    mask_words: float = 0.0


@dataclass
class Layout:
    ids: Tensor
    token_items: Tensor
    token_mask: Tensor
    blocks: Tensor
    """0: the question; then one block per table, each ending with its separator."""
    kinds: Tensor
    owners: Tensor
    item_mask: Tensor
    relevant: Tensor
    """Items that the target points at: they always stay."""
    spoken: Tensor
    """Words that the target points at: they are never hidden."""


@dataclass
class Changed:
    ids: Tensor
    positions: Tensor
    token_mask: Tensor
    item_mask: Tensor


def augment(layout: Layout, changes: Augmentation | None) -> Changed:
    if changes is None:
        positions = torch.arange(layout.ids.shape[1], device=layout.ids.device).expand_as(layout.ids)
        return Changed(layout.ids, positions, layout.token_mask, layout.item_mask)
    dropped = dropped_items(layout, changes)
    token_mask = layout.token_mask & ~of_tokens(dropped, layout, False)
    hidden = (layout.kinds == WORD) & ~layout.spoken & chance(layout.kinds, changes.mask_words)
    ids = torch.where(of_tokens(hidden, layout, False), MASK, layout.ids)
    return Changed(ids, new_positions(layout, token_mask, changes), token_mask, layout.item_mask & ~dropped)


def dropped_items(layout: Layout, changes: Augmentation) -> Tensor:
    """A column that goes takes its values along; one with a relevant value keeps them all: what is left would tell it."""
    kinds, owners = layout.kinds, layout.owners.clamp(min=0)
    value, column = kinds == VALUE, kinds == COLUMN
    needed = torch.zeros_like(owners).scatter_add(1, owners, (layout.relevant & value).long()) > 0
    columns = column & ~layout.relevant & ~needed & chance(kinds, changes.drop_columns)
    single = chance(kinds, changes.drop_values) & ~needed.gather(1, owners)
    values = value & ~layout.relevant & (single | columns.gather(1, owners))
    return columns | values


def new_positions(layout: Layout, present: Tensor, changes: Augmentation) -> Tensor:
    """Numbers tokens by block, by column within it, by value within that, then as they stood; absent ones come last."""
    size, length = layout.ids.shape
    device = layout.ids.device
    standing = torch.arange(length, device=device).expand(size, -1)
    by_block = random_keys((size, length), device)
    by_block = torch.where(chance_of_row(layout.ids, changes.shuffle_tables), by_block, standing + 1)
    by_block[:, 0] = 0
    by_column = random_keys(layout.kinds.shape, device)
    as_numbered = torch.arange(1, layout.kinds.shape[1] + 1, device=device)
    by_column = torch.where(chance_of_row(layout.kinds, changes.shuffle_columns), by_column, as_numbered)
    columns = torch.where(layout.kinds == VALUE, by_column.gather(1, layout.owners.clamp(min=0)), by_column)
    columns = torch.where((layout.kinds == VALUE) | (layout.kinds == COLUMN), columns, 0)
    within = of_tokens(columns, layout, 1 << RANDOM_BITS)
    within = torch.where(layout.blocks == 0, 0, within)
    by_value = torch.randint(1, 1 << 12, layout.kinds.shape, device=device)
    by_value = torch.where(chance_of_row(layout.kinds, changes.shuffle_values), by_value, 1)
    value = of_tokens(torch.where(layout.kinds == VALUE, by_value, 0), layout, 0)
    keys = (by_block.gather(1, layout.blocks) << 42) + (within << 21) + (value << 9) + standing
    keys = torch.where(present, keys, (1 << 62) + standing)
    return keys.argsort(1).argsort(1)


def of_tokens(by_item: Tensor, layout: Layout, otherwise: int | bool) -> Tensor:
    """What holds of the item of each token; `otherwise` where it has none."""
    values = by_item.gather(1, layout.token_items.clamp(min=0))
    return torch.where(layout.token_items >= 0, values, otherwise)


def random_keys(shape: tuple[int, ...], device: torch.device) -> Tensor:
    return torch.randint(1, 1 << RANDOM_BITS, shape, device=device)


def chance(like: Tensor, probability: float) -> Tensor:
    return torch.rand(like.shape, device=like.device) < probability


def chance_of_row(like: Tensor, probability: float) -> Tensor:
    return torch.rand(len(like), 1, device=like.device) < probability

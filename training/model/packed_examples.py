"""All examples as flat tensors on the device; batches are put together there, so that no loader has to keep up."""

from __future__ import annotations

import json
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from augment_examples import Augmentation, Layout, augment
from batch import Batch
from grammar import LAST_WORD_OFFSET, POINTER_OF_KIND, Grammar
from item_links import KINDS
from pack_examples import Arrays, definition
from item_relations import Relations

WORD = KINDS.index("word")
SEPARATOR = 102
START = 1
LONGEST_SPAN = 8
SIZES = {"ids": 32, "kinds": 16, "target": 8, "links": 96}
"""Lengths are rounded up to these, so that few shapes occur."""


@dataclass(frozen=True)
class Row:
    source: str
    part: str
    database: str
    id: str
    variant: str
    shape: str
    weight: float
    words: int


def rows_of(arrays: Arrays) -> list[Row]:
    lines = bytes(arrays["rows"]).decode().splitlines()
    return [Row(**{**json.loads(line)}) for line in lines]


class Ragged:
    """Lists of unequal length, one after the other in one tensor."""

    def __init__(self, values: np.ndarray, ends: np.ndarray, device: torch.device):
        lengths = np.diff(ends, prepend=0)
        self.lengths = lengths
        # One more value: padding reads the end, which must exist.
        self.values = torch.from_numpy(np.append(values, values.dtype.type(0))).to(device)
        self._starts = torch.from_numpy(ends - lengths).to(device)
        self._lengths = torch.from_numpy(lengths).to(device)

    def padded(self, rows: Tensor, width: int, fill: int = 0) -> tuple[Tensor, Tensor]:
        """[rows, width] and which of them are real."""
        at = torch.arange(width, device=rows.device)
        real = at < self._lengths[rows][:, None]
        index = (self._starts[rows][:, None] + at).clamp(max=len(self.values) - 1)
        return torch.where(real, self.values[index].long(), fill), real


class Examples:
    def __init__(self, arrays: Arrays, grammar: Grammar, device: torch.device):
        if bytes(arrays["grammar"]) != definition(grammar):
            raise ValueError("the examples were packed with another grammar.json: export and pack them again")
        self.rows = rows_of(arrays)
        self.device = device
        self.grammar = grammar
        self.fixed = len(grammar.fixed_tokens)
        self.relations = Relations(grammar, device)
        self.columns = {
            name.removesuffix("_ends"): Ragged(absolute(arrays, name.removesuffix("_ends")), arrays[name], device)
            for name in arrays
            if name.endswith("_ends")
        }
        self.choices = torch.from_numpy(arrays["allowed"]).to(device).bool()
        # On the device: to index with a list would copy it there at every step, and wait for the GPU.
        pointers = [self.fixed + grammar.pointers.index(name) for name in POINTER_OF_KIND]
        self._kind_pointers = torch.tensor(pointers, device=device)
        self._seldom_named = torch.zeros(grammar.types, dtype=torch.bool, device=device)
        self._seldom_named[grammar.seldom_named] = True
        self._last_pointer = self.fixed + grammar.pointers.index("LAST_WORD")

    @property
    def lengths(self) -> np.ndarray:
        return self.columns["ids"].lengths

    def batch(self, rows: np.ndarray, changes: Augmentation | None = None) -> Batch:
        """The examples of these rows, changed at random where `changes` says so."""
        at = torch.from_numpy(rows).to(self.device, non_blocking=True)
        width = {name: self._width(name, rows) for name in SIZES}
        ids, token_mask = self._padded("ids", at, width["ids"])
        kinds, item_mask = self._padded("kinds", at, width["kinds"])
        target, step_mask = self._padded("target", at, width["target"])
        last = (target >= self.fixed + LAST_WORD_OFFSET) & step_mask
        pointer = (target >= self.fixed) & step_mask & ~last
        layout = Layout(
            ids=ids,
            token_items=self._padded("items", at, width["ids"], -1)[0],
            token_mask=token_mask,
            blocks=(ids == SEPARATOR).cumsum(1) - (ids == SEPARATOR).long(),
            kinds=kinds,
            owners=self._padded("owners", at, width["kinds"], -1)[0],
            item_mask=item_mask,
            relevant=marked(target - self.fixed, pointer, width["kinds"]),
            spoken=spans(target - self.fixed, pointer, last, width["kinds"]),
        )
        changed = augment(layout, changes)
        items = kinds.shape[1]
        target = torch.where(last, target - LAST_WORD_OFFSET + items, target)
        start = torch.full_like(target[:, :1], START)
        written = torch.cat([start, target[:, :-1]], 1)
        types = self._padded("type", at, width["ids"])[0]
        links, real = self._padded("links", at, width["links"])
        return Batch(
            ids=changed.ids,
            positions=changed.positions,
            segments=(layout.blocks > 0).long(),
            match=self._padded("match", at, width["ids"])[0],
            type=types,
            token_items=layout.token_items,
            token_mask=changed.token_mask,
            kinds=kinds,
            owners=layout.owners,
            item_mask=changed.item_mask,
            seldom_named=self._of_items(self._seldom_named[types], layout),
            relations=self.relations.build(kinds, layout.owners, links.view(len(at), -1, 3), real[:, ::3]),
            written=written,
            target=target,
            step_mask=step_mask,
            allowed=self._allowed(at, written, target, kinds, changed.item_mask),
            relevant=layout.relevant,
        )

    @staticmethod
    def _of_items(tokens: Tensor, layout: Layout) -> Tensor:
        """[batch, item]: whether one of its tokens is marked."""
        marks = (tokens & (layout.token_items >= 0)).long()
        counts = torch.zeros_like(layout.kinds)
        return counts.scatter_add(1, layout.token_items.clamp(min=0), marks) > 0

    def _padded(self, name: str, rows: Tensor, width: int, fill: int = 0) -> tuple[Tensor, Tensor]:
        return self.columns[name].padded(rows, width, fill)

    def _width(self, name: str, rows: np.ndarray) -> int:
        longest = int(self.columns[name].lengths[rows].max())
        return -(-max(1, longest) // SIZES[name]) * SIZES[name]

    def _allowed(self, at: Tensor, written: Tensor, target: Tensor, kinds: Tensor, item_mask: Tensor) -> Tensor:
        choices, _ = self._padded("choices", at, target.shape[1])
        rows = self.choices[choices]
        steps, items = target.shape[1], kinds.shape[1]
        by_kind = rows[:, :, self._kind_pointers]
        pointers = by_kind.gather(2, kinds[:, None, :].expand(-1, steps, -1)) & item_mask[:, None, :]
        first = (written - self.fixed)[:, :, None]
        words = torch.arange(items, device=kinds.device)[None, None, :]
        near = (words >= first) & (words < first + LONGEST_SPAN)
        last = rows[:, :, self._last_pointer, None] & near & (kinds == WORD)[:, None, :] & item_mask[:, None, :]
        allowed = torch.cat([rows[:, :, : self.fixed], pointers, last], 2)
        return allowed.scatter(2, target[:, :, None], True)


def absolute(arrays: Arrays, name: str) -> np.ndarray:
    """Undoes the differences that `pack_examples.py` has written."""
    values, ends = arrays[name], arrays[f"{name}_ends"]
    lengths = np.diff(ends, prepend=0)
    starts = np.repeat(ends - lengths, lengths)
    if name == "items":
        sums = np.cumsum(values, dtype=np.int64)
        before = np.append(0, sums)[starts]
        return (sums - before).astype(np.int16)
    if name == "owners":
        numbers = np.arange(len(values)) - starts
        return np.where(values == 0, -1, numbers - values).astype(np.int16)
    return values


def marked(items: Tensor, where: Tensor, width: int) -> Tensor:
    """[batch, width], true at `items` of the steps `where`."""
    out = torch.zeros(len(items), width + 1, dtype=torch.bool, device=items.device)
    return out.scatter(1, torch.where(where, items, width), True)[:, :width]


def spans(items: Tensor, first: Tensor, last: Tensor, width: int) -> Tensor:
    """[batch, width], true for the words of every span, from its first to its last word."""
    begins = torch.zeros(len(items), width + 2, dtype=torch.long, device=items.device)
    nowhere = width + 1
    follows = torch.cat([last[:, 1:], torch.zeros_like(last[:, :1])], 1)
    begins.scatter_add_(1, torch.where(first & follows, items, nowhere), torch.ones_like(items))
    ends = torch.where(last, items - LAST_WORD_OFFSET + 1, nowhere)
    begins.scatter_add_(1, ends, -torch.ones_like(items))
    return begins[:, : width + 1].cumsum(1)[:, :width] > 0

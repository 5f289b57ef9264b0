"""How items stand to one another: the same rule as reader/src/model-input/item-relations.ts, for whole batches."""

from __future__ import annotations

from collections.abc import Iterable

import torch
from torch import Tensor

from grammar import Grammar
from item_links import KINDS

OTHERWISE = {
    "table, table": "table, table: other",
    "column, table": "column, table: other",
    "table, column": "table, column: other",
    "column, column": "column, column: other table",
    "value, column": "value, column: other",
    "column, value": "column, value: other",
    "value, value": "value, value: other column",
    "value, table": "value, table: other",
    "table, value": "table, value: other",
}
BELONGS = {
    "table, table": "same table",
    "column, table": "column, table: own",
    "table, column": "table, column: own",
    "column, column": "column, column: same table",
    "value, column": "value, column: own",
    "column, value": "column, value: own",
    "value, value": "value, value: same column",
    "value, table": "value, table: own",
    "table, value": "table, value: own",
}
REVERSES = {
    "column, column: foreign key": "column, column: foreign key back",
    "table, table: foreign key": "table, table: foreign key back",
    "table, table: foreign keys both ways": "table, table: foreign keys both ways",
}

class Relations:
    def __init__(self, grammar: Grammar, device: torch.device):
        names = grammar.relation_names
        pairs = [f"{a}, {b}" for a in KINDS for b in KINDS]
        # Words among themselves are told apart by distance: number 0 is a placeholder.
        self.otherwise = self._numbers(names, [OTHERWISE.get(pair, pair) for pair in pairs], device)
        self.belongs = self._numbers(names, [BELONGS.get(pair, pair) for pair in pairs], device)
        self.same_word = names.index("same word")
        self.same_column = names.index("same column")
        reverse = list(range(len(names)))
        for relation, back in grammar.reverse_relations.items():
            reverse[relation] = back
        for relation, back in REVERSES.items():
            reverse[names.index(relation)] = names.index(back)
        self.reverse = torch.tensor(reverse, device=device)

    @staticmethod
    def _numbers(names: list[str], wanted: Iterable[str], device: torch.device) -> Tensor:
        return torch.tensor([names.index(name) if name in names else 0 for name in wanted], device=device)

    def build(self, kinds: Tensor, owners: Tensor, links: Tensor, real: Tensor) -> Tensor:
        """[batch, item, item] as bytes. `links`: [batch, link, (from, to, relation)], `real`: [batch, link]."""
        size, items = kinds.shape
        numbers = torch.arange(items, device=kinds.device)
        own = owners[:, :, None] == numbers
        tables = owners.gather(1, owners.clamp(min=0)).masked_fill(owners < 0, -1)
        own |= tables[:, :, None] == numbers
        siblings = (owners[:, :, None] == owners[:, None, :]) & (kinds[:, :, None] == kinds[:, None, :])
        same = torch.eye(items, dtype=torch.bool, device=kinds.device)
        together = own | own.transpose(1, 2) | (siblings & (owners >= 0)[:, :, None]) | same
        pair = kinds[:, :, None] * len(KINDS) + kinds[:, None, :]
        relations = torch.where(together, self.belongs[pair], self.otherwise[pair])
        distance = (numbers[None, :] - numbers[:, None]).clamp(-3, 3) + self.same_word
        relations = torch.where(pair == 0, distance, relations)
        column = KINDS.index("column") * (len(KINDS) + 1)
        relations = torch.where((pair == column) & same, self.same_column, relations)
        return self._with_links(relations.view(size, -1), links, real).view(size, items, items)

    def _with_links(self, relations: Tensor, links: Tensor, real: Tensor) -> Tensor:
        """Writes the links and their reverses; links that are not real go into an extra place at the end."""
        size, count = relations.shape
        items = round(count**0.5)
        start, end, relation = links.unbind(-1)
        out = torch.cat([relations, relations[:, :1]], 1).to(torch.uint8)
        out.scatter_(1, torch.where(real, start * items + end, count), relation.to(torch.uint8))
        out.scatter_(1, torch.where(real, end * items + start, count), self.reverse[relation].to(torch.uint8))
        return out[:, :count]

"""The grammar of logical queries, read from the file that `training/write-grammar.ts` writes."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

LAST_WORD_OFFSET = 1000
"""In a target, `fixed tokens + item` points at an item, and this much more at the last word of a span."""

Symbols = tuple[str, ...]

FILE = Path(__file__).with_name("grammar.json")
POINTER_OF_KIND = ("FIRST_WORD", "TABLE", "COLUMN", "VALUE")
"""By kind of item: word, table, column, value."""


@dataclass
class Grammar:
    fixed_tokens: list[str]
    pointers: list[str]
    productions: dict[str, list[tuple[str, Symbols]]]
    optional: set[str]
    relation_names: list[str]
    reverse_relations: dict[int, int]
    """Of a relation that links list: what the second item is to the first."""
    kinds: list[str]
    matches: int
    types: int
    seldom_named: list[int]
    """Types of columns that questions seldom name: moments and foreign keys."""
    _after: dict[tuple[Symbols, str], Symbols | None] = field(default_factory=dict)
    _allowed: dict[Symbols, frozenset[str]] = field(default_factory=dict)

    @property
    def names(self) -> list[str]:
        """Fixed tokens, then pointers."""
        return [*self.fixed_tokens, *self.pointers]

    def allowed(self, open_symbols: Symbols) -> frozenset[str]:
        """Names of the tokens that may come next; the top symbol is the last one."""
        known = self._allowed.get(open_symbols)
        if known is None:
            found: set[str] = set()
            for symbol in reversed(open_symbols):
                found.update(token for token, _ in self.productions[symbol])
                if symbol not in self.optional:
                    break
            known = self._allowed[open_symbols] = frozenset(found)
        return known

    def after(self, open_symbols: Symbols, token: str) -> Symbols | None:
        """The symbols open after a token; None: the grammar does not allow it here."""
        key = (open_symbols, token)
        if key not in self._after:
            self._after[key] = self._expand(open_symbols, token)
        return self._after[key]

    def _expand(self, open_symbols: Symbols, token: str) -> Symbols | None:
        for at in range(len(open_symbols) - 1, -1, -1):
            symbol = open_symbols[at]
            for name, opens in self.productions[symbol]:
                if name == token:
                    return (*open_symbols[:at], *reversed(opens))
            if symbol not in self.optional:
                return None
        return None

    def name_of(self, target: int, kinds: list[int]) -> str:
        """The name of a token of a target, whose pointers are resolved by the kind of the item."""
        fixed = len(self.fixed_tokens)
        if target < fixed:
            return self.fixed_tokens[target]
        if target >= fixed + LAST_WORD_OFFSET:
            return "LAST_WORD"
        return POINTER_OF_KIND[kinds[target - fixed]]

    def walk(self, names: list[str]) -> list[frozenset[str]]:
        """What is allowed before each token. Raises ValueError where the tokens do not spell a whole query."""
        open_symbols: Symbols | None = ("Reading",)
        choices: list[frozenset[str]] = []
        for name in names:
            choices.append(self.allowed(open_symbols))
            following = self.after(open_symbols, name)
            if following is None:
                raise ValueError(f"'{name}' stands where one of {sorted(choices[-1])[:8]} is expected")
            open_symbols = following
        if open_symbols:
            raise ValueError(f"the query ends where '{open_symbols[-1]}' is open")
        return choices


def read_grammar(path: Path = FILE) -> Grammar:
    read = json.loads(path.read_text())
    productions = {
        symbol: [(one["token"], tuple(one["opens"])) for one in options]
        for symbol, options in read["productions"].items()
    }
    return Grammar(
        fixed_tokens=read["fixedTokens"],
        pointers=read["pointers"],
        productions=productions,
        optional=set(read["optionalSymbols"]),
        relation_names=read["relations"],
        reverse_relations={int(a): b for a, b in read["reverseRelations"].items()},
        kinds=read["itemKinds"],
        matches=len(read["matchFeatures"]),
        types=len(read["typeFeatures"]),
        seldom_named=[read["typeFeatures"].index(name) for name in read["seldomNamed"]],
    )


@dataclass
class ChoiceTable:
    """Numbers the distinct sets of allowed tokens, so that a step of a target names its set by one number."""

    grammar: Grammar
    _numbers: dict[frozenset[str], int] = field(default_factory=dict)

    def number(self, choices: frozenset[str]) -> int:
        return self._numbers.setdefault(choices, len(self._numbers))

    def rows(self) -> np.ndarray:
        """[sets, fixed tokens + pointers], 1 where allowed."""
        names = self.grammar.names
        rows = [[name in choices for name in names] for choices in self._numbers]
        return np.array(rows, np.uint8).reshape(-1, len(names))

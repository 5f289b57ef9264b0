"""Foreign keys and matches between items, as one list."""

from __future__ import annotations

from grammar import Grammar

KINDS = ("word", "table", "column", "value")
"""Kinds of items, by number."""

Link = tuple[int, int, int]


def merged_links(keys: list[list[int]], links: list[list[int]], kinds: list[int], grammar: Grammar) -> list[Link]:
    """Foreign keys and links as one list in which each pair of items occurs once; the later one wins."""
    number = grammar.relation_names.index
    known = {(a, b) for a, b in keys}
    found: dict[tuple[int, int], Link] = {}
    for a, b in keys:
        if a == b:
            continue
        if kinds[a] == KINDS.index("column"):
            relation = "column, column: foreign key"
        elif (b, a) in known:
            relation = "table, table: foreign keys both ways"
        else:
            relation = "table, table: foreign key"
        found[min(a, b), max(a, b)] = (a, b, number(relation))
    for a, b, relation in links:
        found[min(a, b), max(a, b)] = (a, b, relation)
    return list(found.values())

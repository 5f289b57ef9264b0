"""Packs the exported examples into columns: a tenth of the size, and read in seconds where the model is trained.

python3 training/model/pack_examples.py            reads training/work/{examples*,pairs}.jsonl.gz, writes *.npz.xz
python3 training/model/pack_examples.py --plain    the same without compressing, where it is read on the same machine: *.npz

Examples that several processes exported (`examples-0.jsonl.gz` …) are packed side by side and joined.
"""

from __future__ import annotations

import gzip
import io
import json
import lzma
import sys
from collections import Counter
from collections.abc import Iterator
from multiprocessing import Pool, cpu_count
from pathlib import Path
from typing import Any

import numpy as np

from grammar import LAST_WORD_OFFSET, ChoiceTable, Grammar, read_grammar
from item_links import merged_links

WORK = Path("training/work")
Arrays = dict[str, np.ndarray]

NESTING = {"UNION", "INTERSECT", "EXCEPT", "NESTED", "IN_QUERY", "NOT_IN_QUERY", "FROM_QUERY", "EXISTS", "LACKS"}
COMPUTED = {"FILTERED", "SHARE_OF_ROWS", "SHARE_OF_TOTAL", "RUNNING_TOTAL", "PERCENTAGE", "ADD", "SUBTRACT"}
COMPUTED |= {"MULTIPLY", "DIVIDE", "YEARS_ELAPSED", "MONTHS_ELAPSED", "DAYS_ELAPSED", "HOURS_ELAPSED"}
PERIODS = {"DURING", "NOT_DURING", "SINCE", "AFTER", "BEFORE", "UNTIL"}

LENGTHS = {"ids": np.int16, "match": np.uint8, "type": np.uint8, "kinds": np.uint8, "target": np.int16}


def shape_of(names: list[str]) -> str:
    """A coarse kind of query, to break figures down by."""
    found = set(names)
    if "UNANSWERABLE" in found:
        return "unanswerable"
    if found & NESTING:
        return "nested"
    if found & COMPUTED:
        return "computed"
    if found & PERIODS:
        return "period"
    return "joined" if names.count("TABLE") > 1 else "one table"


def problem_of(example: dict[str, Any], fixed: int) -> str | None:
    """Why an example cannot be trained on; None: it can."""
    items = len(example["kinds"])
    if len(example["ids"]) > 512:
        return "more than 512 tokens"
    if not 0 < len(example["target"]) < 128:
        return "an empty or too long target"
    if items > LAST_WORD_OFFSET:
        return "more than 1000 items"
    if any(t - fixed - (LAST_WORD_OFFSET if t >= fixed + LAST_WORD_OFFSET else 0) >= items for t in example["target"]):
        return "a target outside of the items"
    lengths = {len(example[name]) for name in ("ids", "segments", "match", "type")}
    return None if len(lengths) == 1 and len(example["owners"]) == items else "lists of unequal length"


class Columns:
    """Collects lists of numbers per example; `arrays` lays them out flat, with the ends of each example."""

    def __init__(self) -> None:
        self.parts: dict[str, list[np.ndarray]] = {}

    def add(self, name: str, numbers: Any, dtype: Any) -> None:
        self.parts.setdefault(name, []).append(np.asarray(numbers, dtype=dtype))

    def arrays(self) -> Arrays:
        out: Arrays = {}
        for name, parts in self.parts.items():
            out[name] = np.concatenate(parts)
            out[f"{name}_ends"] = np.cumsum([len(part) for part in parts], dtype=np.int64)
        return out


def pack_examples(examples: Iterator[dict[str, Any]], grammar: Grammar) -> Arrays:
    fixed = len(grammar.fixed_tokens)
    columns, choices, rows = Columns(), ChoiceTable(grammar), []
    problems: Counter[str] = Counter()
    for example in examples:
        problem = problem_of(example, fixed)
        names = [] if problem else [grammar.name_of(t, example["kinds"]) for t in example["target"]]
        try:
            allowed = [choices.number(one) for one in grammar.walk(names)] if problem is None else []
        except ValueError as error:
            problem = str(error)
        if problem is not None:
            problems[problem] += 1
            continue
        for name, dtype in LENGTHS.items():
            columns.add(name, example[name], dtype)
        # Differences repeat from example to example of a database, absolute numbers do not: they pack better.
        columns.add("items", np.diff(example["segments"], prepend=0), np.int16)
        owners = np.asarray(example["owners"], np.int64)
        columns.add("owners", np.where(owners < 0, 0, np.arange(len(owners)) - owners), np.int16)
        links = merged_links(example["foreignKeys"], example["links"], example["kinds"], grammar)
        columns.add("links", np.asarray(links, np.int64).reshape(-1), np.int16)
        columns.add("choices", allowed, np.int16)
        row = {name: example.get(name) for name in ("source", "part", "database", "id", "variant")}
        rows.append({**row, "shape": shape_of(names), "weight": example.get("weight", 1), "words": example["words"]})
    for problem, count in problems.most_common(12):
        print(f"left out {count}: {problem}", file=sys.stderr)
    text = "\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
    return {
        **columns.arrays(),
        "allowed": choices.rows(),
        "rows": np.frombuffer(text.encode(), np.uint8),
        "grammar": np.frombuffer(definition(grammar), np.uint8),
    }


def definition(grammar: Grammar) -> bytes:
    """What numbers in examples stand for: examples packed with another one are useless."""
    return "\n".join([*grammar.fixed_tokens, *grammar.relation_names]).encode()


def pack_file(path: Path) -> Arrays:
    return pack_examples(lines_of(path), read_grammar())


def joined(parts: list[Arrays]) -> Arrays:
    """One set of arrays from several; each has numbered its sets of allowed tokens by itself."""
    numbers: dict[bytes, int] = {}
    choices = []
    for part in parts:
        own = [numbers.setdefault(row.tobytes(), len(numbers)) for row in part["allowed"]]
        choices.append(np.asarray(own, np.int16)[part["choices"]])
    out: Arrays = {}
    for ends in [name for name in parts[0] if name.endswith("_ends")]:
        name = ends.removesuffix("_ends")
        out[name] = np.concatenate(choices if name == "choices" else [part[name] for part in parts])
        before = np.cumsum([0, *[len(part[name]) for part in parts]])
        out[ends] = np.concatenate([part[ends] + start for part, start in zip(parts, before)])
    width = parts[0]["allowed"].shape[1]
    out["allowed"] = np.frombuffer(b"".join(numbers), np.uint8).reshape(-1, width)
    out["rows"] = np.frombuffer(b"\n".join(bytes(part["rows"]) for part in parts), np.uint8)
    out["grammar"] = parts[0]["grammar"]
    return out


def pack_pairs(pairs: Iterator[dict[str, Any]]) -> Arrays:
    columns = Columns()
    rows = []
    for pair in pairs:
        columns.add("question", pair["question"], np.int16)
        columns.add("descriptions", [t for text in pair["descriptions"] for t in text], np.int16)
        columns.add("description_lengths", [len(text) for text in pair["descriptions"]], np.int16)
        rows.append({"database": pair["database"], "part": pair.get("part", "training")})
    text = "\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
    return {**columns.arrays(), "rows": np.frombuffer(text.encode(), np.uint8)}


def write_arrays(path: Path, arrays: Arrays) -> None:
    if path.suffix == ".npz":
        np.savez(path, **arrays)
        return
    buffer = io.BytesIO()
    np.savez(buffer, **arrays)
    # A dictionary of 64 MiB reaches from one question of a database to the next.
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 5, "dict_size": 64 << 20}]
    path.write_bytes(lzma.compress(buffer.getvalue(), filters=filters))


def is_packed(path: Path) -> bool:
    """Whether `read_arrays` finds something there."""
    return path.exists() or path.with_suffix("").exists()


def read_arrays(path: Path) -> Arrays:
    """Of `path`, or of the same without compression where that is there."""
    plain = path.with_suffix("")
    with np.load(plain if plain.exists() else io.BytesIO(lzma.decompress(path.read_bytes()))) as stored:
        return {name: stored[name] for name in stored.files}


def lines_of(path: Path) -> Iterator[dict[str, Any]]:
    with gzip.open(path, "rt") as lines:
        for line in lines:
            if line.strip():
                yield json.loads(line)


def main() -> None:
    suffix = ".npz" if "--plain" in sys.argv[1:] else ".npz.xz"
    files = sorted(WORK.glob("examples-*.jsonl.gz")) or [WORK / "examples.jsonl.gz"]
    with Pool(min(len(files), cpu_count())) as pool:
        packed = {"examples": joined(pool.map(pack_file, files))}
    if (WORK / "pairs.jsonl.gz").exists():
        packed["pairs"] = pack_pairs(lines_of(WORK / "pairs.jsonl.gz"))
    for name, arrays in packed.items():
        path = WORK / f"{name}{suffix}"
        write_arrays(path, arrays)
        print(f"{path}: {len(bytes(arrays['rows']).splitlines())} rows, {path.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()

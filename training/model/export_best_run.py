"""Puts the best of one or more runs into a folder, in parts small enough to be copied back.

python3 training/model/export_best_run.py $OUT training/work/run-a training/work/run-b
"""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

PART_BYTES = 15 * 1024 * 1024
MEASURE = "source own"


def exact_of(folder: Path) -> float:
    """The share of own tuning questions read exactly; of all, where there are no own ones; -1: no weights."""
    if not (folder / "reader.json").exists():
        return -1.0
    index = json.loads((folder / "reader.json").read_text())
    exact = index.get("figures", {}).get("exact", {})
    return float(exact.get(MEASURE, exact.get("all", [0.0]))[0])


def write_parts(data: bytes, target: Path, name: str) -> int:
    parts = range(0, len(data), PART_BYTES)
    for number, start in enumerate(parts):
        (target / f"{name}.{number}").write_bytes(data[start : start + PART_BYTES])
    return len(parts)


def export(target: Path, folders: list[Path]) -> Path:
    best = max(folders, key=exact_of)
    if exact_of(best) < 0:
        raise SystemExit("no run has written weights")
    target.mkdir(parents=True, exist_ok=True)
    parts = write_parts((best / "reader.bin").read_bytes(), target, "reader.bin")
    shutil.copy(best / "reader.json", target / "reader.json")
    if (best / "tuning.jsonl.gz").exists():
        shutil.copy(best / "tuning.jsonl.gz", target / "tuning.jsonl.gz")
    summary = {}
    for folder in folders:
        if (folder / "reader.json").exists():
            index = json.loads((folder / "reader.json").read_text())
            index.pop("tensors")
            summary[folder.name] = {k: index[k] for k in index if k not in ("fixedTokens", "relationNames")}
    (target / "runs.json").write_text(json.dumps(summary, indent=1))
    print(f"best of {len(folders)}: {best.name} ({100 * exact_of(best):.1f} %), written in {parts} parts to {target}")
    return best


if __name__ == "__main__":
    export(Path(sys.argv[1]), [Path(folder) for folder in sys.argv[2:]])

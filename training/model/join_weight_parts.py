"""Joins the parts of an export and checks the sum.

python3 training/model/join_weight_parts.py FOLDER_WITH_PARTS reader/data
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path


def assemble(source: Path, target: Path) -> dict[str, object]:
    index = json.loads((source / "reader.json").read_text())
    parts = sorted(source.glob("reader.bin.*"), key=lambda path: int(path.suffix[1:]))
    data = b"".join(part.read_bytes() for part in parts)
    if len(data) != index["bytes"] or hashlib.sha256(data).hexdigest() != index["sha256"]:
        raise SystemExit(f"{len(parts)} parts give {len(data)} bytes that are not those of reader.json")
    target.mkdir(parents=True, exist_ok=True)
    (target / "reader.bin").write_bytes(data)
    (target / "reader.json").write_text(json.dumps(index))
    return index


if __name__ == "__main__":
    read = assemble(Path(sys.argv[1]), Path(sys.argv[2]))
    print(f"{sys.argv[2]}/reader.bin: {int(str(read['bytes'])) / 1e6:.1f} MB; quantised: {read.get('quantised')}")

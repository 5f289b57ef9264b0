"""Reads and writes `reader.bin` and `reader.json`; the format is described in reader/README.md."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import torch

from config import ModelConfig
from packed_examples import Examples
from encoder_weights import quantise_rows
from evaluate import outcomes_of
from grammar import Grammar
from model import Reader

ALIGNMENT = 16
STORED_NAMES = {"encoder.types": "encoder.type"}
"""Where the weight file names a tensor otherwise than the module."""
BYTE_TABLES = ("encoder.word", "encoder.position", "decoder.token", "decoder.position")


def is_quantised(name: str, tensor: np.ndarray) -> bool:
    if name in BYTE_TABLES:
        return True
    return name.endswith(".weight") and tensor.ndim == 2 and not name.endswith("relevance.weight")


class Writer:
    """Appends tensors, each at a multiple of 16 bytes."""

    def __init__(self) -> None:
        self.bytes = bytearray()

    def add(self, array: np.ndarray) -> int:
        self.bytes.extend(bytes(-len(self.bytes) % ALIGNMENT))
        offset = len(self.bytes)
        self.bytes.extend(np.ascontiguousarray(array).tobytes())
        return offset


def write_weights(model: Reader, grammar: Grammar, folder: Path, extra: dict[str, Any]) -> None:
    """`extra`: figures and settings, kept in reader.json beside what the engine needs."""
    writer = Writer()
    entries: list[dict[str, Any]] = []
    for own_name, tensor in model.state_dict().items():
        name = STORED_NAMES.get(own_name, own_name)
        array = tensor.detach().float().cpu().numpy()
        entry: dict[str, Any] = {"name": name, "type": "float32", "shape": list(array.shape)}
        if is_quantised(name, array):
            numbers, scales = quantise_rows(array)
            entry |= {"type": "int8", "offset": writer.add(numbers), "scales": writer.add(scales)}
        else:
            entry["offset"] = writer.add(array.astype("<f4"))
        entries.append(entry)
    writer.bytes.extend(bytes(-len(writer.bytes) % ALIGNMENT))
    data = bytes(writer.bytes)
    index = {
        "format": 1,
        "config": model.config.to_json(),
        "fixedTokens": grammar.fixed_tokens,
        "relationNames": grammar.relation_names,
        "bytes": len(data),
        "sha256": hashlib.sha256(data).hexdigest(),
        **extra,
        "tensors": entries,
    }
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "reader.bin").write_bytes(data)
    (folder / "reader.json").write_text(json.dumps(index))


def read_weights(folder: Path) -> dict[str, np.ndarray]:
    """Tensors in single precision, by the names of the module. Raises ValueError where the files do not fit."""
    index = json.loads((folder / "reader.json").read_text())
    data = (folder / "reader.bin").read_bytes()
    if hashlib.sha256(data).hexdigest() != index["sha256"]:
        raise ValueError(f"the checksum of {folder / 'reader.bin'} differs from the one in reader.json")
    own_names = {stored: name for name, stored in STORED_NAMES.items()}
    tensors: dict[str, np.ndarray] = {}
    for entry in index["tensors"]:
        name = own_names.get(entry["name"], entry["name"])
        shape, count = entry["shape"], int(np.prod(entry["shape"]))
        if entry["type"] == "int8":
            numbers = np.frombuffer(data, np.int8, count, entry["offset"]).reshape(shape)
            scales = np.frombuffer(data, "<f4", shape[0], entry["scales"])
            tensors[name] = numbers.astype(np.float32) * scales[:, None]
        else:
            tensors[name] = np.frombuffer(data, "<f4", count, entry["offset"]).reshape(shape).copy()
    return tensors


def load_model(folder: Path, device: torch.device) -> Reader:
    """The model with the weights as the engine sees them: bytes times their scales."""
    index = json.loads((folder / "reader.json").read_text())
    model = Reader(ModelConfig.from_json(index["config"]))
    model.load_state_dict({name: torch.from_numpy(tensor) for name, tensor in read_weights(folder).items()})
    return model.to(device).eval()


def check_quantised(model: Reader, examples: Examples, rows: np.ndarray, folder: Path) -> dict[str, float]:
    """Exact matches on the same rows with the weights in single precision and as written."""
    stored = load_model(folder, examples.device)
    shares = {}
    for name, one in (("float32", model), ("int8", stored)):
        shares[name] = round(float(np.mean([outcome.exact for outcome in outcomes_of(one, examples, rows)])), 4)
    return {**shares, "rows": len(rows)}

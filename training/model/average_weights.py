"""Averages the weights of runs that started from the same export: it reads better than each of them.

python3 training/model/average_weights.py training/work/run-average training/work/run-a training/work/run-b
"""

from __future__ import annotations

import dataclasses
import json
import sys
from pathlib import Path

import numpy as np
import torch

from config import TrainConfig
from packed_examples import Examples
from weight_file import load_model, read_weights
from grammar import read_grammar
from pack_examples import is_packed, read_arrays
from tool_search_pairs import Pairs
from train import write_with_figures


def mean_of(folders: list[Path]) -> dict[str, np.ndarray]:
    runs = [read_weights(folder) for folder in folders]
    return {name: np.mean([run[name] for run in runs], 0, dtype=np.float32) for name in runs[0]}


def settings_of(folders: list[Path]) -> dict[str, str]:
    """Of all runs; where they differ (the seed), all values: '1 and 2'."""
    runs = [json.loads((folder / "reader.json").read_text())["settings"] for folder in folders]
    return {name: " and ".join(dict.fromkeys(run[name] for run in runs)) for name in runs[0]}


def main(out: Path, folders: list[Path]) -> None:
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    config = dataclasses.replace(TrainConfig(), out=out)
    examples = Examples(read_arrays(config.work / "examples.npz.xz"), read_grammar(), device)
    pair_file = config.work / "pairs.npz.xz"
    pairs = Pairs(read_arrays(pair_file), device) if is_packed(pair_file) else None
    model = load_model(folders[0], device)
    model.load_state_dict({name: torch.from_numpy(tensor) for name, tensor in mean_of(folders).items()})
    extra = {"averaged": [folder.name for folder in folders], "settings": settings_of(folders)}
    write_with_figures(model, examples, pairs, config, extra)


if __name__ == "__main__":
    main(Path(sys.argv[1]), [Path(folder) for folder in sys.argv[2:]])

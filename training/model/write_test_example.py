"""Writes `example/`: a tiny model with random weights, an input, and the scores that PyTorch gives for it.
`training/model-example.test.ts` compares them with those of the engine.

python3 training/model/write_test_example.py
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import torch

from config import ModelConfig
from packed_examples import Examples
from weight_file import load_model, write_weights
from grammar import read_grammar
from model import Reader
from pack_examples import pack_examples
from test_on_toy_examples import toy_example

FOLDER = Path(__file__).with_name("example")
SIZES = {"hidden": 32, "heads": 2, "vocabulary": 272, "positions": 48, "encoder_layers": 1, "encoder_feed_forward": 48}
SIZES |= {"relation_layers": 1, "relation_feed_forward": 48, "decoder_layers": 1, "decoder_feed_forward": 48}


def main() -> None:
    torch.manual_seed(5)
    grammar = read_grammar()
    model = Reader(ModelConfig.for_grammar(grammar, decoder_positions=16, **SIZES))
    for parameter in model.parameters():
        # Large enough that every part, biases and norms too, matters to the scores.
        parameter.data += torch.randn_like(parameter) * 0.2
    write_weights(model, grammar, FOLDER, {})
    model = load_model(FOLDER, torch.device("cpu"))
    random = np.random.default_rng(2)
    example = next(one for one in (toy_example(at, random) for at in range(50)) if len(one["target"]) > 5)
    batch = Examples(pack_examples(iter([example]), grammar), grammar, torch.device("cpu")).batch(np.array([0]))
    with torch.no_grad():
        scores, relevance = model(batch)
        sentence = model.encoder.sentence(batch.ids[:, :5], batch.token_mask[:, :5])[0]
    items, steps, fixed = len(example["kinds"]), len(example["target"]), len(grammar.fixed_tokens)
    width = batch.kinds.shape[1]
    kept = [*range(fixed + items), *range(fixed + width, fixed + width + items)]
    written = {
        "ids": example["ids"],
        "items": example["segments"],
        "segments": batch.segments[0, : len(example["ids"])].tolist(),
        "match": example["match"],
        "type": example["type"],
        "kinds": example["kinds"],
        "relations": batch.relations[0, :items, :items].flatten().tolist(),
        "target": example["target"],
        "scores": rounded(scores[0, :steps][:, kept]),
        "relevance": rounded(relevance[0, :items].sigmoid()),
        "sentence": rounded(sentence),
    }
    (FOLDER / "scores.json").write_text(json.dumps(written) + "\n")


def rounded(tensor: torch.Tensor) -> list:
    return np.round(tensor.double().numpy(), 4).tolist()


if __name__ == "__main__":
    main()

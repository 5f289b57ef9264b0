"""Writes `example/`: a tiny model with random weights, an input, and the scores that PyTorch gives for it.
`training/model-example.test.ts` compares them with those of the engine.

python3 training/model/write_test_example.py
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import torch

from batch import Batch
from config import ModelConfig
from packed_examples import Examples
from weight_file import load_model, write_weights
from grammar import read_grammar
from model import ItemsToRead, Reader, Reading
from pack_examples import pack_examples
from test_on_toy_examples import toy_example

FOLDER = Path(__file__).with_name("example")
SIZES = {"hidden": 32, "heads": 2, "vocabulary": 272, "positions": 48, "encoder_layers": 2, "encoder_feed_forward": 48}
SIZES |= {"early_layers": 1, "relation_layers": 1, "relation_feed_forward": 48}
SIZES |= {"decoder_layers": 1, "decoder_feed_forward": 48}


def main() -> None:
    torch.manual_seed(5)
    grammar = read_grammar()
    model = Reader(ModelConfig.for_grammar(grammar, decoder_positions=16, **SIZES))
    for parameter in model.parameters():
        # Large enough that every part, biases and norms too, matters to the scores.
        parameter.data += torch.randn_like(parameter) * 0.2
    # So that nothing seems relevant by itself and something is left out.
    model.early_relevance.bias.data.fill_(-30)
    write_weights(model, grammar, FOLDER, {})
    model = load_model(FOLDER, torch.device("cpu")).eval()
    random = np.random.default_rng(2)
    example = next(one for one in (toy_example(at, random) for at in range(50)) if len(one["target"]) > 5)
    batch = Examples(pack_examples(iter([example]), grammar), grammar, torch.device("cpu")).batch(np.array([0]))
    with torch.no_grad():
        to_read, read = least_that_answers(model, batch)
        sentence = model.encoder.sentence(batch.ids[:, :5], batch.token_mask[:, :5])[0]
    items, steps, fixed = len(example["kinds"]), len(example["target"]), len(grammar.fixed_tokens)
    width = batch.kinds.shape[1]
    kept = read.kept[0].nonzero()[:, 0].tolist()
    columns = [*range(fixed), *(fixed + item for item in kept), *(fixed + width + item for item in kept)]
    relevance = torch.where(read.kept, read.relevance, read.early)
    written = {
        "ids": example["ids"],
        "items": example["segments"],
        "segments": batch.segments[0, : len(example["ids"])].tolist(),
        "match": example["match"],
        "type": example["type"],
        "kinds": example["kinds"],
        "owners": example["owners"],
        "seldomNamed": batch.seldom_named[0, :items].int().tolist(),
        "relations": batch.relations[0, :items, :items].flatten().tolist(),
        "target": example["target"],
        "toRead": {"fewest": to_read.fewest, "wholeTables": to_read.whole_tables, "partlyTables": to_read.partly_tables},
        "kept": kept,
        "scores": rounded(read.scores[0, :steps][:, columns]),
        "relevance": rounded(relevance[0, :items].sigmoid()),
        "sentence": rounded(sentence),
    }
    (FOLDER / "scores.json").write_text(json.dumps(written) + "\n")


def least_that_answers(model: Reader, batch: Batch) -> tuple[ItemsToRead, Reading]:
    """Something is left out, but nothing that the target points at."""
    for fewest in range(1, batch.kinds.shape[1]):
        to_read = ItemsToRead(fewest, whole_tables=1, partly_tables=2)
        read = model(batch, to_read)
        if not (batch.relevant & ~read.kept).any():
            if torch.equal(read.kept, batch.item_mask):
                break
            return to_read, read
    raise SystemExit("nothing can be left out: try another seed")


def rounded(tensor: torch.Tensor) -> list:
    return np.round(tensor.double().numpy(), 4).tolist()


if __name__ == "__main__":
    main()

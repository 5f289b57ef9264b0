"""Tests against what other parts of the reader define: the relation rule, MiniLM's own vectors.

python3 -m unittest discover -s training/model
"""

from __future__ import annotations

import json
import sys
import unittest
from pathlib import Path

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER))

import numpy as np
import torch

import encoder_weights
from config import ModelConfig
from grammar import read_grammar
from item_links import merged_links
from model import Encoder
from item_relations import Relations

GRAMMAR = read_grammar()


class RelationsTest(unittest.TestCase):
    def test_relations_are_those_of_the_layout(self) -> None:
        example = json.loads((FOLDER / "relations.example.json").read_text())
        kinds, owners = torch.tensor([example["kinds"]]), torch.tensor([example["owners"]])
        links = torch.tensor([merged_links(example["foreignKeys"], example["links"], example["kinds"], GRAMMAR)])
        real = torch.ones(links.shape[:2], dtype=torch.bool)
        built = Relations(GRAMMAR, torch.device("cpu")).build(kinds, owners, links, real)
        self.assertEqual(built.flatten().tolist(), example["relations"])


@unittest.skipUnless(encoder_weights.PACKED.exists(), "MiniLM is not packed")
class EncoderTest(unittest.TestCase):
    def test_sentence_vectors_are_those_of_the_published_model(self) -> None:
        encoder = Encoder(ModelConfig.for_grammar(GRAMMAR), 0.0).eval()
        tensors = encoder_weights.load()
        state = {name.removeprefix("encoder."): torch.from_numpy(tensor) for name, tensor in tensors.items()}
        encoder.load_state_dict(state, strict=False)
        for example in json.loads((FOLDER / "sentences.example.json").read_text()):
            ids = torch.tensor([example["ids"]])
            with torch.no_grad():
                vector = encoder.sentence(ids, torch.ones_like(ids, dtype=torch.bool))[0].numpy()
            expected = np.array(example["vector"])
            self.assertGreater(float(vector @ expected / np.linalg.norm(expected)), 0.999)


if __name__ == "__main__":
    unittest.main()

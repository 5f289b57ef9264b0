"""The shape of the model and the settings of a training run."""

from __future__ import annotations

import argparse
import dataclasses
from dataclasses import dataclass
from pathlib import Path

from grammar import Grammar


@dataclass(frozen=True)
class ModelConfig:
    """Sizes of the tensors; `reader.json` carries the same numbers under camelCase names."""

    hidden: int = 384
    heads: int = 12
    vocabulary: int = 30522
    positions: int = 512
    segments: int = 2
    matches: int = 8
    types: int = 16
    encoder_layers: int = 6
    encoder_feed_forward: int = 1536
    early_layers: int = 2
    """Layers of the encoder that read everything; those after it, what seems relevant to these."""
    kinds: int = 4
    relations: int = 64
    relation_layers: int = 2
    relation_feed_forward: int = 1024
    decoder_layers: int = 3
    decoder_feed_forward: int = 1024
    decoder_positions: int = 128
    fixed_tokens: int = 118

    @staticmethod
    def for_grammar(grammar: Grammar, **sizes: int) -> ModelConfig:
        return ModelConfig(
            matches=grammar.matches,
            types=grammar.types,
            kinds=len(grammar.kinds),
            relations=len(grammar.relation_names),
            fixed_tokens=len(grammar.fixed_tokens),
            **sizes,
        )

    def to_json(self) -> dict[str, int]:
        return {_camel(name): value for name, value in dataclasses.asdict(self).items()}

    @staticmethod
    def from_json(values: dict[str, int]) -> ModelConfig:
        names = [field.name for field in dataclasses.fields(ModelConfig)]
        return ModelConfig(**{name: values[_camel(name)] for name in names})


@dataclass(frozen=True)
class TrainConfig:
    """Settings of a run; each is also an option of `train.py` (`--encoder-rate 1e-4`)."""

    work: Path = Path("training/work")
    out: Path = Path("training/work/run")
    """Folder of the trained weights and figures."""
    init: str = ""
    """Folder of an earlier export (reader.json) to continue from instead of MiniLM."""
    minutes: float = 7.0
    steps: int = 0
    """End after this many steps instead of by the clock; 0: by the clock."""
    latest: float = 0.0
    """Unix time at which training ends regardless; 0: none."""
    seed: int = 1
    encoder_layers: int = 6
    """More layers than `init` has are begun as copies that add nothing at first (add_layers.py)."""
    relation_layers: int = 2
    decoder_layers: int = 3
    early_layers: int = 2
    encoder_rate: float = 1.5e-4
    rate: float = 5e-4
    warm_up: int = 400
    weight_decay: float = 0.01
    clip: float = 1.0
    dropout: float = 0.12
    average: float = 0.99
    """Decay of the averaged weights, applied every 5 steps."""
    label_smoothing: float = 0.0
    consistency: float = 0.0
    """Weight of the difference between two passes over a batch, each with its own dropout; 0: one pass."""
    grammar_mask: int = 1
    """1: probabilities are taken over the tokens that the grammar allows, as in the beam search."""
    relevance: float = 0.3
    tokens: int = 32768
    """Encoder tokens per batch, padding included."""
    mix: str = "own=0.4:0.75,foreign=0.02:0.03,hidden=0.02:0.03"
    """Share of a source at the start and at the end; sources not named split the rest by their weight."""
    leave_out: str = ""
    """A source whose databases are not trained on, whatever names they have; to see what it is worth."""
    shuffle_tables: float = 0.9
    shuffle_columns: float = 0.5
    shuffle_values: float = 0.9
    drop_values: float = 0.2
    drop_columns: float = 0.0
    mask_words: float = 0.05
    pairs: float = 0.0
    """Weight of the loss for finding saved tools; 0: off."""
    pairs_every: int = 4
    pairs_batch: int = 128
    pairs_negatives: int = 3
    pairs_temperature: float = 0.05
    tuning_share: float = 0.0
    """Share of the tuning part that is trained on as well (for the final weights); 0: none."""
    tuning_limit: int = 4000
    report_every: int = 500
    compile: int = 0


def parse_arguments(arguments: list[str] | None = None) -> TrainConfig:
    parser = argparse.ArgumentParser(description="Trains the reader.")
    for field in dataclasses.fields(TrainConfig):
        kind = type(field.default)
        if isinstance(field.default, Path):
            kind = Path
        parser.add_argument("--" + field.name.replace("_", "-"), type=kind, default=field.default)
    return TrainConfig(**vars(parser.parse_args(arguments)))


def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(part.capitalize() for part in rest)

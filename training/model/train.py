"""Trains the reader and writes its weights and figures.

python3 training/model/train.py --minutes 7 --out training/work/run
"""

from __future__ import annotations

import dataclasses
import gzip
import json
import math
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

import encoder_weights
from augment_examples import Augmentation
from batch import Batch
from config import ModelConfig, TrainConfig, parse_arguments
from packed_examples import Examples
from evaluate import describe, figures_of, figures_of_reading_less, outcomes_of
from grammar import Grammar, read_grammar
from add_layers import STACKS, grown
from loss import LossOptions, consistency_loss, relevance_loss, token_loss
from model import ItemsToRead, Reader, Reading
from pack_examples import is_packed, read_arrays
from tool_search_pairs import Pairs
from batch_sampler import Sampler, Source, parse_mix
from weight_file import check_quantised, read_weights, write_weights

AVERAGE_EVERY = 5
CHECK_LIMIT = 500


FEWEST_CHOICES = (24, 32, 48, 64, 1000)
"""How many tables, columns and values are read to the end at least: another number for each step."""


def losses_of(read: Reading, batch: Batch, options: LossOptions) -> dict[str, Tensor]:
    return {
        "token": token_loss(read.scores, batch, options),
        "relevance": relevance_loss(read.relevance, batch, read.kept),
        "early": relevance_loss(read.early, batch, batch.item_mask),
    }


def weighted(losses: dict[str, Tensor], options: LossOptions) -> Tensor:
    return losses["token"] + options.relevance * (losses["relevance"] + losses["early"])


def new_model(config: TrainConfig, grammar: Grammar) -> Reader:
    """Starts from an earlier export where `init` names one, else from MiniLM."""
    layers = {
        "encoder_layers": config.encoder_layers,
        "relation_layers": config.relation_layers,
        "decoder_layers": config.decoder_layers,
    }
    sizes = {**layers, "early_layers": config.early_layers}
    model = Reader(ModelConfig.for_grammar(grammar, **sizes), config.dropout)
    tensors = read_weights(Path(config.init)) if config.init else encoder_weights.load(config.work / "encoder.npz")
    tensors = grown(tensors, dict(zip(STACKS, layers.values())))
    state = model.state_dict()
    # Counts of features and tokens may have grown since the export: such tensors keep their fresh values.
    usable = {name: torch.from_numpy(t) for name, t in tensors.items() if state[name].shape == t.shape}
    left = [name for name in tensors if name not in usable]
    model.load_state_dict(usable, strict=False)
    print(f"loaded {len(usable)} of {len(state)} tensors; other shape: {left}", flush=True)
    return model


def parameter_groups(model: Reader, config: TrainConfig) -> list[dict[str, object]]:
    """The encoder learns slowly, what starts from nothing fast; norms, biases and tables do not decay."""
    groups: dict[tuple[float, float], list[nn.Parameter]] = {}
    for name, parameter in model.named_parameters():
        pretrained = name.startswith("encoder.") and name not in ("encoder.match", "encoder.types")
        rate = config.encoder_rate if pretrained else config.rate
        decay = config.weight_decay if name.endswith(".weight") and parameter.ndim == 2 else 0.0
        groups.setdefault((rate, decay), []).append(parameter)
    return [
        {"params": members, "lr": rate, "initial_lr": rate, "weight_decay": decay}
        for (rate, decay), members in groups.items()
    ]


class Clock:
    """How much of the training is over: by minutes, or by steps where their number is given."""

    def __init__(self, config: TrainConfig):
        self.config = config
        self.begun = time.time()
        self.seconds = config.minutes * 60
        if config.latest > 0:
            self.seconds = max(1.0, min(self.seconds, config.latest - self.begun))

    def progress(self, step: int) -> float:
        if self.config.steps > 0:
            return step / self.config.steps
        return (time.time() - self.begun) / self.seconds

    def rate(self, step: int, progress: float) -> float:
        """Warm-up, then a cosine down to 2 %."""
        warm = min(1.0, (step + 1) / self.config.warm_up)
        return warm * max(0.02, 0.5 * (1 + math.cos(math.pi * min(1.0, progress))))


class Average:
    """A moving average of the weights, which is what is exported."""

    def __init__(self, model: Reader, decay: float):
        self.live = [parameter.data for parameter in model.parameters()]
        self.kept = [tensor.clone() for tensor in self.live]
        self.decay = decay
        self.updates = 0

    def update(self) -> None:
        self.updates += 1
        decay = min(self.decay, self.updates / (self.updates + 10))
        torch._foreach_lerp_(self.kept, self.live, 1 - decay)

    def copy_into_model(self) -> None:
        torch._foreach_copy_(self.live, self.kept)


def new_sampler(examples: Examples, config: TrainConfig) -> Sampler:
    random = np.random.default_rng(config.seed)
    weights = np.array([row.weight for row in examples.rows], np.float64)
    kept = random.random(len(examples.rows)) < config.tuning_share
    trained = np.array([row.part == "training" for row in examples.rows]) | kept
    left_out = {row.database for row in examples.rows if row.source == config.leave_out}
    trained &= np.array([row.database not in left_out for row in examples.rows])
    names = np.array([row.source for row in examples.rows])
    sources = {}
    for name in sorted(set(names)):
        rows = np.flatnonzero((names == name) & trained & (weights > 0))
        if len(rows) > 0:
            sources[str(name)] = Source(rows, weights[rows], random)
    print("training on " + ", ".join(f"{name} {len(source.rows)}" for name, source in sources.items()), flush=True)
    return Sampler(sources, parse_mix(config.mix), examples.lengths, config.tokens)


def train(model: Reader, examples: Examples, pairs: Pairs | None, config: TrainConfig) -> dict[str, float]:
    device = examples.device
    on_gpu = device.type == "cuda"
    optimizer = torch.optim.AdamW(parameter_groups(model, config), betas=(0.9, 0.98), fused=on_gpu)
    average = Average(model, config.average)
    sampler = new_sampler(examples, config)
    random = np.random.default_rng(config.seed + 1)
    options = LossOptions(bool(config.grammar_mask), config.label_smoothing, config.relevance)
    changes = Augmentation(
        config.shuffle_tables,
        config.shuffle_columns,
        config.shuffle_values,
        config.drop_values,
        config.drop_columns,
        config.mask_words,
    )
    run = torch.compile(model, dynamic=True) if config.compile else model
    clock = Clock(config)
    totals: dict[str, Tensor] = {}
    step = tokens = 0
    model.train()
    for rows in sampler:
        progress = clock.progress(step)
        if progress >= 1:
            break
        sampler.progress = progress
        for group in optimizer.param_groups:
            group["lr"] = group["initial_lr"] * clock.rate(step, progress)
        with torch.autocast(device.type, torch.bfloat16, enabled=on_gpu):
            batch = examples.batch(rows, changes)
            to_read = ItemsToRead(FEWEST_CHOICES[int(random.integers(len(FEWEST_CHOICES)))])
            read = run(batch, to_read)
            losses = losses_of(read, batch, options)
            loss = weighted(losses, options)
            if config.consistency > 0:
                again = run(batch, to_read, read.kept)
                losses["apart"] = consistency_loss(read.scores, again.scores, batch, options)
                second = weighted(losses_of(again, batch, options), options)
                loss = (loss + second) / 2 + config.consistency * losses["apart"]
            if pairs is not None and config.pairs > 0 and step % config.pairs_every == 0:
                losses["pairs"] = pairs.loss(model.encoder, config, random)
                loss = loss + config.pairs * losses["pairs"]
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), config.clip)
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)
        step += 1
        tokens += batch.ids.numel()
        if step % AVERAGE_EVERY == 0:
            average.update()
        for name, value in losses.items():
            totals[name] = torch.lerp(totals.get(name, value.detach()), value.detach(), 0.02)
        if step % config.report_every == 0 or step == 20:
            seconds = time.time() - clock.begun
            said = "  ".join(f"{name} {float(value):.4f}" for name, value in totals.items())
            speed = f"{step / seconds:.1f} steps/s  {tokens / seconds:.0f} tokens/s"
            print(f"step {step}  {seconds:.0f} s  {speed}  {said}", flush=True)
    average.copy_into_model()
    seconds = time.time() - clock.begun
    return {"steps": step, "seconds": round(seconds), **{name: round(float(v), 4) for name, v in totals.items()}}


def tuning_rows(examples: Examples, limit: int) -> np.ndarray:
    """Rows of the tuning part, the same ones in every run."""
    rows = np.array([at for at, row in enumerate(examples.rows) if row.part == "tuning"], np.int64)
    return np.sort(np.random.default_rng(7).permutation(rows)[:limit])


def write_outcomes(path: Path, examples: Examples, outcomes: list) -> None:
    """One line per tuning example, to see what goes wrong."""
    with gzip.open(path, "wt") as file:
        for outcome in outcomes:
            row = examples.rows[outcome.row]
            line = {"source": row.source, "database": row.database, "id": row.id, "variant": row.variant}
            line |= {"shape": row.shape} | {k: v for k, v in dataclasses.asdict(outcome).items() if k != "row"}
            file.write(json.dumps(line) + "\n")


def main() -> None:
    config = parse_arguments()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(config.seed)
    torch.set_float32_matmul_precision("high")
    # cuDNN plans attention anew for every shape, which costs more than it gains here.
    torch.backends.cuda.enable_cudnn_sdp(False)
    begun = time.time()
    grammar = read_grammar()
    examples = Examples(read_arrays(config.work / "examples.npz.xz"), grammar, device)
    pair_file = config.work / "pairs.npz.xz"
    if config.pairs > 0 and not is_packed(pair_file):
        raise SystemExit(f"there is no {pair_file}: pack it, or train with --pairs 0")
    pairs = Pairs(read_arrays(pair_file), device) if config.pairs > 0 else None
    model = new_model(config, grammar).to(device)
    count = sum(parameter.numel() for parameter in model.parameters())
    size = f"{len(examples.rows)} examples, {count / 1e6:.1f} M parameters"
    print(f"{size}, ready in {time.time() - begun:.0f} s", flush=True)
    settings = {name: str(value) for name, value in dataclasses.asdict(config).items()}
    extra: dict[str, object] = {"training": train(model, examples, pairs, config), "settings": settings}
    write_with_figures(model, examples, pairs, config, extra)
    print(f"done in {time.time() - begun:.0f} s", flush=True)


def write_with_figures(
    model: Reader, examples: Examples, pairs: Pairs | None, config: TrainConfig, extra: dict[str, object]
) -> None:
    grammar = read_grammar()
    config.out.mkdir(parents=True, exist_ok=True)
    # The weights come first: whatever fails after this, they are not lost.
    write_weights(model, grammar, config.out, extra)
    rows = tuning_rows(examples, config.tuning_limit)
    if len(rows) > 0:
        outcomes = outcomes_of(model, examples, rows, bool(config.grammar_mask))
        extra["figures"] = figures_of(outcomes, examples)
        extra["reading less"] = figures_of_reading_less(model, examples, rows)
        write_outcomes(config.out / "tuning.jsonl.gz", examples, outcomes)
        if pairs is not None:
            extra["tool found first"] = pairs.right_first(model.encoder)
        extra["quantised"] = check_quantised(model, examples, rows[:: max(1, len(rows) // CHECK_LIMIT)], config.out)
        write_weights(model, grammar, config.out, extra)
        print(describe(extra["figures"], f"{config.out.name}: tuning part, greedy exact match"))
        print({name: value for name, value in extra.items() if name not in ("figures", "settings")})


if __name__ == "__main__":
    main()

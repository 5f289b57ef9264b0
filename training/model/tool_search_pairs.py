"""The second objective: a question's vector lies near the description of the saved tool that answers it."""

from __future__ import annotations

import json

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

from config import TrainConfig
from packed_examples import Ragged
from model import Encoder
from pack_examples import Arrays


class Pairs:
    """Questions with descriptions: the first is right, the others belong to the same database."""

    def __init__(self, arrays: Arrays, device: torch.device):
        rows = [json.loads(line) for line in bytes(arrays["rows"]).decode().splitlines()]
        parts = np.array([row["part"] for row in rows])
        self.rows = {part: np.flatnonzero(parts == part) for part in ("training", "tuning")}
        self.device = device
        self.questions = Ragged(arrays["question"], arrays["question_ends"], device)
        lengths = arrays["description_lengths"].astype(np.int64)
        self.descriptions = Ragged(arrays["descriptions"], np.cumsum(lengths), device)
        self.ends = arrays["description_lengths_ends"]

    def texts(self, column: Ragged, rows: np.ndarray) -> tuple[Tensor, Tensor]:
        width = -(-int(column.lengths[rows].max()) // 16) * 16
        return column.padded(torch.from_numpy(rows).to(self.device, non_blocking=True), width)

    def descriptions_of(self, row: int) -> np.ndarray:
        start = 0 if row == 0 else int(self.ends[row - 1])
        return np.arange(start, int(self.ends[row]))

    def loss(self, encoder: Encoder, config: TrainConfig, random: np.random.Generator) -> Tensor:
        """In-batch: every other description of the batch is wrong, unless its text is the same."""
        count = config.pairs_batch
        rows = random.choice(self.rows["training"], count)
        right, wrong = [], []
        for row in rows:
            own = self.descriptions_of(row)
            right.append(own[0])
            wrong.extend(random.permutation(own[1:])[: config.pairs_negatives])
        ids, present = self.texts(self.descriptions, np.array(right + wrong))
        descriptions = encoder.sentence(ids, present)
        questions = encoder.sentence(*self.texts(self.questions, rows))
        scores = questions @ descriptions.t() / config.pairs_temperature
        same = (ids[:count, None, :] == ids[None, :, :]).all(-1)
        itself = torch.eye(*same.shape, dtype=torch.bool, device=same.device)
        scores = scores.masked_fill(same & ~itself, -1e4)
        return F.cross_entropy(scores, torch.arange(count, device=scores.device))

    @torch.no_grad()
    def right_first(self, encoder: Encoder, limit: int = 1000) -> float | None:
        """The share of tuning questions whose own description comes first among those listed with it."""
        rows = self.rows["tuning"][:limit]
        if len(rows) == 0:
            return None
        right = 0
        for row in rows:
            question = encoder.sentence(*self.texts(self.questions, np.array([row])))
            listed = encoder.sentence(*self.texts(self.descriptions, self.descriptions_of(row)))
            right += int((listed @ question[0]).argmax()) == 0
        return right / len(rows)

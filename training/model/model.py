"""The reader's network. Tensor names are those of the weight file (see reader/README.md)."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from batch import Batch
from config import ModelConfig
from item_links import KINDS

ENCODER_EPSILON = 1e-12
EPSILON = 1e-5
NEVER = -1e4
IMPOSSIBLE = -1e9
"""The score of what cannot be chosen."""
WORD, TABLE, COLUMN = (KINDS.index(kind) for kind in ("word", "table", "column"))
EARLY_RELEVANT = -5.0
"""Logit from which something is read to the end in any case."""


@dataclass(frozen=True)
class ItemsToRead:
    """What is read to the end, however irrelevant it seems; as in reader/src/engine/choose-items-to-read.ts."""

    fewest: int = 32
    """Of all tables, columns and values so many."""
    whole_tables: int = 2
    """Of so many of the most relevant tables the columns."""
    partly_tables: int = 6
    """Of so many of them the columns that questions seldom name."""


MOST_COLUMNS = 24
MOST_SELDOM_NAMED = 6


@dataclass
class Reading:
    """What the model makes of a batch."""

    scores: Tensor
    """[batch, step, fixed tokens + items + items as last word] of the token after each written one."""
    relevance: Tensor
    """[batch, item], as logits."""
    early: Tensor
    """The same, as the first layers see it: what they hold least relevant is read no further."""
    kept: Tensor
    """[batch, item]: read to the end."""


class Attention:
    """Multi-head attention over projections that the caller has made."""

    def __init__(self, heads: int, dropout: float):
        self.heads = heads
        self.dropout = dropout

    def split(self, x: Tensor) -> Tensor:
        batch, length, width = x.shape
        return x.view(batch, length, self.heads, width // self.heads).transpose(1, 2)

    def __call__(self, q: Tensor, k: Tensor, v: Tensor, mask: Tensor | None, training: bool) -> Tensor:
        """`mask`: added to the scores; None: each position sees those before it and itself."""
        query, key, value = self.split(q), self.split(k), self.split(v)
        seen = F.scaled_dot_product_attention(
            query,
            key,
            value,
            attn_mask=None if mask is None else mask.to(query.dtype),
            is_causal=mask is None,
            dropout_p=self.dropout if training else 0.0,
        )
        return seen.transpose(1, 2).reshape(q.shape)


class Layer(nn.Module):
    """A post-norm layer of the encoder or, with `relations`, of the relation layers."""

    def __init__(self, config: ModelConfig, feed_forward: int, epsilon: float, dropout: float, relations: int = 0):
        super().__init__()
        width = config.hidden
        self.query = nn.Linear(width, width)
        self.key = nn.Linear(width, width)
        self.value = nn.Linear(width, width)
        self.output = nn.Linear(width, width)
        self.up = nn.Linear(width, feed_forward)
        self.down = nn.Linear(feed_forward, width)
        self.attention_norm = nn.LayerNorm(width, eps=epsilon)
        self.output_norm = nn.LayerNorm(width, eps=epsilon)
        self.attention = Attention(config.heads, dropout)
        self.dropout = nn.Dropout(dropout)
        if relations:
            self.relation = nn.Parameter(torch.zeros(relations, config.heads))

    def forward(self, x: Tensor, mask: Tensor) -> Tensor:
        seen = self.attention(self.query(x), self.key(x), self.value(x), mask, self.training)
        x = self.attention_norm(x + self.dropout(self.output(seen)))
        return self.output_norm(x + self.dropout(self.down(F.gelu(self.up(x)))))


class Encoder(nn.Module):
    def __init__(self, config: ModelConfig, dropout: float):
        super().__init__()
        width = config.hidden
        self.word = nn.Parameter(torch.randn(config.vocabulary, width) * 0.02)
        self.position = nn.Parameter(torch.randn(config.positions, width) * 0.02)
        self.segment = nn.Parameter(torch.zeros(config.segments, width))
        self.match = nn.Parameter(torch.zeros(config.matches, width))
        # 'encoder.type' in the weight file: modules have a method `type`.
        self.types = nn.Parameter(torch.zeros(config.types, width))
        self.norm = nn.LayerNorm(width, eps=ENCODER_EPSILON)
        self.layers = nn.ModuleList(
            Layer(config, config.encoder_feed_forward, ENCODER_EPSILON, dropout)
            for _ in range(config.encoder_layers)
        )
        self.dropout = nn.Dropout(dropout)

    def embed(self, batch: Batch) -> Tensor:
        x = F.embedding(batch.ids, self.word) + F.embedding(batch.positions, self.position)
        x = x + F.embedding(batch.segments, self.segment)
        x = x + F.embedding(batch.match, self.match) + F.embedding(batch.type, self.types)
        return self.dropout(self.norm(x))

    def sentence(self, ids: Tensor, present: Tensor) -> Tensor:
        """The normalised mean vector of plain texts: segment 0, match 0, type 0."""
        x = F.embedding(ids, self.word) + self.position[: ids.shape[1]]
        x = self.dropout(self.norm(x + self.segment[0] + self.match[0] + self.types[0]))
        x = self.run(x, present, self.layers)
        weight = present.to(x.dtype)[:, :, None]
        mean = (x * weight).sum(1) / weight.sum(1)
        return F.normalize(mean.float(), dim=-1)

    def run(self, x: Tensor, present: Tensor, layers: Iterable[nn.Module]) -> Tensor:
        mask = never_where_absent(present)
        for layer in layers:
            x = layer(x, mask)
        return x


class DecoderLayer(nn.Module):
    """A pre-norm layer: sees the tokens before, then the items."""

    def __init__(self, config: ModelConfig, dropout: float):
        super().__init__()
        width = config.hidden
        for part in ("self", "cross"):
            for name in ("query", "key", "value", "output"):
                self.add_module(f"{part}_{name}", nn.Linear(width, width))
        self.up = nn.Linear(width, config.decoder_feed_forward)
        self.down = nn.Linear(config.decoder_feed_forward, width)
        self.self_norm = nn.LayerNorm(width, eps=EPSILON)
        self.cross_norm = nn.LayerNorm(width, eps=EPSILON)
        self.output_norm = nn.LayerNorm(width, eps=EPSILON)
        self.attention = Attention(config.heads, dropout)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, items: Tensor, item_mask: Tensor) -> Tensor:
        y = self.self_norm(x)
        seen = self.attention(self.self_query(y), self.self_key(y), self.self_value(y), None, self.training)
        x = x + self.dropout(self.self_output(seen))
        query = self.cross_query(self.cross_norm(x))
        seen = self.attention(query, self.cross_key(items), self.cross_value(items), item_mask, self.training)
        x = x + self.dropout(self.cross_output(seen))
        return x + self.dropout(self.down(F.gelu(self.up(self.output_norm(x)))))


class Decoder(nn.Module):
    def __init__(self, config: ModelConfig, dropout: float):
        super().__init__()
        width = config.hidden
        self.token = nn.Parameter(torch.randn(config.fixed_tokens, width) * 0.05)
        self.position = nn.Parameter(torch.randn(config.decoder_positions, width) * 0.02)
        self.layers = nn.ModuleList(DecoderLayer(config, dropout) for _ in range(config.decoder_layers))
        self.norm = nn.LayerNorm(width, eps=EPSILON)
        self.pointer_in = nn.Linear(width, width)
        self.last_in = nn.Linear(width, width)
        self.pointer_out = nn.Linear(width, width)
        self.last_out = nn.Linear(width, width)
        self.fixed = nn.Linear(width, config.fixed_tokens)
        self.dropout = nn.Dropout(dropout)

    def forward(self, written: Tensor, items: Tensor, present: Tensor) -> Tensor:
        """Scores [batch, step, fixed tokens + items + items as last word] of the token after each written one."""
        width = items.shape[-1]
        fixed = self.token.to(items.dtype).expand(len(items), -1, -1)
        vectors = torch.cat([fixed, self.pointer_in(items), self.last_in(items)], 1)
        x = vectors.gather(1, written[:, :, None].expand(-1, -1, width))
        x = self.dropout(x + self.position[: written.shape[1]])
        mask = never_where_absent(present)
        for layer in self.layers:
            x = layer(x, items, mask)
        # The scores need more digits than bfloat16 has.
        with torch.autocast(x.device.type, enabled=False):
            return self.scores(self.norm(x.float()), items.float())

    def scores(self, x: Tensor, items: Tensor) -> Tensor:
        scaled = items.transpose(1, 2) / math.sqrt(items.shape[-1])
        return torch.cat([self.fixed(x), self.pointer_out(x) @ scaled, self.last_out(x) @ scaled], -1)


class Reader(nn.Module):
    def __init__(self, config: ModelConfig, dropout: float = 0.0):
        super().__init__()
        self.config = config
        self.encoder = Encoder(config, dropout)
        self.kind = nn.Parameter(torch.randn(config.kinds, config.hidden) * 0.02)
        self.relation_layers = nn.ModuleList(
            Layer(config, config.relation_feed_forward, EPSILON, dropout, config.relations)
            for _ in range(config.relation_layers)
        )
        self.decoder = Decoder(config, dropout)
        self.relevance = nn.Linear(config.hidden, 1)
        self.early_relevance = nn.Linear(config.hidden, 1)

    def items(self, batch: Batch, to_read: ItemsToRead, kept: Tensor | None) -> tuple[Tensor, Tensor, Tensor]:
        """The vectors of the items, what the first layers hold relevant, and which items were read to the end."""
        early_layers = self.config.early_layers
        tokens = self.encoder.run(self.encoder.embed(batch), batch.token_mask, self.encoder.layers[:early_layers])
        early = self.early_relevance(mean_of_items(tokens, batch))[..., 0].float()
        if kept is None:
            kept = kept_items(early.detach(), batch, to_read, self.training)
        tokens = self.encoder.run(tokens, batch.token_mask & kept_tokens(kept, batch), self.encoder.layers[early_layers:])
        x = mean_of_items(tokens, batch) + F.embedding(batch.kinds, self.kind)
        mask = never_where_absent(kept)
        for bias, layer in zip(self.relation_biases(batch), self.relation_layers):
            x = layer(x, mask.to(bias.dtype) + bias)
        return x, early, kept

    def relation_biases(self, batch: Batch) -> list[Tensor]:
        """[batch, heads, items, items] per layer. A product with one-hot rows: the gradient of a lookup into
        a table of 64 rows would add millions of numbers into the same few addresses."""
        count = self.config.relations
        device = batch.kinds.device.type
        dtype = torch.get_autocast_dtype(device) if torch.is_autocast_enabled(device) else torch.float32
        size, items = batch.kinds.shape
        rows = torch.arange(count, device=batch.relations.device, dtype=batch.relations.dtype)
        one_hot = (batch.relations.view(size, 1, -1) == rows.view(1, -1, 1)).to(dtype)
        tables = torch.cat([layer.relation for layer in self.relation_layers], 1).t().to(dtype)
        biases = (tables @ one_hot).view(size, len(self.relation_layers), -1, items, items)
        return list(biases.unbind(1))

    def forward(self, batch: Batch, to_read: ItemsToRead = ItemsToRead(), kept: Tensor | None = None) -> Reading:
        """`to_read`: what is read to the end at least. `kept`: the items of another pass."""
        items, early, kept = self.items(batch, to_read, kept)
        scores = self.decoder(batch.written, items, kept)
        fixed = torch.ones_like(kept[:, :1]).expand(-1, self.config.fixed_tokens)
        possible = torch.cat([fixed, kept, kept], 1)[:, None, :]
        scores = scores.masked_fill(~possible, IMPOSSIBLE)
        return Reading(scores, self.relevance(items)[..., 0].float(), early, kept)


def kept_items(early: Tensor, batch: Batch, to_read: ItemsToRead, training: bool) -> Tensor:
    """Words, what seems relevant, so many of the others that it is `fewest`, and columns of the likeliest tables; with a
    value its column, with a column its table. In training also what the target points at, so that it can be learned."""
    schema = batch.item_mask & (batch.kinds != WORD)
    scores = early.masked_fill(~schema, NEVER)
    count = min(to_read.fewest, scores.shape[1])
    least = scores.topk(count, 1).values[:, -1:]
    kept = schema & (scores >= least.clamp(max=EARLY_RELEVANT))
    kept = kept | columns_of_likely_tables(scores, batch, to_read)
    if training:
        kept = kept | batch.relevant
    for _ in range(2):
        kept = kept | owners_of(kept, batch)
    return (kept | (batch.kinds == WORD)) & batch.item_mask


def columns_of_likely_tables(scores: Tensor, batch: Batch, to_read: ItemsToRead) -> Tensor:
    """[batch, item]"""
    tables, columns = (batch.item_mask & (batch.kinds == kind) for kind in (TABLE, COLUMN))
    better = scores[:, None, :] > scores[:, :, None]
    # Of a table: how many tables are more relevant. Of a column: how many of its table are, of all and of those alike.
    rank = (better & tables[:, None, :]).sum(2)
    table_rank = rank.gather(1, batch.owners.clamp(min=0))
    beside = better & columns[:, None, :] & (batch.owners[:, :, None] == batch.owners[:, None, :])
    among_all = beside.sum(2)
    among_seldom = (beside & batch.seldom_named[:, None, :]).sum(2)
    whole = (table_rank < to_read.whole_tables) & (among_all < MOST_COLUMNS)
    partly = (table_rank < to_read.partly_tables) & batch.seldom_named & (among_seldom < MOST_SELDOM_NAMED)
    return columns & (whole | partly)


def owners_of(items: Tensor, batch: Batch) -> Tensor:
    """[batch, item]: the tables of these columns, the columns of these values."""
    owned = items & (batch.owners >= 0)
    return torch.zeros_like(batch.owners).scatter_add(1, batch.owners.clamp(min=0), owned.long()) > 0


def kept_tokens(kept: Tensor, batch: Batch) -> Tensor:
    """[batch, token]: the tokens of these items; those of none that begin and end the question; a separator where the
    table before it stays."""
    items = batch.token_items
    none = items < 0
    owners = batch.owners
    tables = torch.where(owners >= 0, owners, torch.arange(owners.shape[1], device=owners.device))
    tables = tables.gather(1, tables)
    before = torch.cat([items[:, :1], items[:, :-1]], 1)
    closes = kept.gather(1, tables.gather(1, before.clamp(min=0))) & (before >= 0) & (batch.segments > 0)
    return torch.where(none, closes | (batch.segments == 0), kept.gather(1, items.clamp(min=0)))


def never_where_absent(present: Tensor) -> Tensor:
    return torch.where(present, 0.0, NEVER)[:, None, None, :]


def mean_of_items(tokens: Tensor, batch: Batch) -> Tensor:
    count = batch.kinds.shape[1]
    numbers = torch.arange(count, device=tokens.device)
    belongs = (batch.token_items[:, None, :] == numbers[None, :, None]).to(tokens.dtype)
    return (belongs @ tokens) / belongs.sum(-1, keepdim=True).clamp(min=1)

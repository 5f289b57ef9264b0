"""Tests of the training code on made-up questions over made-up tables.

python3 -m unittest discover -s training/model
"""

from __future__ import annotations

import dataclasses
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import numpy as np
import torch
from torch import Tensor

from augment_examples import Augmentation
from config import ModelConfig, TrainConfig
from packed_examples import Examples
from evaluate import figures_of, outcomes_of
from weight_file import check_quantised, load_model, read_weights, write_weights
from grammar import LAST_WORD_OFFSET, read_grammar
from add_layers import grown, origins
from model import ItemsToRead, Reader, kept_items, kept_tokens
from pack_examples import joined, pack_examples, pack_pairs, read_arrays, write_arrays
from tool_search_pairs import Pairs
from batch_sampler import Source, batches_of, parse_mix, shares_at
from train import new_sampler, train

GRAMMAR = read_grammar()
FIXED = len(GRAMMAR.fixed_tokens)
CPU = torch.device("cpu")
NAMES = range(200, 260)
TIME = GRAMMAR.seldom_named[0]
SMALL = {"hidden": 48, "heads": 4, "vocabulary": 300, "encoder_layers": 2, "encoder_feed_forward": 64}
SMALL |= {"early_layers": 1}
SMALL |= {"relation_layers": 1, "relation_feed_forward": 64, "decoder_layers": 1, "decoder_feed_forward": 64}


def token(name: str) -> int:
    return GRAMMAR.fixed_tokens.index(name)


def toy_example(number: int, random: np.random.Generator) -> dict:
    """'150 <table>' counts the rows of a table; '151 <table> <column>' lists a column; others have no answer."""
    tables = int(random.integers(2, 4))
    names = random.choice(NAMES, tables * 3, replace=False)
    form = int(random.integers(0, 3))
    table, column = int(random.integers(tables)), int(random.integers(2))
    words = [150 + form, int(names[table]), int(names[tables + 2 * table + column])]
    count = len(words)
    ids, segments = [101, *words, 102], [-1, *range(count), -1]
    for one in range(tables):
        first = tables + 2 * one
        ids += [int(names[one]), int(names[first]), int(names[first + 1]), 102]
        segments += [count + one, count + first, count + first + 1, -1]
    table_item, column_item = count + table, count + tables + 2 * table + column
    value_item = count + 3 * tables
    ids[-1:-1], segments[-1:-1] = [7], [value_item]
    targets = [
        [FIXED + table_item, token("SELECT"), token("COUNT_ROWS"), token("END")],
        [FIXED + table_item, token("WHERE"), FIXED + column_item, token("EQ"), FIXED + 2,
         FIXED + LAST_WORD_OFFSET + 2, token("SELECT"), FIXED + column_item, token("END")],
        [token("UNANSWERABLE")],
    ]  # fmt: skip
    # The second column of each table is a moment.
    first_column = count + tables
    types = [TIME if first_column <= item < value_item and (item - first_column) % 2 else 1 for item in segments]
    owners = [-1] * (count + tables) + [count + at // 2 for at in range(2 * tables)] + [value_item - 1]
    links = [[1, table_item, GRAMMAR.relation_names.index("word, table: whole name")]]
    links.append([2, column_item, GRAMMAR.relation_names.index("word, column: whole name")])
    return {
        "source": "own" if number % 2 else "public", "part": "tuning" if number % 10 == 0 else "training",
        "database": "toy", "id": number, "variant": "plain", "weight": 1, "ids": ids, "segments": segments,
        "match": [0] * len(ids), "type": types,
        "kinds": [0] * count + [1] * tables + [2] * 2 * tables + [3], "owners": owners, "words": count,
        "foreignKeys": [[count, count + 1]], "links": links, "target": targets[form],
    }  # fmt: skip


def toy_examples(count: int) -> list[dict]:
    random = np.random.default_rng(3)
    return [toy_example(number, random) for number in range(count)]


def toy_model() -> Reader:
    torch.manual_seed(1)
    return Reader(ModelConfig.for_grammar(GRAMMAR, **SMALL))


class PackTest(unittest.TestCase):
    def setUp(self) -> None:
        self.raw = toy_examples(40)
        # As two processes export them.
        packed = joined([pack_examples(iter(part), GRAMMAR) for part in (self.raw[:15], self.raw[15:])])
        with tempfile.TemporaryDirectory() as folder:
            write_arrays(Path(folder) / "examples.npz.xz", packed)
            self.examples = Examples(read_arrays(Path(folder) / "examples.npz.xz"), GRAMMAR, CPU)

    def test_a_batch_holds_the_examples_as_they_were_exported(self) -> None:
        rows = np.array([3, 17, 8])
        batch = self.examples.batch(rows)
        items = batch.kinds.shape[1]
        for at, row in enumerate(rows):
            raw = self.raw[row]
            length, steps = len(raw["ids"]), len(raw["target"])
            self.assertEqual(batch.ids[at, :length].tolist(), raw["ids"])
            self.assertEqual(batch.token_items[at, :length].tolist(), raw["segments"])
            self.assertEqual(batch.kinds[at][batch.item_mask[at]].tolist(), raw["kinds"])
            last = FIXED + LAST_WORD_OFFSET
            target = [t if t < last else t - LAST_WORD_OFFSET + items for t in raw["target"]]
            self.assertEqual(batch.target[at, :steps].tolist(), target)
            self.assertEqual(batch.written[at, : steps + 1].tolist()[: steps], [1, *target[:-1]])
            self.assertEqual(int(batch.step_mask[at].sum()), steps)
            pointed = {t - FIXED for t in raw["target"] if FIXED <= t < last}
            self.assertEqual(set(batch.relevant[at].nonzero()[:, 0].tolist()), pointed)
            self.assertEqual(batch.segments[at, :6].tolist(), [0] * 5 + [1])

    def test_only_what_the_grammar_allows_may_be_chosen(self) -> None:
        batch = self.examples.batch(np.arange(40))
        self.assertTrue(batch.allowed.gather(2, batch.target[:, :, None]).all())
        first = batch.allowed[:, 0]
        self.assertTrue(first[:, token("UNANSWERABLE")].all())
        self.assertFalse(first[:, token("SELECT")].any())
        tables = (batch.kinds == 1) & batch.item_mask
        self.assertTrue(torch.equal(first[:, FIXED : FIXED + tables.shape[1]], tables))

    def test_an_example_that_breaks_the_grammar_is_left_out(self) -> None:
        broken = {**self.raw[0], "target": [token("SELECT")]}
        arrays = pack_examples(iter([broken, self.raw[1]]), GRAMMAR)
        self.assertEqual(len(arrays["ids_ends"]), 1)

    def test_examples_of_another_grammar_are_refused(self) -> None:
        arrays = pack_examples(iter(self.raw), GRAMMAR)
        arrays["grammar"] = arrays["grammar"][:-1]
        self.assertRaisesRegex(ValueError, "another grammar", Examples, arrays, GRAMMAR, CPU)

    def test_changes_keep_the_question_the_order_inside_columns_and_what_the_target_needs(self) -> None:
        torch.manual_seed(0)
        changes = Augmentation(1.0, 1.0, 1.0, drop_values=1.0, drop_columns=0.5, mask_words=0.5)
        rows = np.arange(40)
        plain, batch = self.examples.batch(rows), self.examples.batch(rows, changes)
        moved = False
        for at in range(len(rows)):
            present = batch.token_mask[at]
            positions = batch.positions[at][present]
            self.assertEqual(sorted(positions.tolist()), list(range(int(present.sum()))))
            self.assertEqual(positions[:5].tolist(), [0, 1, 2, 3, 4])
            moved |= positions.tolist() != sorted(positions.tolist())
            self.assertTrue((batch.item_mask[at] | ~plain.relevant[at]).all())
            spoken = self.raw[at]["target"][4:5] == [FIXED + 2]
            self.assertTrue(not spoken or batch.ids[at, 3] == plain.ids[at, 3])
            separators = (plain.ids[at] == 102).long()
            blocks = (separators.cumsum(0) - separators)[present]
            names = [int(blocks[p]) for p in positions.argsort()]
            self.assertEqual(len([1 for a, b in zip(names, names[1:]) if a != b]), len(set(names)) - 1)
        self.assertTrue(moved)


class SamplerTest(unittest.TestCase):
    def test_shares_move_from_start_to_end(self) -> None:
        mix = parse_mix("own=0.4:0.8")
        weights = {"own": 10.0, "spider": 30.0, "wikisql": 10.0}
        start = shares_at(mix, weights, 0.0)
        for name, share in {"own": 0.4, "spider": 0.45, "wikisql": 0.15}.items():
            self.assertAlmostEqual(start[name], share)
        self.assertAlmostEqual(shares_at(mix, weights, 1.0)["own"], 0.8)

    def test_batches_stay_within_the_tokens_and_hold_every_row_once(self) -> None:
        lengths = np.random.default_rng(0).integers(20, 400, 500)
        batches = batches_of(np.arange(500), lengths, 4096)
        self.assertEqual(sorted(np.concatenate(batches).tolist()), list(range(500)))
        for batch in batches:
            self.assertLessEqual(-(-lengths[batch].max() // 32) * 32 * len(batch), 4096)

    def test_a_source_deals_each_row_by_its_weight(self) -> None:
        source = Source(np.arange(4), np.array([1.0, 1.0, 1.0, 3.0]), np.random.default_rng(0))
        dealt = np.bincount(source.take(6000), minlength=4) / 6000
        self.assertTrue(np.allclose(dealt, [1 / 6, 1 / 6, 1 / 6, 1 / 2], atol=0.02))


    def test_databases_of_a_source_that_is_left_out_are_not_met_under_other_names_either(self) -> None:
        raw = [{**one, "database": one["source"]} for one in toy_examples(40)]
        raw += [{**one, "source": "renamed"} for one in raw]
        examples = Examples(pack_examples(iter(raw), GRAMMAR), GRAMMAR, CPU)
        met = new_sampler(examples, TrainConfig(leave_out="public")).sources
        found = {name: {examples.rows[row].database for row in source.rows} for name, source in met.items()}
        self.assertEqual(found, {"own": {"own"}, "renamed": {"own"}})


class ReadToTheEndTest(unittest.TestCase):
    def setUp(self) -> None:
        self.examples = Examples(pack_examples(iter(toy_examples(30)), GRAMMAR), GRAMMAR, CPU)
        self.batch = self.examples.batch(np.arange(30))
        self.schema = self.batch.item_mask & (self.batch.kinds != 0)

    def kept(self, fewest: int, training: bool, whole_tables: int = 0, partly_tables: int = 0) -> Tensor:
        early = torch.where(self.batch.kinds == 3, -6.0, -9.0) - torch.arange(self.schema.shape[1]) / 100
        return kept_items(early, self.batch, ItemsToRead(fewest, whole_tables, partly_tables), training)

    def test_words_stay_and_the_most_relevant_with_what_they_belong_to(self) -> None:
        kept = self.kept(1, False)
        words = self.batch.item_mask & (self.batch.kinds == 0)
        self.assertTrue((kept | ~words).all())
        # The value, its column, the table of that.
        self.assertEqual((kept & self.schema).sum(1).tolist(), [3] * 30)
        self.assertTrue(torch.equal(self.kept(1000, False), self.batch.item_mask))

    def test_columns_of_likely_tables_stay_and_moments_of_more(self) -> None:
        kept = self.kept(1, False, whole_tables=1, partly_tables=2)
        columns = (self.batch.kinds == 2) & self.batch.item_mask
        first = (self.batch.kinds == 1).long().argmax(1)
        of_first = columns & (self.batch.owners == first[:, None])
        of_second = columns & (self.batch.owners == first[:, None] + 1) & self.batch.seldom_named
        of_value = columns & (torch.arange(columns.shape[1]) == (self.batch.item_mask.sum(1) - 2)[:, None])
        self.assertEqual(of_second.sum(1).tolist(), [1] * 30)
        self.assertTrue(torch.equal(kept & columns & ~of_value, (of_first | of_second) & ~of_value))

    def test_training_keeps_what_the_target_points_at(self) -> None:
        self.assertTrue((self.batch.relevant & ~self.kept(1, False)).any())
        self.assertFalse((self.batch.relevant & ~self.kept(1, True)).any())

    def test_tokens_of_what_is_left_out_go_with_their_separator(self) -> None:
        kept = self.kept(1, False)
        tokens = kept_tokens(kept, self.batch) & self.batch.token_mask
        for at in range(30):
            items = self.batch.token_items[at][tokens[at]].tolist()
            self.assertEqual({item for item in items if item >= 0}, set(kept[at].nonzero()[:, 0].tolist()))
            # The start, the end of the question, the end of the table.
            self.assertEqual(items.count(-1), 3)

    def test_what_is_left_out_changes_nothing(self) -> None:
        model = toy_model().eval()
        model.early_relevance.bias.data.fill_(-30)
        with torch.no_grad():
            before = model(self.batch, ItemsToRead(1, 0, 0))
            dropped = ~kept_tokens(before.kept, self.batch) & self.batch.token_mask
            self.assertTrue(dropped.any())
            after = model(self.batch, ItemsToRead(1, 0, 0), before.kept)
            self.assertTrue(torch.allclose(before.scores, after.scores, atol=1e-5))
            self.assertTrue((before.scores[:, :, FIXED : FIXED + self.schema.shape[1]][~before.kept[:, None, :].expand(-1, before.scores.shape[1], -1)] < -1e3).all())


class TrainTest(unittest.TestCase):
    def test_a_small_model_learns_the_toy_and_survives_export(self) -> None:
        examples = Examples(pack_examples(iter(toy_examples(900)), GRAMMAR), GRAMMAR, CPU)
        model = toy_model()
        rates = {"rate": 4e-3, "encoder_rate": 4e-3, "warm_up": 30}
        config = TrainConfig(steps=260, tokens=768, report_every=150, dropout=0.0, mask_words=0.0, **rates)
        train(model, examples, None, config)
        rows = np.array([at for at, row in enumerate(examples.rows) if row.part == "tuning"])
        outcomes = outcomes_of(model, examples, rows)
        figures = figures_of(outcomes, examples)
        self.assertGreater(np.mean([outcome.exact for outcome in outcomes]), 0.9)
        self.assertGreater(figures["unanswerable recall"], 0.9)
        with tempfile.TemporaryDirectory() as name:
            write_weights(model, GRAMMAR, Path(name), {})
            shares = check_quantised(model, examples, rows, Path(name))
            self.assertGreater(shares["int8"], shares["float32"] - 0.05)

    def test_written_weights_are_those_of_the_model_within_half_a_step(self) -> None:
        model = toy_model()
        with tempfile.TemporaryDirectory() as name:
            write_weights(model, GRAMMAR, Path(name), {"figures": {}})
            stored = read_weights(Path(name))
            self.assertEqual(load_model(Path(name), CPU).config, model.config)
        self.assertEqual(set(stored), set(model.state_dict()))
        for key, tensor in model.state_dict().items():
            step = np.abs(tensor.numpy()).max() / 127
            self.assertLessEqual(float(np.abs(stored[key] - tensor.numpy()).max()), step * 0.51)

    def test_a_grown_model_has_the_layers_wanted_and_a_new_decoder_layer_changes_nothing(self) -> None:
        small = toy_model().eval()
        tensors = {name: tensor.numpy() for name, tensor in small.state_dict().items()}
        wanted = {"encoder.layers": 4, "relation_layers": 2, "decoder.layers": 1}
        names = set(grown(tensors, wanted))
        config = dataclasses.replace(small.config, encoder_layers=4, relation_layers=2)
        self.assertEqual(names, set(Reader(config).state_dict()))
        deeper = Reader(dataclasses.replace(small.config, decoder_layers=3)).eval()
        more = grown(tensors, {"encoder.layers": 2, "relation_layers": 1, "decoder.layers": 3})
        deeper.load_state_dict({name: torch.from_numpy(tensor) for name, tensor in more.items()})
        examples = Examples(pack_examples(iter(toy_examples(20)), GRAMMAR), GRAMMAR, CPU)
        batch = examples.batch(np.arange(8))
        with torch.no_grad():
            self.assertTrue(torch.allclose(small(batch).scores, deeper(batch).scores, atol=1e-5))

    def test_copies_of_layers_follow_their_originals_from_the_last_on(self) -> None:
        self.assertEqual(origins(3, 5), [(0, False), (1, False), (1, True), (2, False), (2, True)])
        with self.assertRaises(ValueError):
            origins(3, 2)

    def test_pairs_are_learned_by_the_encoder(self) -> None:
        random = np.random.default_rng(0)
        texts = [[101, int(name), 102] for name in random.permutation(NAMES)[:20]]
        listed = [{"database": "toy", "part": part, "question": [101, 150, *texts[at][1:]],
                   "descriptions": [texts[at], texts[(at + 1) % 20]]}
                  for at in range(20) for part in ("training", "tuning")]  # fmt: skip
        pairs = Pairs(pack_pairs(iter(listed)), CPU)
        encoder = toy_model().encoder
        config = TrainConfig(pairs_batch=8, pairs_negatives=1)
        optimizer = torch.optim.AdamW(encoder.parameters(), 1e-3)
        losses = []
        for _ in range(40):
            loss = pairs.loss(encoder, config, random)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            losses.append(loss.item())
        self.assertLess(np.mean(losses[-5:]), np.mean(losses[:5]))
        self.assertGreater(pairs.right_first(encoder), 0.8)


if __name__ == "__main__":
    unittest.main()

import type { ItemsToRead } from './choose-items-to-read.ts';
import { type DecoderLayer, decoderEpsilon } from './copy-weights-into-kernel.ts';
import { encodeItems, logitOf } from './encode-items.ts';
import { addTableRow } from './encoder.ts';
import type { ModelInput } from './model-input-types.ts';
import type { Machine } from './run-layers.ts';
import { roundedUp, rowOf, runLinear, writeLinear } from './run-linear-layer.ts';

/** What was put in last: a fixed token, an item that is pointed at, or an item that ends a span. */
export type DecoderToken = { kind: 'fixed' | 'pointer' | 'last'; at: number };

/** A sequence to go on with: its new token, and the slots of the tokens before it. */
export type DecoderRow = { token: DecoderToken; slots: readonly number[] };

/** Raw scores of what may come next. Valid until the next step. */
export type DecoderScores = { fixed: Float32Array; pointer: Float32Array; last: Float32Array };

export type SessionSize = {
  /** How many sequences go on side by side at most. */
  rows: number;
  /** How long they get at most. */
  steps: number;
  toRead: ItemsToRead;
};

/** One input laid out for decoding; `close` frees its memory. Only one is open at a time. */
export class DecoderSession {
  readonly #machine: Machine;
  readonly #mark: number;
  /** Which items of the input the decoder sees, in order: to its tokens and scores, their places here are their numbers. */
  readonly kept: readonly number[];
  readonly #early: Float32Array;
  readonly #items: number;
  readonly #itemRows: number;
  readonly #itemVectors: number;
  readonly #itemColumns: number;
  readonly #pointerVectors: number;
  readonly #lastVectors: number;
  /** Keys of the items, one column per item, and their values, head by head; per layer. */
  readonly #crossKeys: readonly number[];
  readonly #crossValues: readonly number[];
  /** Queries, keys and values of all tokens so far, per layer: a slot is a row. */
  readonly #pools: readonly number[];
  readonly #rows: number;
  readonly #steps: number;
  #step = 0;
  /** The rows of this step, rounded up to four: at the start and at the end there are few. */
  #active = 0;
  /** The same rounded up to two: so many go through linear layers. */
  #read = 0;

  constructor(machine: Machine, input: ModelInput, { rows, steps, toRead }: SessionSize) {
    const { arena, functions, model } = machine;
    const { hidden, decoderPositions } = model.config;
    this.#machine = machine;
    this.#mark = arena.mark();
    this.#rows = Math.ceil(rows / 4) * 4;
    this.#steps = Math.min(steps, decoderPositions);
    const { vectors, kept, early } = encodeItems(machine, input, toRead);
    this.kept = kept;
    this.#early = early;
    this.#items = kept.length;
    this.#itemRows = roundedUp(this.#items);
    this.#itemVectors = vectors;
    const items = { x: this.#itemVectors, rows: this.#itemRows };
    this.#itemColumns = arena.takeFloats(hidden * this.#itemRows);
    const scale = 1 / Math.sqrt(hidden);
    functions.transpose(items.x, hidden, items.rows, hidden, scale, this.#itemColumns, items.rows);
    this.#pointerVectors = runLinear(machine, model.pointerIn, items);
    this.#lastVectors = runLinear(machine, model.lastIn, items);
    this.#crossKeys = model.decoder.map(() => arena.takeFloats(hidden * this.#itemRows));
    this.#crossValues = model.decoder.map(() => arena.takeFloats(hidden * this.#itemRows));
    for (const [at, layer] of model.decoder.entries()) this.#prepareItems(layer, at, items);
    this.#pools = model.decoder.map((layer) =>
      arena.takeFloats(this.#steps * this.#rows * layer.selfAttention.outputs),
    );
  }

  #prepareItems(layer: DecoderLayer, at: number, items: { x: number; rows: number }): void {
    const { arena, functions, model } = this.#machine;
    const { hidden, heads } = model.config;
    const width = hidden / heads;
    const mark = arena.mark();
    const joined = runLinear(this.#machine, layer.crossItems, items);
    const stride = layer.crossItems.outputs;
    const scale = Math.LOG2E / Math.sqrt(width);
    const keys = this.#crossKeys[at] as number;
    const values = this.#crossValues[at] as number;
    functions.transpose(joined, stride, items.rows, hidden, scale, keys, items.rows);
    for (let head = 0; head < heads; head += 1) {
      const from = joined + 4 * (hidden + head * width);
      functions.packRows(from, stride, items.rows, width, values + 4 * head * width * items.rows);
    }
    arena.release(mark);
  }

  /** How relevant each item of the input is to the question, 0 to 1; of those that the decoder does not see, as the first layers hold it. */
  relevance(): Float32Array {
    const { arena, model } = this.#machine;
    const { hidden } = model.config;
    const logits = this.#early.slice();
    for (const [at, item] of this.kept.entries()) {
      logits[item] = logitOf(model.relevance, arena.floats(rowOf(this.#itemVectors, at, hidden), hidden));
    }
    return logits.map((logit) => 1 / (1 + Math.exp(-logit)));
  }

  get stepsLeft(): number {
    return this.#steps - this.#step;
  }

  /** Puts one token into each sequence. Row `r` of step `s` gets the slot `slotOf(r)` of that step. */
  step(rows: readonly DecoderRow[]): DecoderScores[] {
    if (rows.length > this.#rows || this.stepsLeft === 0)
      throw new RangeError('The decoder has no room left.');
    this.#active = Math.ceil(rows.length / 4) * 4;
    this.#read = Math.ceil(rows.length / 2) * 2;
    const { arena, functions, model } = this.#machine;
    const { hidden } = model.config;
    const mark = arena.mark();
    const x = this.#embed(rows);
    for (const [at, layer] of model.decoder.entries()) this.#runLayer(layer, { at, x, rows });
    functions.normalizeRows(x, 0, model.decoderNorm, x, this.#active, hidden, decoderEpsilon);
    const scores = this.#score(x, rows.length);
    this.#step += 1;
    arena.release(mark);
    return scores;
  }

  /** The slot that row `row` of the next step gets. */
  slotOf(row: number): number {
    return this.#step * this.#rows + row;
  }

  close(): void {
    this.#machine.arena.release(this.#mark);
  }

  #embed(rows: readonly DecoderRow[]): number {
    const { arena, functions, model } = this.#machine;
    const { hidden } = model.config;
    const x = arena.takeZeros(this.#active * hidden);
    for (const [at, { token }] of rows.entries()) {
      const to = x + 4 * at * hidden;
      if (token.kind === 'fixed') addTableRow(this.#machine, model.token, { row: token.at, to });
      else {
        const vectors = token.kind === 'pointer' ? this.#pointerVectors : this.#lastVectors;
        functions.addScaled(rowOf(vectors, token.at, hidden), 1, to, hidden);
      }
      addTableRow(this.#machine, model.decoderPosition, { row: this.#step, to });
    }
    return x;
  }

  #runLayer(
    layer: DecoderLayer,
    { at, x, rows }: { at: number; x: number; rows: readonly DecoderRow[] },
  ): void {
    const { arena, functions, model } = this.#machine;
    const { hidden } = model.config;
    const count = this.#active;
    const mark = arena.mark();
    const normal = arena.takeFloats(count * hidden);
    const attended = arena.takeZeros(count * hidden);

    functions.normalizeRows(x, 0, layer.selfNorm, normal, count, hidden, decoderEpsilon);
    this.#attendSelf(layer, { at, normal, rows, attended });
    this.#add(runLinear(this.#machine, layer.selfOutput, { x: attended, rows: this.#read }), x);

    functions.normalizeRows(x, 0, layer.crossNorm, normal, count, hidden, decoderEpsilon);
    this.#attendItems(layer, { at, normal, attended });
    this.#add(runLinear(this.#machine, layer.crossOutput, { x: attended, rows: this.#read }), x);

    functions.normalizeRows(x, 0, layer.outputNorm, normal, count, hidden, decoderEpsilon);
    const up = runLinear(this.#machine, layer.up, { x: normal, rows: this.#read });
    functions.gelu(up, count * layer.up.outputs);
    this.#add(runLinear(this.#machine, layer.down, { x: up, rows: this.#read }), x);
    arena.release(mark);
  }

  #attendSelf(
    layer: DecoderLayer,
    {
      at,
      normal,
      rows,
      attended,
    }: { at: number; normal: number; rows: readonly DecoderRow[]; attended: number },
  ): void {
    const { arena, functions, model } = this.#machine;
    const { hidden, heads } = model.config;
    const pool = this.#pools[at] as number;
    const stride = layer.selfAttention.outputs;
    const first = pool + 4 * this.slotOf(0) * stride;
    writeLinear(this.#machine, layer.selfAttention, { x: normal, rows: this.#read, y: first });
    const length = this.#step + 1;
    const slots = arena.take(4 * length);
    const scratch = arena.takeFloats(roundedUp(length));
    for (const [row, { slots: before }] of rows.entries()) {
      arena.integers(slots, length).set([...before, this.slotOf(row)]);
      functions.attendSlots(
        first + 4 * row * stride,
        pool + 4 * hidden,
        pool + 8 * hidden,
        stride,
        slots,
        before.length + 1,
        heads,
        hidden / heads,
        scratch,
        attended + 4 * row * hidden,
      );
    }
  }

  /** All sequences at once: they see the same items. Scores are logarithms to the base 2. */
  #attendItems(
    layer: DecoderLayer,
    { at, normal, attended }: { at: number; normal: number; attended: number },
  ): void {
    const { arena, functions, model } = this.#machine;
    const { hidden, heads } = model.config;
    const width = hidden / heads;
    const [rows, items] = [this.#active, this.#itemRows];
    const queries = runLinear(this.#machine, layer.crossQuery, { x: normal, rows: this.#read });
    const scores = arena.takeFloats(rows * items);
    for (let head = 0; head < heads; head += 1) {
      const offset = 4 * head * width;
      const keys = (this.#crossKeys[at] as number) + offset * items;
      const values = (this.#crossValues[at] as number) + offset * items;
      functions.multiply(queries + offset, hidden, keys, items, scores, items, rows, items, width);
      functions.softmaxRows(scores, rows, this.#items, items);
      functions.multiply(scores, items, values, width, attended + offset, hidden, rows, width, this.#items);
    }
  }

  #add(from: number, to: number): void {
    const { functions, model } = this.#machine;
    functions.addScaled(from, 1, to, this.#active * model.config.hidden);
  }

  #score(x: number, rows: number): DecoderScores[] {
    const { arena, functions, model } = this.#machine;
    const { hidden, fixedTokens } = model.config;
    const fixed = runLinear(this.#machine, model.fixed, { x, rows: this.#read });
    const [pointer, last] = [model.pointerOut, model.lastOut].map((layer) => {
      const out = runLinear(this.#machine, layer, { x, rows: this.#read });
      const scores = arena.takeFloats(this.#active * this.#itemRows);
      functions.multiply(
        out,
        hidden,
        this.#itemColumns,
        this.#itemRows,
        scores,
        this.#itemRows,
        this.#active,
        this.#itemRows,
        hidden,
      );
      return scores;
    }) as [number, number];
    return Array.from({ length: rows }, (_, row) => ({
      fixed: arena.floats(fixed + 4 * row * model.fixed.outputs, fixedTokens),
      pointer: arena.floats(pointer + 4 * row * this.#itemRows, this.#items),
      last: arena.floats(last + 4 * row * this.#itemRows, this.#items),
    }));
  }
}

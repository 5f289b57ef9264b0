import { encoderEpsilon, type LoadedModel } from './copy-weights-into-kernel.ts';
import { type Machine, runLayers } from './run-layers.ts';
import { roundedUp, rowOf } from './run-linear-layer.ts';

/** One entry per token. */
export type TokenInput = {
  ids: ArrayLike<number>;
  /** 0 up to the first [SEP], 1 behind it. */
  segments: ArrayLike<number>;
  match: ArrayLike<number>;
  type: ArrayLike<number>;
};

/** The encoder's output, one row of `hidden` numbers per token, rounded up to sixteen rows. */
export function encodeTokens(machine: Machine, input: TokenInput): number {
  const x = embedTokens(machine, input);
  const { encoderLayers: end } = machine.model.config;
  runLayers(machine, { first: 0, end, x, count: input.ids.length, relations: 0 });
  return x;
}

/** What the first layer reads, one row per token, rounded up to sixteen rows. */
export function embedTokens(machine: Machine, input: TokenInput): number {
  const { arena, functions, model } = machine;
  const { hidden, positions } = model.config;
  const count = input.ids.length;
  if (count === 0 || count > positions) {
    throw new RangeError(`The encoder reads 1 to ${positions} tokens, not ${count}.`);
  }
  const rows = roundedUp(count);
  const x = arena.takeZeros(rows * hidden);
  for (let at = 0; at < count; at += 1) {
    const to = x + 4 * at * hidden;
    addTableRow(machine, model.word, { row: input.ids[at] as number, to });
    addTableRow(machine, model.position, { row: at, to });
    functions.addScaled(rowOf(model.segment, input.segments[at] as number, hidden), 1, to, hidden);
    functions.addScaled(rowOf(model.match, input.match[at] as number, hidden), 1, to, hidden);
    functions.addScaled(rowOf(model.type, input.type[at] as number, hidden), 1, to, hidden);
  }
  functions.normalizeRows(x, 0, model.embeddingNorm, x, rows, hidden, encoderEpsilon);
  return x;
}

export function addTableRow(
  { functions, model }: Machine,
  table: LoadedModel['word'],
  { row, to }: { row: number; to: number },
): void {
  const scale = table.scales[row];
  if (scale === undefined) throw new RangeError(`The table has ${table.scales.length} rows, no row ${row}.`);
  functions.addQuantized(table.rows + row * model.config.hidden, scale, to, model.config.hidden);
}

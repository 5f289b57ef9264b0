import type { Layer, LoadedModel } from './copy-weights-into-kernel.ts';
import type { LayerModel, LayerStep } from './layer-step-types.ts';
import { type Calculator, roundedUp, rowOf, runLinear, writeLinear } from './run-linear-layer.ts';
import { mostSharedRows, type ThreadTeam } from './thread-team.ts';

/** `team`: threads that take over parts of the layers; null where this one does everything. */
export type Machine = Calculator & { model: LoadedModel; team: ThreadTeam | null };

type LayersInput = { first: number; end: number; x: number; count: number; relations: number };

/** The layers from `first` to before `end` over `count` rows at `x`, in place. */
export function runLayers(machine: Machine, { first, end, ...input }: LayersInput): void {
  const { arena, model, team } = machine;
  const { hidden, heads } = model.config;
  const rows = roundedUp(input.count);
  const blocks = Math.ceil(rows / blockRows);
  const mark = arena.mark();
  const joined = arena.takeFloats(rows * 3 * hidden);
  const attended = arena.takeFloats(rows * hidden);
  const run = (stage: LayerStep['stage'], layer: number) => {
    const step: LayerStep = { stage, layer, last: end - 1, joined, attended, ...input };
    const parts = stage === 'heads' ? heads : blocks;
    const runHere = (part: number) => runPart(machine, step, part);
    if (team !== null && worthSharing(rows)) team.run(step, parts, runHere);
    else for (let part = 0; part < parts; part += 1) runHere(part);
  };
  run('start', first);
  for (let layer = first; layer < end; layer += 1) {
    run('heads', layer);
    run('rows', layer);
  }
  arena.release(mark);
}

/** Fewer are done sooner than the other threads wake up; for more they have no room. */
const worthSharing = (rows: number): boolean => rows > 2 * blockRows && rows <= mostSharedRows;

/** So few rows that what the layer makes of them stays in the second-level cache. */
const blockRows = 32;

/** A thread's own memory and functions, and the model that all threads share. */
export type LayerWorker = Calculator & { model: LayerModel };

export function runPart(worker: LayerWorker, step: LayerStep, part: number): void {
  const { arena, model } = worker;
  const mark = arena.mark();
  const layer = model.layers[step.layer] as Layer;
  const next = step.layer < step.last ? model.layers[step.layer + 1] : undefined;
  const first = part * blockRows;
  const block = { ...step, first, rows: Math.min(blockRows, roundedUp(step.count) - first) };
  if (step.stage === 'heads') attend(worker, layer, { ...step, head: part });
  else if (step.stage === 'start') project(worker, layer, block);
  else {
    finish(worker, layer, block);
    if (next) project(worker, next, block);
  }
  arena.release(mark);
}

type Block = LayerStep & { first: number; rows: number };

/** Queries, keys and values of some rows. */
function project(worker: LayerWorker, layer: Layer, { x, joined, first, rows }: Block): void {
  const { hidden } = worker.model.config;
  const y = rowOf(joined, first, layer.attention.outputs);
  writeLinear(worker, layer.attention, { x: rowOf(x, first, hidden), rows, y });
}

/** What follows attention, for some rows. */
function finish(worker: LayerWorker, layer: Layer, { x, attended, first, rows }: Block): void {
  const { functions, model } = worker;
  const { hidden } = model.config;
  const to = rowOf(x, first, hidden);
  const output = runLinear(worker, layer.output, { x: rowOf(attended, first, hidden), rows });
  functions.normalizeRows(output, to, layer.attentionNorm, to, rows, hidden, layer.epsilon);
  const up = runLinear(worker, layer.up, { x: to, rows });
  functions.gelu(up, rows * layer.up.outputs);
  const down = runLinear(worker, layer.down, { x: up, rows });
  functions.normalizeRows(down, to, layer.outputNorm, to, rows, hidden, layer.epsilon);
}

/**
 * Attention of all rows to all rows with one head. Keys and values are the weights of two linear layers; scores are
 * logarithms to the base 2.
 */
function attend(
  { arena, functions, model }: LayerWorker,
  layer: Layer,
  { count, relations, joined, attended, head }: LayerStep & { head: number },
): void {
  const { hidden, heads } = model.config;
  const rows = roundedUp(count);
  const width = hidden / heads;
  const { outputs: stride, halves } = layer.attention;
  const scores = arena.takeFloats(rows * rows);
  const columns = arena.takeFloats(width * rows);
  const weights = arena.take(rows * width);
  const longest = Math.max(rows, width);
  const parameters = arena.takeFloats(3 * longest);
  const integers = arena.take(2 * rows * longest);
  const scales = arena.takeFloats(2 * rows);
  const query = joined + 4 * head * width;
  const key = query + 4 * hidden;
  const value = key + 4 * hidden;
  functions.quantizeRows(query, stride, rows, width, halves, integers, scales);
  functions.quantizeWeights(key, stride, rows, width, Math.LOG2E / Math.sqrt(width), weights, parameters);
  functions.linear(integers, scales, weights, parameters, scores, rows, rows, rows, width, halves);
  if (relations !== 0) functions.addRelations(scores, rows, relations, count, layer.relation, heads, head);
  functions.shareRows(scores, rows, count, rows, halves, integers, scales);
  functions.transpose(value, stride, rows, width, 1, columns, rows);
  functions.quantizeWeights(columns, rows, width, rows, 1, weights, parameters);
  const to = attended + 4 * head * width;
  functions.linear(integers, scales, weights, parameters, to, hidden, rows, width, rows, halves);
}

import type { LoadedModel } from './copy-weights-into-kernel.ts';

/** What a thread must know of the model to take over a part. */
export type LayerModel = Pick<LoadedModel, 'config' | 'layers'>;

/**
 * A step over all rows, in parts that do not depend on each other, so that any thread can do any of them with the same
 * bits: `start` makes queries, keys and values of some rows for the first layer, `heads` attends with one head, and
 * `rows` does the rest of the layer for some rows, and what `start` does for the next layer.
 */
export type LayerStep = {
  stage: 'start' | 'heads' | 'rows';
  /** Position in `layers`, and that of the last in turn. */
  layer: number;
  last: number;
  /** The rows, which change in place, and how many there are without those that round up. */
  x: number;
  count: number;
  /** One byte per pair of rows, 0 for none. */
  relations: number;
  /** Queries, keys and values side by side, and what attention makes of them. */
  joined: number;
  attended: number;
};

import type { TokenInput } from './encoder.ts';

/** A text and a schema as the model reads them. */
export type ModelInput = TokenInput & {
  /** The item that each token belongs to, -1 for none. */
  items: ArrayLike<number>;
  /** The kind of each item. */
  kinds: ArrayLike<number>;
  /** Of a column the item of its table, of a value the item of its column, else -1. */
  owners: ArrayLike<number>;
  /** 1 for an item that is a column of moments, else 0. */
  moments: ArrayLike<number>;
  /** The relation of each pair of items, row by row. */
  relations: Uint8Array;
};

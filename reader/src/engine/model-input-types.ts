import type { TokenInput } from './encoder.ts';

/** A text and a schema as the model reads them. */
export type ModelInput = TokenInput & {
  /** The item that each token belongs to, -1 for none. */
  items: ArrayLike<number>;
  /** The kind of each item. */
  kinds: ArrayLike<number>;
  /** Of a column the item of its table, of a value the item of its column, else -1. */
  owners: ArrayLike<number>;
  /** 1 for a column of moments or a foreign key, else 0: statements need them, and questions do not name them. */
  seldomNamed: ArrayLike<number>;
  /** The relation of each pair of items, row by row. */
  relations: Uint8Array;
};

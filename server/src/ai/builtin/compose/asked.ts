import type { Granularity } from '../sql/time.ts';
import type { ColumnModel, TableModel } from '../suggest/model.ts';
import type { Meaning } from './meanings.ts';
import type { Reached } from './reach.ts';

export type Filter = Extract<Meaning, { kind: 'value' | 'flag' | 'deed' | 'none' }>;

/** One row for each of these. */
export type Group =
  | { kind: 'grain'; unit: Granularity | 'weekday' }
  | { kind: 'thing'; at: Reached }
  | { kind: 'column'; at: Reached; column: ColumnModel };

/** What is told of the rows, or of each group of them. */
export type Figure =
  | { kind: 'count' }
  | { kind: 'money' }
  /** How many different ones the rows belong to. */
  | { kind: 'distinct'; at: Reached }
  | { kind: 'sum' | 'average'; column: ColumnModel }
  | { kind: 'days'; done: ColumnModel };

/** A question understood on one table. */
export type Asked = {
  root: TableModel;
  form: 'list' | 'figure' | 'groups';
  figure: Figure;
  group: Group | null;
  filters: readonly Filter[];
  /** Which end comes first, and for rows by which column. */
  end: 'high' | 'low';
  sort: ColumnModel | null;
  /** The moment that a period is said of; null where none is. */
  timed: { at: Reached; column: ColumnModel } | null;
  /** Whole years of a column that holds nothing but years. */
  year: ColumnModel | null;
  /** Somebody or something is named: one of these is called so, or is of that country. */
  named: { kind: 'name'; at: readonly Reached[]; column: ColumnModel | null } | null;
  bounds: ColumnModel | null;
  limit: number | null;
};

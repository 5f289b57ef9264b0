/** In place of a column: how many rows are in a group. */
export const howMany = '#';

/** `table` is '' where it cannot be told; `part` is what of a moment is taken ('year+month'), '' where it is the whole value. */
export type OutlineColumn = { table: string; column: string; part: string };

/** A column and what is asked of it; with no `parameters` the statement itself says what it is compared with. */
export type OutlineCondition = OutlineColumn & {
  test: OutlineTest;
  parameters: readonly string[];
  literals: readonly string[];
  bounds: readonly OutlineBound[];
};

/** `other`: nothing that is told apart here, such as two columns that are compared. */
export type OutlineTest =
  | 'equal'
  | 'unequal'
  | 'above'
  | 'below'
  | 'between'
  | 'present'
  | 'absent'
  | 'true'
  | 'false'
  | 'lacks'
  | 'other';

/** What a value must be above or below, as far as nothing is computed from it: a literal, or a parameter by its name. */
export type OutlineBound = {
  end: 'above' | 'below';
  /** The bound itself is out. */
  isStrict: boolean;
  literal: string | null;
  parameter: string | null;
};

export type OutlineMeasure = {
  does: 'count' | 'sum' | 'average' | 'least' | 'most';
  columns: readonly OutlineColumn[];
  /** Of FILTER or CASE: only these rows are computed. */
  conditions: readonly OutlineCondition[];
};

/** What it is sorted by first and which end comes first; null where nothing is sorted, or by nothing that has a name. */
export type OutlineOrder = { by: string; end: 'rising' | 'falling' } | null;

/** `parameters` are those of LIMIT. */
export type OutlineLimit = { parameters: readonly string[]; order: OutlineOrder };

/**
 * What a statement reads, groups and computes, its inner queries included: enough to tell whether two statements
 * answer the same question. Names are in lower case.
 */
export type Outline = {
  tables: readonly string[];
  measures: readonly OutlineMeasure[];
  groups: readonly OutlineColumn[];
  conditions: readonly OutlineCondition[];
  /** Columns that the rows show as they are. */
  shown: readonly OutlineColumn[];
  /** Of the rows of the answer. */
  limit: OutlineLimit | null;
  /** Of the rows that the answer is computed from: 'the orders of the five best customers'. */
  innerLimit: OutlineLimit | null;
};

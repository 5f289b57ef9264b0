/**
 * Which values flow into the columns that a statement gives, by its text alone. What only chooses, groups or orders
 * rows is left out. Plain data: it is kept with the version of the tool, and held against the schema when it is needed.
 */
export type Flow = { parts: readonly FlowPart[]; branches: readonly FlowBranch[] };

/** What WITH gives a name to, and the names that it gives the first columns. `flow` is null where it writes. */
export type FlowPart = { name: string; columns: readonly string[]; flow: Flow | null };

/** One SELECT; several where UNION, INTERSECT or EXCEPT put them together. */
export type FlowBranch = {
  sources: readonly FlowSource[];
  outputs: readonly FlowOutput[];
  /** USING, NATURAL or `(row).*`: what a star stands for has another order, or another number of columns. */
  isMerged: boolean;
};

export type FlowSource = {
  /** '' where there is none. */
  alias: string;
  /** Other names for its first columns. */
  columns: readonly string[];
  from: { table: readonly string[] } | { flow: Flow } | { value: FlowValue };
  /** It can name the sources before it. */
  isLateral: boolean;
};

export type FlowOutput = {
  /** null where the engine makes one up. */
  name: string | null;
  /** What stands before a `*`: [] for all sources; null where the output is no star. */
  star: readonly string[] | null;
  value: FlowValue;
  /** It is nothing but a count: of rows ([]), or of the values of one column. */
  counts: readonly string[] | null;
};

/** Everything that a value is computed from, in no order. */
export type FlowValue = {
  /** Columns as they are named; a whole row by the name of its source, [] for all rows. */
  columns: string[][];
  /** Words that name a column, or are a keyword, or a text. */
  words: string[];
  /** Columns that are only summed or averaged, each by itself. */
  summed: string[][];
  flows: Flow[];
  /** Functions, and operators where somebody could have made them. */
  calls: string[];
  /** It holds something that cannot be followed. */
  isOpaque: boolean;
};

export function emptyValue(): FlowValue {
  return { columns: [], words: [], summed: [], flows: [], calls: [], isOpaque: false };
}

export function addValue(to: FlowValue, from: FlowValue): void {
  to.columns.push(...from.columns);
  to.words.push(...from.words);
  to.summed.push(...from.summed);
  to.flows.push(...from.flows);
  to.calls.push(...from.calls);
  to.isOpaque ||= from.isOpaque;
}

/** All columns of these sources. */
export function starOver(sources: readonly FlowSource[], isMerged: boolean): Flow {
  const star = { name: null, star: [], value: emptyValue(), counts: null };
  return { parts: [], branches: [{ sources, outputs: [star], isMerged }] };
}

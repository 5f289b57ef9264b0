import type { Schema } from '../schema/schema-types.ts';
import type { ValueMatch } from './find-stored-values.ts';
import type { NameLink } from './link-words-to-names.ts';
import type { Question } from './split-question-words.ts';

export type RankInput = {
  question: Question;
  schema: Schema;
  links: readonly NameLink[];
  values: readonly ValueMatch[];
};

/** All columns by how likely the question needs them, best first: what goes into the model when not all fit. */
export function rankColumns({ question, schema, links, values }: RankInput): number[] {
  const own = ownScores({ question, schema, links, values });
  const priors = tablePriors(schema);
  const lifted = schema.tables.map((table, at) => {
    const scores = table.columns.map((column) => own.columns[column] ?? 0).toSorted((a, b) => b - a);
    return (own.tables[at] ?? 0) + 0.6 * (scores[0] ?? 0) + 0.2 * (scores[1] ?? 0);
  });
  const nearby = [...lifted];
  for (const { from, to } of schema.foreignKeys) {
    const left = schema.columns[from[0] ?? -1]?.table;
    const right = schema.columns[to[0] ?? -1]?.table;
    if (left === undefined || right === undefined) continue;
    nearby[left] = Math.max(nearby[left] ?? 0, 0.4 * (lifted[right] ?? 0));
    nearby[right] = Math.max(nearby[right] ?? 0, 0.4 * (lifted[left] ?? 0));
  }
  const keys = new Set([
    ...schema.tables.flatMap(({ primaryKey }) => primaryKey),
    ...schema.foreignKeys.flatMap(({ from, to }) => [...from, ...to]),
  ]);
  const score = schema.columns.map((column, at) => {
    const table = (nearby[column.table] ?? 0) + (priors[column.table] ?? 0);
    const useful = keys.has(at) ? 0.3 : column.type === 'time' || column.type === 'number' ? 0.15 : 0;
    return (own.columns[at] ?? 0) + table * (1 + useful);
  });
  return schema.columns.map((_, at) => at).toSorted((a, b) => (score[b] ?? 0) - (score[a] ?? 0) || a - b);
}

/** Large tables and those with many keys are asked about more, whatever they are called. */
function tablePriors(schema: Schema): number[] {
  const priors = schema.tables.map(({ rows }) => 0.05 * Math.log10((rows ?? 0) + 1));
  for (const { from, to } of schema.foreignKeys) {
    for (const at of [from[0], to[0]]) {
      const table = schema.columns[at ?? -1]?.table;
      if (table !== undefined) priors[table] = (priors[table] ?? 0) + 0.02;
    }
  }
  return priors;
}

/** Each word counts once per name, by its strongest link; words of the question before count less. */
function ownScores({ question, schema, links, values }: RankInput): { tables: number[]; columns: number[] } {
  const tables = schema.tables.map(() => 0);
  const columns = schema.columns.map(() => 0);
  const weight = (word: number) => (word < question.previousWords ? 0.6 : 1);
  for (const { word, kind, at, strength } of links) {
    const scores = kind === 'table' ? tables : columns;
    scores[at] = (scores[at] ?? 0) + weight(word) * (strength === 2 ? 3 : 1);
  }
  for (const { column, first, exact } of values) {
    columns[column] = Math.max(columns[column] ?? 0, 0) + weight(first) * (exact ? 4 : 1.5);
  }
  return { tables, columns };
}

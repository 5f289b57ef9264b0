import { stem, stems, tokens } from '../../platform/text-search/tokenize-and-stem.ts';
import type { StatementFacts } from './analyse-statement.ts';
import type { AnswerForm, Dimension, Measure } from './answer-form-of-statement.ts';

/** What kind of answer a statement gives, by the stems that a question can be held against. */
export type AnswerFeaturesOfStatement = {
  /** Rows as they are, one row of figures, or one row for each group. */
  kind: AnswerForm['kind'];
  /** Stems of what a group stands for: 'countri', 'month'. */
  dimensions: ReadonlySet<string>;
  /** Stems of the columns of its rows, as they are called. */
  columns: ReadonlySet<string>;
  measures: readonly Measure[];
  /** Stems of the measures' names. */
  measured: ReadonlySet<string>;
  /** Stems of the table that the rows come from. */
  root: ReadonlySet<string>;
  /** What has no counterpart elsewhere. */
  isAbsence: boolean;
  /** Only some of the rows, whatever the parameters say. */
  isNarrow: boolean;
  /** Which way it is sorted, by its first key, and the stems of that key. */
  order: AnswerForm['order'];
  sortedBy: ReadonlySet<string>;
  /** That key is a moment. */
  isByTime: boolean;
};

const known = new WeakMap<StatementFacts, AnswerFeaturesOfStatement | null>();

/** null where the statement gives no rows, or could not be read. */
export function answerFeaturesOfStatement(statement: StatementFacts): AnswerFeaturesOfStatement | null {
  const before = known.get(statement);
  if (before !== undefined) return before;
  const shape = statement.form && featuresOf(statement.form);
  known.set(statement, shape);
  return shape;
}

function featuresOf({
  kind,
  dimensions,
  columns,
  measures,
  roots,
  sortedBy,
  ...form
}: AnswerForm): AnswerFeaturesOfStatement {
  return {
    kind,
    dimensions: new Set(dimensions.flatMap(dimensionStems)),
    columns: new Set(columns.flatMap(stems)),
    measures: measures.map((one) => (isMean(one) ? { ...one, does: 'average' } : one)),
    measured: new Set(measures.flatMap(({ name }) => stems(name))),
    root: new Set(roots.flatMap(rootStems)),
    isAbsence: form.isAbsence,
    isNarrow: form.isNarrow,
    order: form.order,
    sortedBy: new Set(stems(sortedBy)),
    isByTime: isMoment(sortedBy),
  };
}

/** A sum that is divided by a count is called an average by whoever wrote it. */
function isMean({ name }: Measure): boolean {
  return tokens(name).some((word) => word === 'average' || word === 'avg' || word === 'mean');
}

const momentWords: ReadonlySet<string> = new Set([
  'at',
  'on',
  'date',
  'time',
  'day',
  'datetime',
  'timestamp',
]);

/** 'placed_at', 'OrderDate'. */
function isMoment(column: string): boolean {
  return momentWords.has(tokens(column).at(-1) ?? '');
}

/** A row of `workspace_users` is a user; of `usage_daily` it is both. */
function rootStems(table: string): string[] {
  const words = tokens(table);
  const last = words.at(-1) ?? '';
  return (last.endsWith('s') && !last.endsWith('ss') && last.length > 1 ? [last] : words).map(stem);
}

/** `k.name` of `categories k` stands for a category. */
function dimensionStems({ name, column, table, isWeekday }: Dimension): string[] {
  // 'day number' is the number of a weekday: there is no row for each day.
  if (isWeekday) return [stem('weekday')];
  return [...stems(name), ...stems(column ?? ''), ...(table === null ? [] : rootStems(table))];
}

/** Whether a grouped answer has a row for each of what was asked for. */
export function groupsBy({ kind, dimensions }: AnswerFeaturesOfStatement, dimension: string): boolean {
  return kind === 'groups' && dimensions.has(dimension);
}

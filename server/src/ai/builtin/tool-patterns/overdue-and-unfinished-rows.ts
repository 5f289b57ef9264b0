import { capitalise, deedLabel } from '../naming/label-wording.ts';
import { dayOrToday, daysBetween, pointInTime } from '../sql/date-expressions.ts';
import { descending, rounded } from '../sql/row-and-number-expressions.ts';
import type { ColumnModel, Model, TableModel } from '../suggest/schema-model-types.ts';
import { completionVerbOf } from './parts/completion-verbs.ts';
import { describeParents } from './parts/describe-parents.ts';
import { namedParents, parentOutput, rowOutputs, tieBreakers } from './parts/display-columns.ts';
import { equalTo, filterColumns, limitTo, namedLike, withinDays } from './parts/filters.ts';
import { tableRowsPhrase } from './parts/table-rows-phrase.ts';
import { buildSelect, type Pattern, type ToolPlan, type Writing } from './tool-plan.ts';

/** 'Overdue invoices', 'Orders shipped late', 'Rentals not returned yet' */
export const overdueAndUnfinishedRows: Pattern = (model) =>
  model.tables
    .filter(({ role }) => role === 'event' || role === 'entity' || role === 'line')
    .flatMap((table) => {
      const due = table.columns.find(({ time }) => time?.meaning === 'due');
      const done = table.columns.find(
        (column) => column.time?.meaning === 'done' && completionVerbOf(column) !== null,
      );
      return [
        ...(due ? [plan(model, { table, ...overdue(table, due, done ?? null) })] : []),
        ...(due && done ? [plan(model, { table, ...late(table, due, done) })] : []),
        ...(done?.column.nullable ? [plan(model, { table, ...open(table, done) })] : []),
      ];
    });

type Case = {
  pattern: string;
  name: string;
  about: string;
  weight: number;
  /** What must hold, and what is computed; the first of them orders the rows. */
  write(writing: Writing): { where: string[]; days: string | null };
};

function plan(model: Model, { table, ...found }: Case & { table: TableModel }): ToolPlan {
  const parents = namedParents(table, 2);
  const beside = parents.length > 0 ? ` Each with ${describeParents(parents, 'its', 'it')}.` : '';
  return {
    ...found,
    name: capitalise(found.name),
    main: table,
    others: [],
    build: (extent) =>
      buildSelect({
        model,
        extent,
        root: table,
        isSingle: parents.length === 0,
        about: `${found.about}${beside}`,
        write: ({ scope, parameters }) => {
          const { where, days } = found.write({ scope, parameters });
          const columns = [
            ...rowOutputs(scope, scope.root, 6),
            ...parents.map((link) => parentOutput(scope, link)),
            ...(days === null ? [] : [{ sql: rounded(days, 0), as: 'days' }]),
          ];
          return {
            columns,
            where: [
              ...where,
              ...filterColumns(table, 1).map((column) => equalTo(scope, parameters, scope.root, column)),
              ...parents.slice(0, 1).map((link) => namedLike({ scope, parameters }, scope.root, link)),
            ],
            orderBy: [
              ...(days === null ? [] : [descending(scope, String(columns.length))]),
              ...tieBreakers(scope, scope.root, columns),
            ],
            limit: limitTo(parameters, 50),
          };
        },
      }),
  };
}

function overdue(table: TableModel, due: ColumnModel, done: ColumnModel | null): Case {
  const status = table.columns.find(({ role }) => role === 'status');
  const finished = status?.options?.filter((option) => isFinished.test(option)) ?? [];
  return {
    pattern: 'overdue',
    name: `overdue ${table.noun.many}`,
    about: `${tableRowsPhrase(table)} whose ${dueLabel(due)} has passed${done ? ` and that are not ${completionVerbOf(done)} yet` : ''}, the longest overdue first.`,
    weight: done ? 0.95 : 0.75,
    write: ({ scope, parameters }) => {
      const day = parameters.add({
        name: 'as of',
        type: 'date',
        description: 'The day to look from. Leave empty for today.',
        required: false,
      });
      const today = dayOrToday(scope.dialect, day);
      const point = pointOf({ scope, parameters }, due);
      const open = done ? [`${scope.column(scope.root, done)} IS NULL`] : [];
      const running =
        status && finished.length > 0 ? [stillRunning(scope.column(scope.root, status), finished)] : [];
      return {
        where: [`${today} > ${point}`, ...open, ...running],
        days: daysBetween(scope.dialect, point, today),
      };
    },
  };
}

const isFinished =
  /^(done|closed|complete|completed|finished|paid|resolved|cancell?ed|delivered|returned|settled|void|voided|uncollectible|written[ _-]?off|refunded|rejected)$/i;

function stillRunning(status: string, finished: readonly string[]): string {
  return `(${status} IS NULL OR ${status} NOT IN (${finished.map(literal).join(', ')}))`;
}

function dueLabel({ label }: ColumnModel): string {
  return /date|deadline|time|until|day/.test(label) ? label : `${deedLabel(label)} date`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function late(table: TableModel, due: ColumnModel, done: ColumnModel): Case {
  return {
    pattern: 'late',
    name: `${table.noun.many} ${completionVerbOf(done)} late`,
    about: `${tableRowsPhrase(table)} that were ${completionVerbOf(done)} after their ${dueLabel(due)}, the latest first.`,
    weight: 0.8,
    write: (writing) => {
      const [from, to] = [pointOf(writing, due), pointOf(writing, done)];
      return {
        where: [`${to} > ${from}`, ...withinDays(writing, writing.scope.root, done)],
        days: daysBetween(writing.scope.dialect, from, to),
      };
    },
  };
}

/** Of these nobody waits for anything any more. */
const isGivenUp =
  /^(cancell?ed|void|voided|rejected|refunded|returned|abandoned|written[ _-]?off|uncollectible)$/i;

function open(table: TableModel, done: ColumnModel): Case {
  const { time } = table;
  const status = table.columns.find(({ role }) => role === 'status');
  const given = status?.options?.filter((option) => isGivenUp.test(option)) ?? [];
  return {
    pattern: 'open',
    name: `${table.noun.many} not ${completionVerbOf(done)} yet`,
    about: `${tableRowsPhrase(table)} that are not ${completionVerbOf(done)} yet${time ? ', the oldest first' : ''}.`,
    weight: 0.85,
    write: (writing) => {
      const { scope } = writing;
      const since = time ? daysBetween(scope.dialect, pointOf(writing, time), 'CURRENT_DATE') : null;
      return {
        where: [
          `${scope.column(scope.root, done)} IS NULL`,
          ...(status && given.length > 0 ? [stillRunning(scope.column(scope.root, status), given)] : []),
          ...(time ? withinDays(writing, scope.root, time) : []),
        ],
        days: since,
      };
    },
  };
}

function pointOf({ scope }: Writing, column: ColumnModel): string {
  const sql = scope.column(scope.root, column);
  return column.time ? pointInTime(scope.dialect, sql, column.time) : sql;
}

import { deedLabel } from '../naming/label-wording.ts';
import { daysBetween, periodOf, pointInTime } from '../sql/date-expressions.ts';
import { rounded } from '../sql/row-and-number-expressions.ts';
import type { ColumnModel, Model, TableModel } from '../suggest/schema-model-types.ts';
import { completionVerbOf } from './parts/completion-verbs.ts';
import { equalTo, filterColumns, withinDays } from './parts/filters.ts';
import { buildSelect, type Pattern, type ToolPlan } from './tool-plan.ts';

/** 'Days until orders are shipped' */
export const timeToCompletion: Pattern = (model) =>
  model.tables.flatMap((table) => {
    const done = table.columns.find(
      (column) => column.time?.meaning === 'done' && completionVerbOf(column) !== null,
    );
    return table.time && done ? [plan(model, { table, start: table.time, done })] : [];
  });

type Span = { table: TableModel; start: ColumnModel; done: ColumnModel };

function plan(model: Model, { table, start, done }: Span): ToolPlan {
  return {
    pattern: 'duration',
    name: `Days until ${table.noun.many} are ${completionVerbOf(done)}`,
    main: table,
    others: [],
    weight: table.role === 'event' ? 0.7 : 0.45,
    build: (extent) =>
      buildSelect({
        model,
        extent,
        root: table,
        isSingle: true,
        about: `Average, shortest and longest time in days from ${deedLabel(start.label)} to ${deedLabel(done.label)}, by month.`,
        write: ({ scope, parameters }) => {
          const [from, to] = [start, done].map((column) =>
            column.time ? pointInTime(scope.dialect, scope.column(scope.root, column), column.time) : '',
          );
          const days = daysBetween(scope.dialect, from ?? '', to ?? '');
          return {
            columns: [
              { sql: periodOf(scope.dialect, from ?? '', 'month'), as: 'month' },
              { sql: rounded(`AVG(${days})`, 1), as: 'average days' },
              { sql: rounded(`MIN(${days})`, 1), as: 'shortest' },
              { sql: rounded(`MAX(${days})`, 1), as: 'longest' },
              { sql: 'COUNT(*)', as: table.noun.many },
            ],
            where: [
              `${scope.column(scope.root, start)} IS NOT NULL`,
              `${scope.column(scope.root, done)} IS NOT NULL`,
              ...filterColumns(table, 1).map((column) => equalTo(scope, parameters, scope.root, column)),
              ...withinDays({ scope, parameters }, scope.root, start),
            ],
            groupBy: ['1'],
            orderBy: ['1'],
          };
        },
      }),
  };
}

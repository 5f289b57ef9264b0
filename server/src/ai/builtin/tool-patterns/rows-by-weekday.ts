import type { Dialect } from '@parley/contract/database-schema';
import { capitalise } from '../naming/label-wording.ts';
import { pointInTime, weekdayNumber } from '../sql/date-expressions.ts';
import type { OutputSql } from '../sql/render-select.ts';
import type { ColumnModel, Model, TableModel } from '../suggest/schema-model-types.ts';
import { equalTo, filterColumns, withinDays } from './parts/filters.ts';
import { isSales, measuresOf, summed } from './parts/measures.ts';
import { buildSelect, type Pattern, type ToolPlan } from './tool-plan.ts';

/** 'Orders by day of the week' */
export const rowsByWeekday: Pattern = (model) =>
  model.tables.flatMap((table) =>
    table.role === 'event' && table.time ? [plan(model, table, table.time)] : [],
  );

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The number of the weekday, to sort by, and its name. */
function weekdayOutputs(dialect: Dialect, point: string): OutputSql[] {
  const number = weekdayNumber(dialect, point);
  const cases = names.map((name, index) => `WHEN ${index + 1} THEN '${name}'`).join(' ');
  return [
    { sql: number, as: 'day number' },
    { sql: `CASE ${number} ${cases} END`, as: 'weekday' },
  ];
}

function plan(model: Model, table: TableModel, time: ColumnModel): ToolPlan {
  const [measure] = measuresOf(table);
  return {
    pattern: 'weekdays',
    name: capitalise(`${table.noun.many} by day of the week`),
    main: table,
    others: [],
    weight: isSales(table) ? 0.5 : 0.35,
    build: (extent) =>
      buildSelect({
        model,
        extent,
        root: table,
        isSingle: true,
        about: `Number of ${table.noun.many}${measure ? ` and ${measure.label}` : ''} on each day of the week.`,
        write: ({ scope, parameters }) => {
          const sql = scope.column(scope.root, time);
          const point = time.time ? pointInTime(scope.dialect, sql, time.time) : sql;
          return {
            columns: [
              ...weekdayOutputs(scope.dialect, point),
              { sql: 'COUNT(*)', as: table.noun.many },
              ...(measure ? [{ sql: summed(measure, scope, scope.root), as: measure.label }] : []),
            ],
            where: [
              `${sql} IS NOT NULL`,
              ...filterColumns(table, 1).map((column) => equalTo(scope, parameters, scope.root, column)),
              ...withinDays({ scope, parameters }, scope.root, time),
            ],
            groupBy: ['1', '2'],
            orderBy: ['1'],
          };
        },
      }),
  };
}

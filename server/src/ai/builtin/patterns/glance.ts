import { capitalise } from '../naming/phrases.ts';
import { rounded } from '../sql/expressions.ts';
import { pointInTime } from '../sql/time.ts';
import type { ColumnModel, Model, TableModel } from '../suggest/model.ts';
import { equalTo, filterColumns, withinDays } from './filters.ts';
import { type Measure, measuresOf } from './measures.ts';
import { buildSelect, type Pattern, type Plan } from './plan.ts';

/** 'Orders at a glance': the figures of a period in one line. */
export const glance: Pattern = (model) =>
  model.tables.flatMap((table) => {
    const [measure] = measuresOf(table);
    return table.role === 'event' && table.time
      ? [plan(model, { table, time: table.time, measure: measure ?? null })]
      : [];
  });

type Glance = { table: TableModel; time: ColumnModel; measure: Measure | null };

function plan(model: Model, { table, time, measure }: Glance): Plan {
  return {
    pattern: 'glance',
    name: capitalise(`${table.noun.many} at a glance`),
    main: table,
    others: [],
    weight: measure ? 0.6 : 0.3,
    build: (extent) =>
      buildSelect({
        model,
        extent,
        root: table,
        isSingle: true,
        about: measure
          ? `How many ${table.noun.many} there are, their ${measure.label} in all, on average and at most, and when the first and the last was.`
          : `How many ${table.noun.many} there are, and when the first and the last was.`,
        write: ({ scope, parameters }) => {
          const point = time.time
            ? pointInTime(scope.dialect, scope.column(scope.root, time), time.time)
            : '';
          const value = measure?.value(scope, scope.root);
          const figures = value
            ? [
                { sql: rounded(`SUM(${value})`), as: measure?.label ?? '' },
                { sql: rounded(`AVG(${value})`), as: `average ${measure?.label}` },
                { sql: rounded(`MAX(${value})`), as: `largest ${measure?.label}` },
              ]
            : [];
          return {
            columns: [
              { sql: 'COUNT(*)', as: table.noun.many },
              ...figures,
              { sql: `MIN(${point})`, as: 'first' },
              { sql: `MAX(${point})`, as: 'last' },
            ],
            where: [
              ...filterColumns(table, 2).map((column) => equalTo(scope, parameters, scope.root, column)),
              ...withinDays({ scope, parameters }, scope.root, time),
            ],
            orderBy: ['1'],
          };
        },
      }),
  };
}

import { capitalise } from '../naming/label-wording.ts';
import { pointInTime } from '../sql/date-expressions.ts';
import { countDistinct, rounded } from '../sql/row-and-number-expressions.ts';
import type { Model, TableModel } from '../suggest/schema-model-types.ts';
import { equalTo, filterColumns, withinDays } from './parts/filters.ts';
import { type EventTime, headOf, momentOf, walk } from './parts/join-paths.ts';
import { isSales, type Measure, measuresOf } from './parts/measures.ts';
import { buildSelect, type Pattern, type ToolPlan } from './tool-plan.ts';

/** 'Orders at a glance': the figures of a period in one line. */
export const periodSummary: Pattern = (model) =>
  model.tables
    .filter(({ role }) => role === 'event' || role === 'line')
    .flatMap((table) => {
      const moment = momentOf(table);
      const [measure] = measuresOf(table).filter(({ isMoney }) => isMoney);
      if (!moment || (!measure && moment.path.length > 0)) return [];
      return [plan(model, { table, moment, measure: measure ?? null })];
    });

type Glance = { table: TableModel; moment: EventTime; measure: Measure | null };

function plan(model: Model, { table, moment, measure }: Glance): ToolPlan {
  const { noun } = headOf(table);
  return {
    pattern: 'glance',
    name: capitalise(`${noun.many} at a glance`),
    main: headOf(table),
    others: [],
    weight: (measure ? 0.6 : 0.4) * (isSales(headOf(table)) ? 1.6 : 1) * 0.95 ** moment.path.length,
    build: (extent) =>
      buildSelect({
        model,
        extent,
        root: table,
        isSingle: moment.path.length === 0,
        about: measure
          ? `How many ${noun.many} there are, their ${measure.label} in all and on average, and when the first and the last was.`
          : `How many ${noun.many} there are, and when the first and the last was.`,
        write: ({ scope, parameters }) => {
          const place = walk(scope, moment.path);
          const [part] = moment.path;
          const { column } = moment;
          const point = column.time
            ? pointInTime(scope.dialect, scope.column(place, column), column.time)
            : '';
          const count = part ? countDistinct(scope, scope.root, part) : 'COUNT(*)';
          const sum = measure ? `SUM(${measure.value(scope, scope.root)})` : '';
          const figures = measure
            ? [
                { sql: rounded(sum), as: measure.label },
                { sql: rounded(`1.0 * ${sum} / NULLIF(${count}, 0)`), as: `average per ${noun.one}` },
              ]
            : [];
          return {
            columns: [
              { sql: count, as: noun.many },
              ...figures,
              { sql: `MIN(${point})`, as: 'first' },
              { sql: `MAX(${point})`, as: 'last' },
            ],
            where: [
              ...filterColumns(place.table, 2).map((filter) => equalTo(scope, parameters, place, filter)),
              ...withinDays({ scope, parameters }, place, column),
            ],
            orderBy: ['1'],
          };
        },
      }),
  };
}

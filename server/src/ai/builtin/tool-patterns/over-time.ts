import { capitalise, listed } from '../naming/label-wording.ts';
import { periodOf, pointInTime } from '../sql/date-expressions.ts';
import { type Granularity, granularities } from '../sql/dialects/sql-dialect.ts';
import { countDistinct, rounded } from '../sql/row-and-number-expressions.ts';
import type { Scope } from '../sql/statement-scope.ts';
import type { ColumnModel, Model, TableModel } from '../suggest/schema-model-types.ts';
import { equalTo, filterColumns, withinDays } from './parts/filters.ts';
import { type EventTime, headOf, momentOf, walk } from './parts/join-paths.ts';
import { isSales, type Measure, measuresOf, summed } from './parts/measures.ts';
import { buildSelect, type Pattern, type ToolPlan } from './tool-plan.ts';

/** 'Revenue per month', 'New customers per month' */
export const overTime: Pattern = (model) =>
  model.tables
    .filter(({ role }) => role !== 'technical' && role !== 'join')
    .flatMap((table) => {
      const moment = momentOf(table);
      if (!moment) return [];
      const days = spanOf(moment.column);
      const natural = naturalGranularity(days);
      const measures = measuresOf(table).slice(0, 2);
      const subjects = moment.path.length > 0 ? measures : [...measures, null];
      return subjects.flatMap((measure) =>
        granularities.map((granularity) =>
          plan(model, {
            table,
            moment,
            measure,
            granularity,
            isNatural: granularity === natural,
            isFlat: days === 0,
          }),
        ),
      );
    });

type Trend = {
  table: TableModel;
  moment: EventTime;
  measure: Measure | null;
  granularity: Granularity;
  isNatural: boolean;
  /** All on one day: no trend to be seen. */
  isFlat: boolean;
};

function plan(model: Model, { table, moment, measure, granularity, isNatural, isFlat }: Trend): ToolPlan {
  const head = headOf(table);
  const counted = table.role === 'entity' ? `new ${table.noun.many}` : head.noun.many;
  const subject = measure?.label ?? counted;
  return {
    pattern: isNatural ? 'trend' : 'trend by another period',
    name: capitalise(`${subject} per ${granularity}`),
    main: table,
    others: moment.path.map(({ to }) => to),
    weight:
      weightOf(table, measure) * (isNatural ? 1 : 0.45) * (isFlat ? 0.1 : 1) * 0.95 ** moment.path.length,
    build: (extent) =>
      buildSelect({
        model,
        extent,
        root: table,
        isSingle: moment.path.length === 0,
        about: measure
          ? `${capitalise(listed([`${measure.label} (${measure.origin})`, `number of ${head.noun.many}`, ...means(head, measure)]))} for each ${granularity}.`
          : `Number of ${counted} for each ${granularity}.`,
        write: ({ scope, parameters }) => {
          const [part] = moment.path;
          const place = walk(scope, moment.path);
          const time = moment.column.time;
          const point = time ? pointInTime(scope.dialect, scope.column(place, moment.column), time) : '';
          const count = part ? countDistinct(scope, scope.root, part) : 'COUNT(*)';
          const sums = measure
            ? [
                { sql: summed(measure, scope, scope.root), as: measure.label },
                { sql: count, as: head.noun.many },
                ...(measure.isMoney
                  ? [{ sql: meanOf(scope, measure, count), as: `average per ${head.noun.one}` }]
                  : []),
              ]
            : [{ sql: count, as: counted }];
          const filtered = filterColumns(place.table, 2);
          return {
            columns: [{ sql: periodOf(scope.dialect, point, granularity), as: granularity }, ...sums],
            where: [
              `${scope.column(place, moment.column)} IS NOT NULL`,
              ...filtered.map((column) => equalTo(scope, parameters, place, column)),
              ...withinDays({ scope, parameters }, place, moment.column),
            ],
            groupBy: ['1'],
            orderBy: ['1'],
          };
        },
      }),
  };
}

/** Of the whole thing: an order's lines make one order. */
function meanOf(scope: Scope, measure: Measure, count: string): string {
  return rounded(`1.0 * SUM(${measure.value(scope, scope.root)}) / NULLIF(${count}, 0)`);
}

function means({ noun }: TableModel, { isMoney, label }: Measure): string[] {
  if (!isMoney) return [];
  return [label === 'revenue' ? `average ${noun.one} value` : `average per ${noun.one}`];
}

function weightOf(table: TableModel, measure: Measure | null): number {
  if (measure) return measure.weight * (isSales(table) || measure.isMoney ? 1 : 0.7);
  return table.role === 'event' && isSales(table) ? 0.75 : 0.6;
}

/** So that a chart of all there is has between ten and a hundred points. */
function naturalGranularity(days: number): Granularity {
  if (Number.isNaN(days)) return 'month';
  if (days <= 62) return 'day';
  if (days <= 240) return 'week';
  return days <= 4_000 ? 'month' : 'year';
}

function spanOf({ profile }: ColumnModel): number {
  const [from, to] = [profile?.min, profile?.max].map((text) => Date.parse((text ?? '').slice(0, 10)));
  return ((to ?? Number.NaN) - (from ?? Number.NaN)) / 86_400_000;
}

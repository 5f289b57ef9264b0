import { capitalise } from '../naming/label-wording.ts';
import { beforeEndOf, pointInTime } from '../sql/date-expressions.ts';
import { rounded } from '../sql/row-and-number-expressions.ts';
import type { Model, TableModel } from '../suggest/schema-model-types.ts';
import { equalTo, filterColumns } from './parts/filters.ts';
import { type EventTime, headOf, momentOf, walk } from './parts/join-paths.ts';
import { type Measure, measuresOf } from './parts/measures.ts';
import { buildSelect, type Pattern, type ToolPlan, type Writing } from './tool-plan.ts';

/** 'Revenue compared with an earlier period' */
export const comparePeriods: Pattern = (model) =>
  model.tables
    .filter(({ role }) => role === 'event' || role === 'line')
    .flatMap((table) => {
      const moment = momentOf(table);
      const [measure] = measuresOf(table);
      if (!moment || (!measure && moment.path.length > 0)) return [];
      return [plan(model, { table, moment, measure: measure ?? null })];
    });

type Comparison = { table: TableModel; moment: EventTime; measure: Measure | null };

function plan(model: Model, { table, moment, measure }: Comparison): ToolPlan {
  const subject = measure?.label ?? headOf(table).noun.many;
  const days = defaultDays(moment.column.profile?.max ?? null, model.today);
  return {
    pattern: 'compare',
    name: capitalise(`${subject} compared with an earlier period`),
    main: table,
    others: moment.path.map(({ to }) => to),
    weight: (measure ? 0.7 * measure.weight : 0.5) * 0.95 ** moment.path.length,
    build: (extent) =>
      buildSelect({
        model,
        extent,
        root: table,
        isSingle: moment.path.length === 0,
        about: `${capitalise(subject)}${measure ? ` (${measure.origin})` : ''} in a period and in an earlier one, with the change in percent.`,
        write: (writing) => {
          const { scope, parameters } = writing;
          const place = walk(scope, moment.path);
          const within = (name: string, [from, to]: [string, string]) =>
            periodCondition(writing, { moment, place, name, from, to });
          const now = within('', days.now);
          const before = within('earlier ', days.before);
          const sum = (condition: string) =>
            `SUM(CASE WHEN ${condition} THEN ${measure ? measure.value(scope, scope.root) : '1'} ELSE 0 END)`;
          const rest = `NULLIF(${sum(before)}, 0)`;
          return {
            columns: [
              { sql: measure?.isMoney ? rounded(sum(now)) : sum(now), as: subject },
              { sql: measure?.isMoney ? rounded(sum(before)) : sum(before), as: `earlier ${subject}` },
              { sql: rounded(`100.0 * (${sum(now)} - ${sum(before)}) / ${rest}`, 1), as: 'change percent' },
            ],
            where: filterColumns(place.table, 1).map((column) => equalTo(scope, parameters, place, column)),
            orderBy: ['1'],
          };
        },
      }),
  };
}

type Period = {
  moment: EventTime;
  place: Parameters<Writing['scope']['column']>[0];
  name: string;
  from: string;
  to: string;
};

function periodCondition({ scope, parameters }: Writing, { moment, place, name, from, to }: Period): string {
  const { column } = moment;
  const point = column.time ? pointInTime(scope.dialect, scope.column(place, column), column.time) : '';
  const day = (word: string, description: string, preset: string) =>
    parameters.add({ name: `${name}${word}`, type: 'date', description, required: true, default: preset });
  const first = day('from', `First day of the ${name}period.`, from);
  const last = day('to', `Last day of the ${name}period.`, to);
  return `${point} >= ${first} AND ${point} ${beforeEndOf(scope.dialect, last)}`;
}

/** The last whole month that has data, and the one before. */
function defaultDays(latest: string | null, today: string): Record<'now' | 'before', [string, string]> {
  const known = /^\d{4}-\d{2}-\d{2}/.exec(latest ?? '')?.[0] ?? today;
  const end = known < today ? known : today;
  const [year = 2000, month = 1] = end.split('-').map(Number);
  const isWhole = end === lastDay(year, month);
  const back = isWhole ? 0 : 1;
  return { now: monthOf(year, month - back), before: monthOf(year, month - back - 1) };
}

function monthOf(year: number, month: number): [string, string] {
  const first = new Date(Date.UTC(year, month - 1, 1));
  return [isoDay(first), lastDay(first.getUTCFullYear(), first.getUTCMonth() + 1)];
}

function lastDay(year: number, month: number): string {
  return isoDay(new Date(Date.UTC(year, month, 0)));
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

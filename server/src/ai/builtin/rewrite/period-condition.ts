import { partsOf, textOf } from '../../../language/question/calendar-days.ts';
import type { Period } from '../../../language/question/periods/periods.ts';
import { wordsOfDateColumn } from '../../../language/question/words-of-date-column.ts';
import { quote } from '../sql/quote-identifier.ts';
import type { ColumnInScope } from './columns-in-scope.ts';
import type { Condition, ConditionContext } from './condition-types.ts';

const notTheTime = /update|modif|delete|birth|expire|valid/i;

/** Rows of that time: by the moment the question speaks of, else by the one that tells when they came to be. */
export function periodCondition(period: Period, ground: ConditionContext): Condition | null {
  const { scope, places, said } = ground;
  const [first] = scope;
  const own = scope.filter(({ table }) => table === first?.table);
  const isSpoken = ({ column, table }: ColumnInScope) =>
    wordsOfDateColumn(column.name, table).some((word) => said.has(word));
  const [year] = own.filter(
    (one) => one.column.kind === 'integer' && /year$/i.test(one.column.name) && isSpoken(one),
  );
  if (year) return yearCondition(period, year, ground);
  const times = scope.filter(
    ({ column }) => (column.kind === 'date' || column.kind === 'timestamp') && !notTheTime.test(column.name),
  );
  // Of several tables the first is what the tool is about.
  const candidates = times.filter(({ table }) => table === times[0]?.table);
  const spoken = candidates.filter(isSpoken);
  const main = candidates.filter(({ column }) => places[0]?.table.time?.column === column);
  const [column] = spoken.length === 1 ? spoken : candidates.length > 1 ? main : candidates;
  return column ? timeCondition(period, column, ground) : null;
}

function timeCondition({ from, to }: Period, column: ColumnInScope, ground: ConditionContext): Condition {
  const { sql, name } = written(column, ground);
  const day = (parameter: string, value: string, description: string) =>
    ground.parameters.add({ name: parameter, type: 'date', value, description });
  const parts = [
    ...(from === null ? [] : [`${sql} >= ${day('since_day', textOf(from), `The first day of ${name}.`)}`]),
    ...(to === null
      ? []
      : [`${sql} < ${day('before_day', textOf(to), `The day after the last of ${name}.`)}`]),
  ];
  return { sql: parts.join(' AND '), does: `keeps only ${name} in that time` };
}

/** null where only a part of a year is meant. */
function yearCondition(
  { from, to }: Period,
  column: ColumnInScope,
  ground: ConditionContext,
): Condition | null {
  const isWhole = [from, to].every((day) => day === null || textOf(day).endsWith('-01-01'));
  if (!isWhole) return null;
  const { sql, name } = written(column, ground);
  const year = (parameter: string, value: number, description: string) =>
    ground.parameters.add({ name: parameter, type: 'integer', value, description });
  const parts = [
    ...(from === null ? [] : [`${sql} >= ${year('since_year', partsOf(from).year, `The first ${name}.`)}`]),
    ...(to === null ? [] : [`${sql} <= ${year('last_year', partsOf(to).year - 1, `The last ${name}.`)}`]),
  ];
  return { sql: parts.join(' AND '), does: `keeps only ${name} in that time` };
}

function written(
  { sql, column }: ColumnInScope,
  { dialect }: ConditionContext,
): { sql: string; name: string } {
  return { sql: `${sql}${quote(dialect, column.name)}`, name: column.name.replaceAll('_', ' ') };
}

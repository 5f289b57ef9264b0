import type { ParameterValue } from '@parley/contract/parameters';
import { saysNumber } from '../../../language/question/figures-in-question.ts';
import type { ExplainTask } from '../../port.ts';
import { join, sayName, sayText, sayValue } from './say-values.ts';

const limitName = /^(limit|top|top_n|n|count|max_rows|max_results|rows)$/;

/** Plainly, with the conditions under which nothing was found. */
export function sayEmpty({ values }: ExplainTask): string[] {
  const filters = Object.entries(values).filter(
    ([name, value]) => value !== null && value !== '' && !limitName.test(name),
  );
  const said = filters.map(([name, value]) => `${sayName(name)} **${sayGiven(value)}**`);
  if (said.length === 0) return ['Nothing was found: the result has no rows.'];
  return [`Nothing was found for ${join(said)}.`, 'Change one of these values to look further.'];
}

const mostSaid = 5;

function sayGiven(value: ParameterValue): string {
  if (!Array.isArray(value)) return typeof value === 'string' ? sayDayOrText(value) : sayBoolean(value);
  if (value.length === 0) return 'no value';
  const more = value.length > mostSaid ? `, and ${value.length - mostSaid} more` : '';
  return value.slice(0, mostSaid).map(sayGiven).join(', ') + more;
}

function sayDayOrText(value: string): string {
  return /^\d{4}-\d{2}-\d{2}/.test(value) ? sayValue(value, '') : sayText(value);
}

function sayBoolean(value: number | boolean | null): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return sayValue(String(value), '');
}

/** As many rows as were allowed: how many there are in all is not known. */
export function isCutByLimit(values: ExplainTask['values'], rowCount: number): boolean {
  return (
    rowCount > 1 &&
    Object.entries(values).some(([name, value]) => limitName.test(name) && Number(value) === rowCount)
  );
}

/** What the figures do not cover. */
export function sayLimits({ question, result, rowCount, values, facts }: ExplainTask): string[] {
  const count = sayValue(String(rowCount), '');
  if (result.truncated !== null)
    return [`Only the first ${count} rows were read, and the figures cover just those.`];
  // Who asked for five knows that there are five.
  const isAskedFor = saysNumber(question, rowCount);
  if (isCutByLimit(values, rowCount) && !isAskedFor)
    return [`The list ends at its limit of ${count}; there may be more.`];
  // The first step has nothing to differ from.
  const isChange = (column: string | null) =>
    result.columns.some(({ name, meaning }) => name === column && meaning?.role === 'difference');
  const gap = facts.find(
    ({ label, column, value }) =>
      !isChange(column) && label.startsWith('rows without ') && Number(value) > 0 && Number(value) < rowCount,
  );
  return gap && gap.column !== null
    ? [`${sayValue(gap.value, '')} of them ${gap.value === '1' ? 'has' : 'have'} no ${sayName(gap.column)}.`]
    : [];
}

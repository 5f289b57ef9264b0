import type { ResultColumn } from '@parley/contract/query-result';
import { daySpanWords } from '@parley/contract/results/day-span';
import type { ComputedFact, ExplainTask } from '../../port.ts';
import { capital, sayCell, sayName } from './say-values.ts';

export type Compared = Record<'days' | 'earlier days' | 'earlier' | 'change', ComputedFact> & {
  'change in percent': ComputedFact | undefined;
};

/** One row with the same figure over two spans of days: what it is, what it was, and how much that differs. */
export function sayCompared(task: ExplainTask): string[] {
  const found = comparedIn(task);
  const place = task.result.columns.findIndex(({ name }) => name === found?.days.column);
  const [column, value] = [task.result.columns[place], task.result.rows[0]?.[place]];
  if (!found || !column || value == null) return [];
  const now = `**${sayCell(value, column)}** ${inWords(found.days.value)}`;
  const before = `**${sayCell(found.earlier.value, column)}** ${inWords(found['earlier days'].value)}`;
  const name = sayName(column.name.replace(/_2$/, ''));
  return [
    `${capital(name)} came to ${now}, against ${before}: ${sayDifference(found, column)}.`,
    ...(isRunning(column, task) ? [`${found.days.value} is not over yet.`] : []),
  ];
}

export function isRunning({ meaning }: ResultColumn, { moment }: ExplainTask): boolean {
  const today = new Date(moment.now).toLocaleDateString('sv-SE', { timeZone: moment.timeZone });
  return meaning?.during !== undefined && meaning.during.from <= today && today < meaning.during.to;
}

/** After a figure that was asked for alone. */
export function sayChange(task: ExplainTask): string[] {
  const found = comparedIn(task);
  const [column] = task.result.columns;
  if (!found || !column) return [];
  const before = `${sayCell(found.earlier.value, column)} ${inWords(found['earlier days'].value)}`;
  return Number(found.change.value) === 0
    ? [`It was as much ${inWords(found['earlier days'].value)}.`]
    : [`That is ${sayDifference(found, column)} against ${before}.`];
}

/** 'in October 2026', for the days that a figure is of. */
export function inDays({ result, facts }: ExplainTask): string {
  const [column] = result.columns;
  const said = facts.find(({ label }) => label === 'days')?.value;
  const during = column?.meaning?.during;
  return said !== undefined ? inWords(said) : during ? inWords(daySpanWords(during)) : '';
}

export function comparedIn({ facts }: ExplainTask): Compared | null {
  const fact = (label: string) => facts.find((one) => one.label === label);
  const [days, earlierDays, earlier, change] = [
    fact('days'),
    fact('earlier days'),
    fact('earlier'),
    fact('change'),
  ];
  if (!days || !earlierDays || !earlier || !change) return null;
  return {
    days,
    'earlier days': earlierDays,
    earlier,
    change,
    'change in percent': fact('change in percent'),
  };
}

function sayDifference(found: Compared, column: ResultColumn): string {
  const { change, 'change in percent': percent } = found;
  if (Number(change.value) === 0) return 'no change';
  const way = change.value.startsWith('-') ? 'down' : 'up';
  // Two percentages differ by points, not by per cent.
  const isPercent = column.meaning?.role === 'percentage' || column.meaning?.role === 'share';
  const size = sayCell(change.value.replace('-', ''), column);
  if (isPercent) return `${way} ${size.replace(' %', '')} points`;
  return percent
    ? `${way} ${size} (${percent.value.replace('-', '').replace(/\.0$/, '')} %)`
    : `${way} ${size}`;
}

/** 'in October 2026', 'on 9 November 2026', 'from 9 to 15 November 2026'. */
function inWords(days: string): string {
  if (!/^\d{1,2} /.test(days)) return `in ${days}`;
  return days.includes(' to ') ? `from ${days}` : `on ${days}`;
}

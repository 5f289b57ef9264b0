import type { TimeUnit } from '@parley/contract/query-result';
import { cellPeriodName } from '@parley/contract/results/cell-period-name';
import { addDays } from '@parley/contract/results/day-span';
import type { ComputedFact, ExplainTask } from '../../port.ts';
import type { ColumnFacts } from './rank-result-facts-by-column.ts';
import { capital, sayName, sayValue } from './say-values.ts';

/** How a measure moved: where it began and ended, its peaks, what it adds up to. */
export function saySeries(task: ExplainTask, { column, meaning, say: sayOf, fact }: ColumnFacts): string[] {
  const [first, last, change] = [fact('first'), fact('last'), fact('change')];
  const [largest, smallest] = [fact('largest'), fact('smallest')];
  if (!first || !last || !change || !largest || !smallest) return [];
  const name = sayName(column);
  const say = (one: ComputedFact) => `**${sayOf(one.value)}**`;
  const when = (one: ComputedFact) => sayWhen(one.of ?? '', task);
  const percent = fact('change in percent');
  const by = percent ? ` (${sayValue(percent.value.replace('-', ''), '')} %)` : '';
  const size = sayOf(change.value.replace('-', ''));
  const moved =
    Number(change.value) === 0
      ? 'the same as at the start'
      : `${change.value.startsWith('-') ? 'down' : 'up'} ${size}${by}`;
  const sum = fact('sum of');
  const average = fact('average of');
  return [
    `${capital(name)} went from ${say(first)} ${when(first)} to ${say(last)} ${when(last)}, ${moved}.`,
    // It only grows, or only falls.
    meaning?.role === 'running total'
      ? ''
      : `The highest was ${say(largest)} ${when(largest)}, the lowest ${say(smallest)} ${when(smallest)}.`,
    sum && average
      ? `Together that is **${sayOf(sum.value)}** over ${task.rowCount} ${stepsOf(task)}, on average ${sayOf(average.value)}.`
      : '',
    sayUnfinished(task, last.of ?? ''),
  ].filter((sentence) => sentence !== '');
}

type Time = { name: string; unit: TimeUnit | undefined };

function timeColumn({ result }: ExplainTask): Time {
  const said = result.columns.find(({ meaning }) => meaning?.role === 'period');
  if (said) return { name: said.name, unit: said.meaning?.unit };
  const name =
    result.columns.find(
      ({ kind, name: own }) =>
        kind === 'date' || kind === 'timestamp' || /year|month|week|quarter|day|date/i.test(own),
    )?.name ?? '';
  const [unit] = /year|month|week|quarter|day|hour/i.exec(name) ?? [];
  return { name, unit: unit?.toLowerCase() as TimeUnit | undefined };
}

/** 'in October 2026', 'on 5 October 2026', 'in the week of 5 October 2026'. */
function sayWhen(of: string, task: ExplainTask): string {
  const { name } = timeColumn(task);
  const words = /^\d{4}-\d{2}/.test(of) ? sayValue(of, name) : of;
  if (words.startsWith('week of ')) return `in the ${words}`;
  return /^\d{1,2} /.test(words) ? `on ${words}` : `in ${words}`;
}

const stepsOf = (task: ExplainTask): string => {
  const { unit } = timeColumn(task);
  return unit === undefined ? 'steps' : `${unit}s`;
};

/** A month that is still running looks like a fall. */
function sayUnfinished(task: ExplainTask, last: string): string {
  const { name, unit } = timeColumn(task);
  const words = /^\d{4}-\d{2}/.test(last) ? sayValue(last, name) : last;
  return unit !== undefined && words === runningPeriod(unit, task.moment)
    ? `${capital(words)} is not over yet.`
    : '';
}

/** The period of today, as a cell of it is called. */
function runningPeriod(unit: TimeUnit, { now, timeZone }: ExplainTask['moment']): string | null {
  const today = new Date(now).toLocaleDateString('sv-SE', { timeZone });
  const start = unit === 'week' ? mondayOf(today) : today;
  return cellPeriodName(start, { role: 'period', unit });
}

function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

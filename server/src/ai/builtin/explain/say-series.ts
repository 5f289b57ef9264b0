import type { ComputedFact, ExplainTask } from '../../port.ts';
import { capital, sayName, sayValue } from './say.ts';
import type { Told } from './told-facts.ts';

/** How a measure moved: where it began and ended, its peaks, what it adds up to. */
export function saySeries(task: ExplainTask, { column, fact }: Told): string[] {
  const [first, last, change] = [fact('first'), fact('last'), fact('change')];
  const [largest, smallest] = [fact('largest'), fact('smallest')];
  if (!first || !last || !change || !largest || !smallest) return [];
  const name = sayName(column);
  const say = (one: ComputedFact) => `**${sayValue(one.value, column)}**`;
  const when = (one: ComputedFact) => sayValue(one.of ?? '', timeName(task));
  const percent = fact('change in percent');
  const by = percent ? ` (${sayValue(percent.value.replace('-', ''), '')} %)` : '';
  const size = sayValue(change.value.replace('-', ''), column);
  const moved =
    Number(change.value) === 0
      ? 'the same as at the start'
      : `${change.value.startsWith('-') ? 'down' : 'up'} ${size}${by}`;
  const sum = fact('sum of');
  const average = fact('average of');
  return [
    `${capital(name)} went from ${say(first)} in ${when(first)} to ${say(last)} in ${when(last)}, ${moved}.`,
    `The highest was ${say(largest)} in ${when(largest)}, the lowest ${say(smallest)} in ${when(smallest)}.`,
    sum && average
      ? `Together that is **${sayValue(sum.value, column)}** over ${task.rowCount} ${stepsOf(timeName(task))}, on average ${sayValue(average.value, column)}.`
      : '',
    sayUnfinished(task, last.of ?? ''),
  ].filter((sentence) => sentence !== '');
}

function timeName({ result }: ExplainTask): string {
  return (
    result.columns.find(
      ({ kind, name }) =>
        kind === 'date' || kind === 'timestamp' || /year|month|week|quarter|day|date/i.test(name),
    )?.name ?? ''
  );
}

function stepsOf(name: string): string {
  return /^(year|month|week|quarter|day|hour)$/i.test(name) ? `${name.toLowerCase()}s` : 'steps';
}

/** A month that is still running looks like a fall. */
function sayUnfinished(task: ExplainTask, last: string): string {
  const isMonth =
    /^\d{4}-\d{2}$/.test(last) || (/^\d{4}-\d{2}-01/.test(last) && /month/i.test(timeName(task)));
  const isRunning = isMonth && last.slice(0, 7) === task.moment.now.slice(0, 7);
  return isRunning ? `${sayValue(last, timeName(task))} is not over yet.` : '';
}

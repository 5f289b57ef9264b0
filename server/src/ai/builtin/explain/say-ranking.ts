import { cellPeriodName } from '@parley/contract/results/cell-period-name';
import { parseDecimal } from '../../../platform/decimal.ts';
import type { ExplainTask } from '../../port.ts';
import type { ColumnFacts } from './rank-result-facts-by-column.ts';
import { orderOf } from './rank-result-facts-by-column.ts';
import { join, sayName, sayText, sayValue } from './say-values.ts';

const runnersUp = 2;

/** Who leads by what, who follows, and how much of the whole that is. */
export function sayRanking(task: ExplainTask, told: ColumnFacts): string[] {
  const { column, fact, say } = told;
  const order = orderOf(column, task.result);
  const lead = fact(order === 'rising' ? 'smallest' : 'largest');
  // A bare number names nobody.
  if (!lead?.of || parseDecimal(lead.of) !== null) return [];
  const name = sayName(column);
  const others = order === null ? [] : followers(task, told, lead.of);
  const after = others.length > 0 ? `, followed by ${join(others)}` : '';
  return [
    `**${sayText(lead.of)}** has the ${extreme(told, order === 'rising')} ${name}: **${say(lead.value)}**${after}.`,
    sayShare(task, told),
    order === null ? sayLowest(told) : '',
  ].filter((sentence) => sentence !== '');
}

/** Things are counted, amounts are high. */
function extreme({ column, meaning }: ColumnFacts, isLow: boolean): string {
  const name = sayName(column);
  const isCounted = meaning
    ? meaning.role === 'count'
    : /s$/.test(name) && !/(ss|us|sales)$|^average /.test(name);
  if (meaning?.role === 'share') return isLow ? 'smallest' : 'largest';
  if (isCounted) return isLow ? 'fewest' : 'most';
  return isLow ? 'lowest' : 'highest';
}

function followers({ result }: ExplainTask, { column, say }: ColumnFacts, leader: string): string[] {
  const index = result.columns.findIndex(({ name }) => name === column);
  const labels = labelPlaces(result, leader);
  return result.rows.slice(1, 1 + runnersUp).flatMap((row) => {
    const label = labels.flatMap((place) => cellOf(row, result, place)).join(' ');
    const value = row[index] ?? null;
    return label === '' || value === null ? [] : [`${sayText(label)} (${say(value)})`];
  });
}

/** The columns whose words make up the leader's label. */
function labelPlaces({ columns, rows }: ExplainTask['result'], leader: string): number[] {
  const [first = []] = rows;
  const whole = columns.findIndex((_, index) => cellOf(first, { columns }, index)[0] === leader);
  if (whole >= 0) return [whole];
  const parts = columns.flatMap((_, index) => {
    const cell = first[index] ?? '';
    return cell !== '' && ` ${leader} `.includes(` ${cell} `) ? [index] : [];
  });
  return parts.map((index) => first[index]).join(' ') === leader ? parts : [];
}

/** By a month and a status, say: neither alone tells the rows apart. */
function isSplitTwice({ result }: ExplainTask): boolean {
  const splits = result.columns.flatMap(({ meaning }, index) =>
    meaning?.role === 'group' || meaning?.role === 'period' ? [index] : [],
  );
  const isTelling = (index: number) =>
    new Set(result.rows.map((row) => row[index])).size === result.rows.length;
  return splits.length > 1 && !splits.some(isTelling);
}

function cellOf(
  row: readonly (string | null)[],
  { columns }: Pick<ExplainTask['result'], 'columns'>,
  place: number,
): string[] {
  const value = row[place] ?? null;
  return value === null ? [] : [cellPeriodName(value, columns[place]?.meaning) ?? value];
}

function sayShare(task: ExplainTask, { fact, say }: ColumnFacts): string {
  const [sum, share, three] = [
    fact('sum of'),
    fact('share of the largest in percent'),
    fact('share of the three largest in percent'),
  ];
  const average = fact('average of');
  if (!sum) return average ? `The average is ${say(average.value)}.` : '';
  const count = sayValue(String(task.rowCount), '');
  const whole = task.rowCount === 2 ? 'Both together come to' : `All ${count} together come to`;
  const total = `${whole} **${say(sum.value)}**`;
  // One of a month's statuses is no part that anybody thinks of.
  if (!share || isSplitTwice(task)) return `${total}.`;
  const top = three ? `, the three largest for ${sayValue(three.value, '')} %` : '';
  return `${total}; ${sayText(share.of ?? 'the first')} alone stands for ${sayValue(share.value, '')} %${top}.`;
}

function sayLowest({ fact, say, meaning }: ColumnFacts): string {
  const smallest = fact('smallest');
  return smallest?.of
    ? `The ${meaning?.role === 'share' ? 'smallest' : 'lowest'} is **${sayText(smallest.of)}** with ${say(smallest.value)}.`
    : '';
}

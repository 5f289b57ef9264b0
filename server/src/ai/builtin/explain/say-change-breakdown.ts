import type { ResultColumn } from '@parley/contract/query-result';
import { cellPeriodName } from '@parley/contract/results/cell-period-name';
import { compare, parseDecimal, wholeDecimal } from '../../../platform/decimal.ts';
import type { ExplainTask } from '../../port.ts';
import { comparedIn, isRunning } from './say-comparison.ts';
import { capital, join, sayCell, sayName, sayText } from './say-values.ts';

const runnersUp = 2;

/** Something's part of a change. */
type Part = { name: string; change: string };

/** A figure over two spans of days, per value of something, with the difference: how much in all, and where it is from. */
export function sayChangeBreakdown(task: ExplainTask): string[] {
  const { columns, rows } = task.result;
  const found = comparedIn(task);
  const difference = columns.findIndex(({ meaning }) => meaning?.role === 'difference');
  const label = columns.findIndex(({ meaning }) => meaning?.role === 'group');
  const column = columns.find(({ name }) => name === found?.days.column);
  if (!found || !column || difference < 0 || label < 0) return [];
  const hasCents = rows.some((row) => /\.\d/.test(row[difference] ?? ''));
  const say = (value: string) => sayCell(value.replace('-', ''), column, hasCents);
  const sum = task.facts.find((fact) => fact.label === `sum of ${column.name}`)?.value;
  const ended = isRunning(column, task) ? [`${found.days.value} is not over yet.`] : [];
  const isDown = found.change.value.startsWith('-');
  if (sum === undefined) return [];
  const against = `${say(sum)} against ${say(found.earlier.value)}`;
  if (Number(found.change.value) === 0)
    return [`${found.days.value} was level with ${found['earlier days'].value}: ${against}.`, ...ended];
  const way = isDown ? 'below' : 'above';
  const whole = `${found.days.value} was **${say(found.change.value)} ${way}** ${found['earlier days'].value}: ${against}.`;
  const parts = rows.flatMap((row): Part[] => {
    const change = row[difference] ?? null;
    return change === null ? [] : [{ name: nameOf(row[label] ?? null, columns[label]), change }];
  });
  return [whole, ...sayParts({ parts, change: found.change.value, isDown, say }), ...ended];
}

function nameOf(value: string | null, column: ResultColumn | undefined): string {
  if (value === null) return `no ${sayName(column?.name ?? '')}`;
  if (column?.kind === 'boolean') return `${sayName(column.name)}: ${sayCell(value, column)}`;
  return sayText(cellPeriodName(value, column?.meaning) ?? value);
}

type Parts = { parts: readonly Part[]; change: string; isDown: boolean; say: (value: string) => string };

function sayParts({ parts, change, isDown, say }: Parts): string[] {
  const isSame = (part: Part) => part.change.startsWith('-') === isDown && Number(part.change) !== 0;
  const [first, ...others] = parts.filter(isSame);
  if (first === undefined) return [];
  const more = isDown ? 'less' : 'more';
  const isMost = Math.abs(Number(first.change)) * 2 > Math.abs(Number(change));
  const next = others.slice(0, runnersUp).map((part) => `${part.name} (${say(part.change)})`);
  const then = next.length > 0 ? `, then ${join(next)}` : '';
  const lead = `${isMost ? 'Most of it is' : 'The largest part is'} **${first.name}**, ${say(first.change)} ${more}${then}.`;
  const opposite = parts.filter((part) => !isSame(part)).toSorted(byDistance)[0];
  if (opposite === undefined || Number(opposite.change) === 0) return [lead];
  return [lead, `${capital(opposite.name)} went the other way by ${say(opposite.change)}.`];
}

/** The furthest from zero first. */
function byDistance(left: Part, right: Part): number {
  const size = ({ change }: Part) => parseDecimal(change.replace('-', '')) ?? wholeDecimal(0);
  return compare(size(right), size(left));
}

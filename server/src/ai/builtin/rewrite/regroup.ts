import type { Dialect } from '@parley/contract/schema';
import { quote } from '../sql/quote.ts';
import { periodOf } from '../sql/time.ts';
import { hasWord } from './conditions.ts';
import type { Wish } from './read-wish.ts';
import type { OutputColumn } from './template-columns.ts';

/** The template without its order and limit, as the source of another grouping. */
export type Inner = { dialect: Dialect; sql: string; outputs: readonly OutputColumn[]; isGrouped: boolean };

const money = /total|amount|revenue|spend|sales|price|value|quantity/i;

/** 'by month' over a result that holds days, or 'by country' over one that shows countries; null where it cannot be. */
export function regroup(
  wish: Wish,
  { dialect, sql, outputs, isGrouped }: Inner,
): { sql: string; does: string } | null {
  const key = keyFor(wish, outputs);
  const sums = outputs.filter(({ isSum }) => isSum);
  if (!key) return null;
  // Averages and shares of groups do not add up to those of larger groups.
  if (
    isGrouped &&
    (sums.length === 0 || outputs.some((one) => one !== key && !one.isSum && one.column === null))
  )
    return null;
  const column = (one: OutputColumn) => `t.${quote(dialect, one.name)}`;
  const name = wish.kind === 'grain' ? wish.unit : key.name;
  const group = wish.kind === 'grain' ? periodOf(dialect, column(key), wish.unit) : column(key);
  const measured = isGrouped
    ? sums
    : outputs.filter((one) => one.column?.kind === 'number' && money.test(one.name));
  const totals = measured.map(
    (one) => `SUM(${column(one)}) AS ${quote(dialect, isGrouped ? one.name : `total_${one.name}`)}`,
  );
  const columns = [
    `${group} AS ${quote(dialect, name)}`,
    ...(isGrouped ? [] : [`COUNT(*) AS ${quote(dialect, 'row_count')}`]),
    ...totals,
  ];
  const order = wish.kind === 'grain' ? '1' : '2 DESC, 1';
  const rewritten = `SELECT ${columns.join(', ')}\nFROM (\n${sql}\n) AS t\nGROUP BY 1\nORDER BY ${order}`;
  return { sql: rewritten, does: `groups the rows by ${name}` };
}

function keyFor(wish: Wish, outputs: readonly OutputColumn[]): OutputColumn | null {
  if (wish.kind === 'group') return outputs.find((one) => !one.isSum && hasWord(one.name, wish.noun)) ?? null;
  if (wish.kind !== 'grain') return null;
  const times = outputs.filter(
    ({ column, name, isSum }) =>
      column?.kind === 'date' || column?.kind === 'timestamp' || (!isSum && /^(day|date)$/i.test(name)),
  );
  return times.length === 1 ? (times[0] ?? null) : null;
}

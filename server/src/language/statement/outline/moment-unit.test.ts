import type { Dialect } from '@parley/contract/database-schema';
import { expect, test } from 'vitest';
import { analyseStatement } from '../analyse-statement.ts';

async function unit(dialect: Dialect, written: string): Promise<string | undefined> {
  const sql = `SELECT COUNT(*) FROM orders GROUP BY ${written}`;
  const { outline } = await analyseStatement(dialect, sql);
  expect(outline?.groups).toHaveLength(1);
  return outline?.groups[0]?.part;
}

test.each([
  ['year', 'postgres', "date_trunc('year', at)"],
  ['year', 'mysql', 'YEAR(at)'],
  ['year', 'mysql', 'MAKEDATE(YEAR(at), 1)'],
  ['year', 'sqlite', "date(at, 'start of year')"],
  ['year+quarter', 'postgres', "date_trunc('quarter', at)"],
  ['year+quarter', 'postgres', `to_char(at, 'YYYY-"Q"Q')`],
  ['year+quarter', 'postgres', 'EXTRACT(YEAR FROM at), EXTRACT(QUARTER FROM at)'],
  ['year+quarter', 'mysql', 'YEAR(at), QUARTER(at)'],
  ['year+quarter', 'mysql', 'DATE_ADD(MAKEDATE(YEAR(at), 1), INTERVAL (QUARTER(at) - 1) * 3 MONTH)'],
  [
    'year+quarter',
    'sqlite',
    "date(at, 'start of month', '-' || ((CAST(strftime('%m', at) AS INTEGER) - 1) % 3) || ' months')",
  ],
  ['year+quarter', 'sqlite', "strftime('%Y', at) || '-Q' || ((strftime('%m', at) + 2) / 3)"],
  ['quarter', 'postgres', 'EXTRACT(QUARTER FROM at)'],
  ['quarter', 'mysql', 'QUARTER(at)'],
  ['year+month', 'postgres', "date_trunc('month', at)"],
  ['year+month', 'postgres', "date_part('year', at), date_part('month', at)"],
  ['year+month', 'postgres', "to_char(at, 'Mon YYYY')"],
  ['year+month', 'mysql', 'YEAR(at), MONTH(at)'],
  ['year+month', 'mysql', 'EXTRACT(YEAR FROM at), EXTRACT(MONTH FROM at)'],
  ['year+month', 'mysql', 'EXTRACT(YEAR_MONTH FROM at)'],
  ['year+month', 'mysql', "DATE_FORMAT(at, '%Y-%m-01')"],
  ['year+month', 'sqlite', "strftime('%Y', at), strftime('%m', at)"],
  ['year+month', 'sqlite', "date(at, 'start of month')"],
  ['month', 'postgres', 'EXTRACT(MONTH FROM at)'],
  ['month', 'mysql', 'MONTHNAME(at)'],
  ['month', 'mysql', "DATE_FORMAT(at, '%M')"],
  ['year+week', 'postgres', "date_trunc('week', at)"],
  ['year+week', 'postgres', "to_char(at, 'IYYY-IW')"],
  ['year+week', 'mysql', 'YEARWEEK(at, 1)'],
  ['year+week', 'mysql', 'YEAR(at), WEEK(at, 3)'],
  ['year+week', 'mysql', 'DATE(DATE_SUB(at, INTERVAL WEEKDAY(at) DAY))'],
  ['year+week', 'sqlite', "date(at, 'weekday 0', '-6 days')"],
  ['year+week', 'sqlite', "strftime('%Y-%W', at)"],
  ['week', 'postgres', 'EXTRACT(WEEK FROM at)'],
  ['week', 'mysql', 'WEEK(at)'],
  ['week', 'mysql', 'WEEKOFYEAR(at)'],
  ['year+month+day', 'postgres', "date_trunc('day', at)"],
  ['year+month+day', 'mysql', 'YEAR(at), MONTH(at), DAY(at)'],
  ['year+month+day', 'mysql', 'YEAR(at), DAYOFYEAR(at)'],
  ['year+month+day', 'mysql', 'DATE(at)'],
  ['year+month+day', 'sqlite', "strftime('%Y-%m-%d', at)"],
  ['day', 'postgres', 'EXTRACT(DAY FROM at)'],
  ['day', 'mysql', 'DAY(at)'],
  ['day', 'mysql', 'DAYOFMONTH(at)'],
  ['weekday', 'postgres', "to_char(at, 'Day')"],
  ['weekday', 'mysql', "DATE_FORMAT(at, '%W')"],
  ['weekday', 'sqlite', "strftime('%w', at)"],
  ['hour', 'mysql', 'HOUR(at)'],
  ['hour', 'postgres', 'EXTRACT(HOUR FROM at)'],
  ['year+month+day+hour', 'mysql', "DATE_FORMAT(at, '%Y-%m-%d %H:00:00')"],
  ['year+month+day+hour', 'postgres', "date_trunc('hour', at)"],
  ['', 'mysql', 'TIMESTAMPDIFF(MONTH, at, NOW())'],
  ['', 'mysql', 'at, YEAR(at)'],
] as const)('reads %s, as %s writes it: %s', async (expected, dialect, written) => {
  expect(await unit(dialect, written)).toBe(expected);
});

test('the unit is no value that somebody looks for, and a pattern that looks like one is', async () => {
  const literals = async (condition: string) =>
    (await analyseStatement('mysql', `SELECT id FROM orders WHERE ${condition}`)).outline?.conditions[0]
      ?.literals;
  expect(await literals("DATE_FORMAT(at, '%Y-%m') = '2026-03'")).toEqual(['2026-03']);
  expect(await literals('EXTRACT(DAY FROM at) = 5')).toEqual(['5']);
  expect(await literals("code = 'MM'")).toEqual(['mm']);
  expect(await literals("note LIKE '%d%'")).toEqual(['d']);
});

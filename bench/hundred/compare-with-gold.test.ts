import type { QueryResult } from '@parley/contract/query-result';
import { describe, expect, test } from 'vitest';
import { isRight } from './compare-with-gold.ts';
import type { Question } from './questions.ts';

const question = (more: Partial<Question>): Question => ({
  id: 1,
  database: 'shop',
  kind: 'list',
  question: 'which ones',
  sql: 'SELECT 1',
  note: 'One number.',
  ...more,
});

function result(rows: (string | null)[][], type = 'text'): QueryResult {
  const columns = (rows[0] ?? []).map((_, at) => ({ name: `column ${at}`, type, kind: 'text' as const }));
  return { columns, rows, truncated: null, durationMs: 1 };
}

type Case = { more?: Partial<Question>; gold: unknown[][]; names?: string[]; sql?: string };

function right({ more = {}, gold, names, sql = '' }: Case, given: QueryResult): boolean {
  const columns = names ?? (gold[0] ?? []).map((_, at) => `gold ${at}`);
  return isRight(question(more), { sql, rows: { columns, rows: gold } }, { sql: '', result: given });
}

describe('an answer is right', () => {
  test('with further columns and in any order, but not with other rows', () => {
    const gold = [['Ada'], ['Bo']];
    expect(
      right(
        { gold },
        result([
          ['Bo', '2'],
          ['Ada', '1'],
        ]),
      ),
    ).toBe(true);
    expect(right({ gold }, result([['Bo', '2']]))).toBe(false);
    expect(
      right(
        { gold },
        result([
          ['Bo', '2'],
          ['Cy', '1'],
        ]),
      ),
    ).toBe(false);
  });

  test('in the order that the note gives, ties in either', () => {
    const more = { note: 'Three of them, most first.' };
    const gold = [
      ['Ada', 5],
      ['Bo', 3],
      ['Cy', 3],
    ];
    expect(
      right(
        { more, gold },
        result([
          ['Ada', '5'],
          ['Cy', '3'],
          ['Bo', '3'],
        ]),
      ),
    ).toBe(true);
    expect(
      right(
        { more, gold },
        result([
          ['Bo', '3'],
          ['Ada', '5'],
          ['Cy', '3'],
        ]),
      ),
    ).toBe(false);
  });

  test('as far as its numbers are shown', () => {
    expect(right({ gold: [[12.3456]] }, result([['12.35']]))).toBe(true);
    expect(right({ gold: [[12.3456]] }, result([['12.36']]))).toBe(false);
  });

  test('with a share as a fraction', () => {
    expect(right({ more: { kind: 'share' }, gold: [[12.5]] }, result([['0.125']]))).toBe(true);
    expect(right({ gold: [[12.5]] }, result([['0.125']]))).toBe(false);
  });

  test('with names of days and of months', () => {
    const days = {
      names: ['weekday', 'sold'],
      gold: [
        ['0', 7],
        ['1', 8],
      ],
    };
    expect(
      right(
        days,
        result([
          ['Sunday', '7'],
          ['Monday', '8'],
        ]),
      ),
    ).toBe(true);
    expect(
      right(
        days,
        result([
          ['0', '7'],
          ['1', '8'],
        ]),
      ),
    ).toBe(true);
    expect(
      right(
        days,
        result([
          ['Monday', '7'],
          ['Sunday', '8'],
        ]),
      ),
    ).toBe(false);
    const months = {
      names: ['month', 'sold'],
      gold: [
        ['01', 7],
        ['11', 8],
      ],
    };
    expect(
      right(
        months,
        result([
          ['January', '7'],
          ['November', '8'],
        ]),
      ),
    ).toBe(true);
    expect(
      right(
        months,
        result([
          ['2026-01-01', '7'],
          ['2026-11-01', '8'],
        ]),
      ),
    ).toBe(true);
  });

  test('with two figures in one row', () => {
    const more = { note: 'Both amounts, in one row or two.' };
    const gold = [
      ['2026-09', 70],
      ['2026-10', 80],
    ];
    expect(right({ more, gold }, result([['80', '70']]))).toBe(true);
    expect(right({ more, gold }, result([['80', '71']]))).toBe(false);
  });

  test('without the row of no label, where the note says so', () => {
    const more = { note: 'Those without a reason may be left out.' };
    const gold = [
      ['Too dear', 2],
      [null, 3],
    ];
    expect(right({ more, gold }, result([['Too dear', '2']]))).toBe(true);
    expect(right({ gold }, result([['Too dear', '2']]))).toBe(false);
  });

  test('with every purchase in place of every product, where the note says so', () => {
    const more = { note: 'The products, each once or each purchase.' };
    const given = result([
      ['Lamp', 'May'],
      ['Lamp', 'June'],
    ]);
    expect(right({ more, gold: [['Lamp']] }, given)).toBe(true);
    expect(right({ gold: [['Lamp']] }, given)).toBe(false);
  });

  test('with a span of time in place of its days', () => {
    const sql = 'SELECT avg(extract(epoch FROM b - a)) / 86400 AS days';
    expect(right({ sql, gold: [[1.5]] }, result([['1 day 12:00:00']], 'interval'))).toBe(true);
    expect(right({ sql, gold: [[1.5]] }, result([['2 days 12:00:00']], 'interval'))).toBe(false);
  });

  test('with nothing, where there is no such thing', () => {
    expect(right({ more: { kind: 'none' }, gold: [[0]] }, result([]))).toBe(true);
    expect(right({ gold: [[0]] }, result([]))).toBe(false);
  });
});

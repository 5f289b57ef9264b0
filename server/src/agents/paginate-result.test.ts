import { expect, test } from 'vitest';
import { paginateResult } from './paginate-result.ts';

const hash = 'abcdefghijklmnopqrstuvwxyz';
const result = (count: number, truncated: 'rows' | null = null) => ({
  columns: [{ name: 'n', type: 'integer', kind: 'integer' as const }],
  rows: Array.from({ length: count }, (_, index) => [String(index)]),
  truncated,
  durationMs: 1,
});

test('[L01] pages laid together are the whole result, and only the last has no cursor', () => {
  const whole = result(25);
  const seen: (string | null)[][] = [];
  let cursor: string | null | undefined;
  do {
    const page = paginateResult(whole, hash, { limit: 10, ...(cursor ? { cursor } : {}) });
    expect(page.truncated).toBe(page.cursor !== null);
    seen.push(...page.rows);
    cursor = page.cursor;
  } while (cursor);
  expect(seen).toEqual(whole.rows);
});

test('[L01] a result that a limit cut says so on its last page too, where no cursor leads on', () => {
  expect(paginateResult(result(5, 'rows'), hash, { limit: 10 })).toMatchObject({
    truncated: true,
    cursor: null,
  });
});

test('[L01] a page that is exactly full is not said to go on', () => {
  expect(paginateResult(result(10), hash, { limit: 10 })).toMatchObject({ truncated: false, cursor: null });
});

test.each(['', 'x', '10', '-1.abcdefghijklmnop', '10.abcdefghijklmnop; --'])(
  '[L01] %o is no cursor',
  (cursor) => {
    expect(() => paginateResult(result(25), hash, { limit: 10, cursor })).toThrow(
      'does not belong to this tool',
    );
  },
);

test('[L01] rows that changed since the page before are refused', () => {
  const { cursor } = paginateResult(result(25), hash, { limit: 10 });
  const other = { limit: 10, cursor: cursor ?? '' };
  expect(() => paginateResult(result(25), hash.toUpperCase(), other)).toThrow('Start again without a cursor');
});

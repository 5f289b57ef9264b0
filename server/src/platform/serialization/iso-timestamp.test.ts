import { expect, test } from 'vitest';
import { isoTimestamp } from './iso-timestamp.ts';

test('writes what toISOString writes, also where the second or the year changes', () => {
  const moments = ['2026-12-31T23:59:59.007Z', '2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z'];
  for (const moment of [...moments, ...moments.toReversed()])
    expect(isoTimestamp(Date.parse(moment))).toBe(moment);
});

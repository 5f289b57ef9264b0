import type { Proof } from '@parley/contract/tools';
import { expect, test } from 'vitest';
import { proofRunSummary } from './proof-run-summary.ts';

const proof = (over: Partial<Proof>): Proof => ({
  columns: [],
  sample: { columns: [], rows: [], truncated: null, durationMs: 0 },
  rowCount: 0,
  moreRows: false,
  durationMs: 0.2,
  values: {},
  mended: false,
  ...over,
});

test('says how many rows came and how long it took', () => {
  expect(proofRunSummary(proof({ rowCount: 1, durationMs: 3.4 }))).toBe('1 row · 3 ms');
  expect(proofRunSummary(proof({ rowCount: 1_000, moreRows: true, durationMs: 1_250 }))).toBe(
    'over 1,000 rows · 1.3 s',
  );
  expect(proofRunSummary(proof({}))).toBe('0 rows · under 1 ms');
});

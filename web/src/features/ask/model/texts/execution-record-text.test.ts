import { expect, test } from 'vitest';
import { outcomeWords, whoWords } from './execution-record-text.ts';

test.each([
  ['question', 'success', 3, 'Answered'],
  ['tool', 'success', 1, '1 row'],
  ['download', 'success', 12_000, '12,000 rows'],
  ['rehearsal', 'needs_confirmation', 1, '1 row would change'],
  ['rehearsal', 'failed', null, 'Failed'],
  ['confirmation', 'success', 1, '1 row changed'],
  ['confirmation', 'unknown', null, 'Outcome unknown'],
  ['question', 'needs_confirmation', null, 'Waits for confirmation'],
] as const)('[I08] says what became of a %s: %s, %s rows', (kind, status, rowCount, words) => {
  expect(outcomeWords({ kind, status, rowCount })).toBe(words);
});

test('[I08] says who came, and through which door', () => {
  expect(whoWords({ caller: null, door: 'web' })).toBe('You in the browser');
  expect(whoWords({ caller: 'Reports', door: 'mcp' })).toBe('Reports over MCP');
});

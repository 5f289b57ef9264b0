import { expect, test } from 'vitest';
import { firstLines, lastLines, listFailedTests } from './failed-tests.ts';

const failing = (title: string) => ({ title, place: 'e2e/ask.spec.ts:4', error: 'Error: late' });

test('lists failed tests with their place and the first lines of their error', () => {
  const error =
    '\u001b[31mError: expect(received).toBe(expected)\u001b[39m\n\n- Expected\n+ Received\n  {\n- "a": 1\n+ "a": 2\n  }\n  at x.ts:1';
  expect(listFailedTests([{ title: 'asks', place: 'e2e/ask.spec.ts:4', error }])).toEqual([
    'asks  (e2e/ask.spec.ts:4)',
    '  Error: expect(received).toBe(expected)',
    '  - "a": 1',
    '  + "a": 2',
    '  at x.ts:1',
  ]);
});

test('names at most ten failed tests and counts the rest', () => {
  const lines = listFailedTests(Array.from({ length: 12 }, (_, index) => failing(`test ${index}`)));
  expect(lines.at(-1)).toBe('and 2 more');
  expect(lines).toHaveLength(21);
});

test('cuts long lines', () => {
  expect(firstLines('x'.repeat(1000), 1)[0]).toHaveLength(200);
});

test('keeps the end of what a step printed, without colours and dots', () => {
  const text = 'begun\n\u001b[32m·\u001b[39m·····\nFAIL a\n  why\n\n';
  expect(lastLines(text, 5)).toBe('begun\nFAIL a\n  why');
  expect(lastLines(text, 3)).toBe('  why');
});

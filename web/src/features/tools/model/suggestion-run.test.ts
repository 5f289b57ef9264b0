import type { SuggestEvent, Suggestion } from '@parley/contract/tools';
import { expect, test } from 'vitest';
import { afterEvent, leftOutWords, newRun, stillToCome } from './suggestion-run.ts';

const suggestion = (name: string): Suggestion => ({
  id: crypto.randomUUID(),
  name,
  description: '',
  tables: [],
  fields: [],
  type: 'query',
  sql: 'select 1',
  parameters: [],
  provider: 'builtin',
  proof: null,
});

const run = (...events: SuggestEvent[]) => events.reduce(afterEvent, newRun);
const arrived = (name: string): SuggestEvent => ({ event: 'suggestion', data: suggestion(name) });
const progress = (current: number, total: number): SuggestEvent => ({
  event: 'progress',
  data: { current, total, message: '' },
});

test('suggestions are kept in the order they arrive, with what was left out beside them', () => {
  const dropped: SuggestEvent = { event: 'dropped', data: { name: 'x', reason: 'no such table' } };
  const done: SuggestEvent = {
    event: 'done',
    data: { provider: 'builtin', shown: 2, dropped: 1, usage: null },
  };
  const end = run(progress(0, 3), arrived('a'), dropped, arrived('b'), done);
  expect(end.arrived.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(end.dropped).toEqual([{ name: 'x', reason: 'no such table' }]);
  expect(end).toMatchObject({ state: 'done', provider: 'builtin' });
});

test('places are held for those to come, and for none after the end', () => {
  expect(stillToCome(newRun)).toBe(6);
  expect(stillToCome(run(progress(0, 0)))).toBe(6);
  expect(stillToCome(run(progress(0, 20)))).toBe(6);
  expect(stillToCome(run(progress(0, 3), arrived('a')))).toBe(2);
  expect(stillToCome(run(progress(0, 1), arrived('a')))).toBe(1);
  const failed: SuggestEvent = {
    event: 'failed',
    data: { code: 'ai_failed', message: 'no', offerBuiltin: true },
  };
  expect(stillToCome(run(arrived('a'), failed))).toBe(0);
});

test('a failure keeps what had arrived', () => {
  const failed: SuggestEvent = {
    event: 'failed',
    data: { code: 'ai_failed', message: 'OpenAI is away', offerBuiltin: true },
  };
  expect(run(arrived('a'), failed)).toMatchObject({
    state: 'failed',
    arrived: [{ name: 'a' }],
    failure: { message: 'OpenAI is away', offerBuiltin: true },
  });
});

test('counts what was left out in words', () => {
  expect(leftOutWords(1)).toBe('1 proposal did not run and was left out');
  expect(leftOutWords(3)).toBe('3 proposals did not run and were left out');
});

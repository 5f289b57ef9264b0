import { type AskEvent, askMessages } from '@parley/contract/ask';
import { expect, test } from 'vitest';
import { beginAgain, beginAnswer, brokenOff, calledOff, leftOutOf, withEvent } from './answer-state.ts';

const events: AskEvent[] = [
  { event: 'step', data: { step: 'find', state: 'started', ms: null, note: null } },
  { event: 'step', data: { step: 'find', state: 'done', ms: 4, note: null } },
  { event: 'prose', data: { text: 'There are ', struck: false } },
  { event: 'prose', data: { text: '7', struck: true } },
];

test('keeps one line for each stage and every piece of prose in its order', () => {
  const answer = events.reduce(withEvent, beginAnswer('How many?'));
  expect(answer.steps).toEqual([{ step: 'find', state: 'done', ms: 4, note: null }]);
  expect(answer.prose.map(({ text }) => text).join('')).toBe('There are 7');
  expect(answer.phase).toBe('working');
});

test('shows the first stage as begun before the server has said a word', () => {
  const first = [{ step: 'find', state: 'started', ms: null, note: null }];
  expect(beginAnswer('q').steps).toEqual(first);
  expect(beginAgain(events.reduce(withEvent, beginAnswer('q'))).steps).toEqual(first);
});

test('has no stage under way once it has ended', () => {
  const begun = beginAnswer('q');
  expect(calledOff(begun)).toMatchObject({ phase: 'cancelled', steps: [] });
  expect(brokenOff(begun, 'Offline.')).toMatchObject({ phase: 'failed', steps: [] });
  const refused = { code: 'not_found', message: 'm', executionId: null, offerBuiltin: false };
  expect(withEvent(begun, { event: 'failed', data: refused }).steps).toEqual([]);
});

test('tells what was called off from what failed', () => {
  const failed = (code: string) =>
    withEvent(beginAnswer('q'), {
      event: 'failed',
      data: { code, message: 'm', executionId: null, offerBuiltin: false },
    }).phase;
  expect(failed('query_cancelled')).toBe('cancelled');
  expect(failed('sql_failed')).toBe('failed');
});

test('keeps the result in sight while a changed chip runs again', () => {
  const result = { columns: [], rows: [], truncated: null, durationMs: 1 };
  const before = withEvent(beginAnswer('q'), {
    event: 'result',
    data: { result, chart: null, sql: 'SELECT 1' },
  });
  const again = beginAgain(before);
  expect(again).toMatchObject({ phase: 'working', result, prose: [] });
  const refused = withEvent(again, {
    event: 'failed',
    data: { code: 'sql_failed', message: 'm', executionId: null, offerBuiltin: false },
  });
  expect(refused, 'rows of other values do not stay below a failure').toMatchObject({
    result: null,
    sql: null,
  });
});

test('says which words were left out, and nothing where the values say it all', () => {
  const noted = (note: string) =>
    leftOutOf(
      withEvent(beginAnswer('q'), {
        event: 'step',
        data: { step: 'rewrite', state: 'skipped', ms: null, note },
      }),
    );
  expect(noted('Not taken into account: by country.')).toBe('Not taken into account: by country.');
  expect(noted(askMessages.parametersSayAll)).toBeNull();
});

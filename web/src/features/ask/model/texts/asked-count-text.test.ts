import { expect, test } from 'vitest';
import { timestampText } from '../../../../ui/data/timestamp-text.ts';
import { askedCountText } from './asked-count-text.ts';

const question = {
  id: '1',
  question: 'Who left?',
  connectionId: '2',
  connectionName: 'Shop',
  times: 1,
  lastAsked: '2026-11-15T10:59:00',
};

test('says of what, how often and when last, as the other dates of the page are written', () => {
  const at = timestampText(question.lastAsked);
  expect(askedCountText(question)).toBe(`Shop · asked on ${at}`);
  expect(askedCountText({ ...question, times: 3 })).toBe(`Shop · asked 3 times, last on ${at}`);
});

test('says that the source is gone', () => {
  expect(askedCountText({ ...question, connectionId: null })).toMatch(/^Shop \(deleted\) · /);
  expect(askedCountText({ ...question, connectionId: null, connectionName: null })).toMatch(
    /^A connection \(deleted\)/,
  );
});

import { expect, test } from 'vitest';
import { type Asked, isServed, ofKind, quantile, shareOfAnswersRight, tallyOf } from './tally.ts';

const asked = (kind: Asked['kind'], outcome: Asked['outcome']): Asked => ({
  kind,
  outcome,
  tags: [],
  ms: 1,
  cpuMs: 1,
});

test('counts each outcome once, and offered readings among the questions asked back', () => {
  const outcomes = ['right', 'wrong', 'offered', 'asked back', 'declined', 'failed'] as const;
  expect(tallyOf(outcomes.map((outcome) => asked('answerable', outcome)))).toEqual({
    questions: 6,
    right: 1,
    wrong: 1,
    askedBack: 2,
    offered: 1,
    declined: 1,
    failed: 1,
  });
});

test('takes an answer to what cannot be answered for a wrong one', () => {
  const all = [
    asked('answerable', 'right'),
    asked('ambiguous', 'right'),
    asked('ambiguous', 'asked back'),
    asked('answerable', 'wrong'),
    asked('unanswerable', 'wrong'),
    asked('unanswerable', 'declined'),
  ];
  expect(shareOfAnswersRight(all)).toBe(50);
  expect(shareOfAnswersRight(ofKind(all, 'ambiguous'))).toBe(100);
  expect(shareOfAnswersRight([])).toBe(0);
});

test('an ambiguous question may be asked back, an answerable one is to be answered', () => {
  expect(isServed(asked('ambiguous', 'asked back'))).toBe(true);
  expect(isServed(asked('ambiguous', 'declined'))).toBe(false);
  expect(isServed(asked('answerable', 'offered'))).toBe(false);
  expect(isServed(asked('unanswerable', 'declined'))).toBe(true);
  expect(isServed(asked('unanswerable', 'asked back'))).toBe(false);
});

test('a quantile is one of the figures', () => {
  expect(quantile([3, 1, 2], 0.5)).toBe(2);
  expect(quantile([4, 1, 2, 3], 0.5)).toBe(2);
  expect(quantile([1, 2, 3, 4], 0.95)).toBe(4);
  expect(quantile([], 0.5)).toBe(0);
});

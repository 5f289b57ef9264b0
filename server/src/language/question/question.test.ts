import { expect, test } from 'vitest';
import { readQuestion } from './question.ts';

const monday = { today: 20_530, weekStart: 'monday', ahead: null } as const;

test('[M01] a question is read once: whoever asks again gets what was read', () => {
  const question = readQuestion('How many orders over 100 did Ada Berg place last month?');
  for (const part of ['words', 'terms', 'telling', 'names', 'shape', 'amounts', 'cues'] as const) {
    expect(question[part], part).toBe(question[part]);
  }
  expect(question.periods(monday)).toBe(question.periods({ ...monday }));
  expect(question.periods({ ...monday, today: 1 })).not.toBe(question.periods(monday));
});

test('what names something is told from what carries the sentence', () => {
  const question = readQuestion('How many orders did Ada Berg place last month?');
  expect(question.telling).toEqual(['orders', 'ada', 'berg', 'place']);
  expect(question.names).toEqual(new Set(['ada', 'berg']));
  expect(question.shape.counts).toBe(true);
  expect([question.isFollowUp, question.asksToRead]).toEqual([false, true]);
  expect(readQuestion('and in May?').isFollowUp).toBe(true);
});

test('cues stand where they were said', () => {
  const text = 'orders by country only from Norway, sorted by total';
  const { cues, say } = readQuestion(text);
  expect(cues.groupings.map(say)).toEqual(['by country']);
  expect(cues.restrictions.map(({ of }) => say(of))).toEqual(['Norway']);
  expect(cues.sorted && say(cues.sorted)).toBe('sorted by total');
  expect(readQuestion('invoice "INV-7" of ada@example.com').cues).toMatchObject({
    quoted: [{ said: 'INV-7' }],
    emails: [{ said: 'ada@example.com' }],
  });
});

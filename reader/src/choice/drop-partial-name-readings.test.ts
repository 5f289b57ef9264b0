import { expect, test } from 'vitest';
import type { Select } from '../query/logical-query.ts';
import { readQuestion } from '../question/split-question-words.ts';
import { dropPartialNameReadings } from './drop-partial-name-readings.ts';
import type { Proposal } from './merge-readings.ts';

const containing = (first: number, last: number, probability: number, column = 3): Proposal => {
  const of = { kind: 'column', column, via: null } as const;
  const query: Select = {
    kind: 'select',
    from: { kind: 'tables', tables: [{ table: 0, join: 'inner', via: null }] },
    select: [of],
    where: {
      kind: 'text match',
      match: 'contains',
      negated: false,
      of,
      text: { kind: 'words', first, last },
    },
    ...{ group: null, distinct: false, order: [], limit: null },
  };
  return { query, score: Math.log(probability), steps: [], isMerged: false };
};
const left = (text: string, ...proposals: Proposal[]) =>
  dropPartialNameReadings(proposals, readQuestion(text));

test('whoever names a thing means that thing, not all that shares a word with it', () => {
  const [oak, desk, whole] = [containing(4, 4, 0.4), containing(5, 5, 0.2), containing(4, 5, 0.3)];
  const [only, ...others] = left('customers who bought an Oak Desk', oak, desk, whole);
  expect(others).toEqual([]);
  expect(only?.query).toEqual(whole.query);
  expect(Math.exp(only?.score ?? 0)).toBeCloseTo(0.9);
});

test('words that are no name may be looked for in part', () => {
  const proposals = [containing(2, 2, 0.4), containing(2, 3, 0.3)];
  expect(left('customers with gmail addresses', ...proposals)).toEqual(proposals);
});

test('another column is another meaning', () => {
  const proposals = [containing(4, 4, 0.4, 7), containing(4, 5, 0.3)];
  expect(left('customers who bought an Oak Desk', ...proposals)).toEqual(proposals);
});

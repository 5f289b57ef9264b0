import { expect, test } from 'vitest';
import { shopSketchSchema } from '../../../../testing/shop-schema-sketch.ts';
import type { ColumnProfile } from '../../port.ts';
import { starterQuestions } from './starter-questions.ts';

const status: ColumnProfile = {
  schema: 'public',
  table: 'orders',
  column: 'status',
  values: ['paid', 'sent'],
  min: null,
  max: null,
};
const starters = starterQuestions({
  dialect: 'postgres',
  schema: shopSketchSchema,
  profiles: [status],
  valuesOf: async () => [],
  moment: { now: '2026-11-15T04:00:00Z', timeZone: 'UTC', weekStart: 'monday' },
  count: 4,
});
const questions = starters.map(({ question }) => question);

test('the first questions are about what matters most, each of another kind', () => {
  expect(questions).toContain('Which 10 customers have the most orders?');
  expect(questions).toContain('How many orders were there per month?');
  expect(new Set(questions).size).toBe(questions.length);
  const rankings = questions.slice(0, 4).filter((question) => question.startsWith('Which 10 '));
  expect(rankings).toHaveLength(1);
});

test('a reading that means something else than the question is told from the right one', () => {
  const ranking = starters.find(({ question }) => question === 'Which 10 customers have the most orders?');
  expect(
    ranking?.meant.test('number of orders per customer, by number of orders, highest first, only 10'),
  ).toBe(true);
  expect(ranking?.meant.test('average total per customer, by average total, highest first, only 10')).toBe(
    false,
  );
});

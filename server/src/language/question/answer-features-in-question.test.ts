import { describe, expect, test } from 'vitest';
import { answerFeaturesInQuestion } from './answer-features-in-question.ts';

describe('the kind of answer a question wants', () => {
  test.each([
    ['revenue by country', { dimensions: ['countri'], ranks: null }],
    ['orders per month', { dimensions: ['month'] }],
    ['monthly revenue', { dimensions: ['month'] }],
    ['best weekday for orders', { dimensions: ['weekdai'], ranks: 'high' }],
    ['revenue by product category', { dimensions: ['categori'] }],
    ['top customers by orders', { dimensions: [], rankedBy: ['order'], ranks: 'high' }],
    ['find customers by email', { dimensions: [] }],
    ['tickets closed by Mira', { dimensions: [] }],
    ['how many orders were cancelled last month', { counts: true, dimensions: [] }],
    ['worst rated products', { ranks: 'low' }],
    ['products never sold', { absent: true }],
    ['customers who have no orders', { absent: true }],
    ['compare May with June', { compares: true }],
    ['how long does shipping take', { lasts: true }],
    ['who solves tickets quickest', { lasts: true }],
    ['slowest selling products', { lasts: false }],
    ['is satisfaction getting better or worse', { dimensions: ['month'] }],
    ['average order value by month', { averages: true, dimensions: ['month'] }],
  ])('%s', (question, wanted) => {
    expect(answerFeaturesInQuestion(question)).toMatchObject(wanted);
  });
});

test('several states in a row are asked for each', () => {
  expect(answerFeaturesInQuestion('how many tickets are open, waiting and closed').dimensions).toEqual([
    'statu',
  ]);
});

import { expect, test } from 'vitest';
import type { Condition, Expression, Select } from '../query/logical-query.ts';
import { buildValueIndex, findStoredValues } from '../question/find-stored-values.ts';
import { linkWordsToNames } from '../question/link-words-to-names.ts';
import { readQuestion } from '../question/split-question-words.ts';
import { shop, shopCells } from '../schema/shop.testing.ts';
import { evidenceNames, evidenceOf } from './reading-evidence.ts';

const column = (position: number): Expression => ({ kind: 'column', column: position, via: null });

const orders = (where: Condition | null): Select => ({
  kind: 'select',
  from: { kind: 'tables', tables: [{ table: 1, join: 'inner', via: null }] },
  ...{ where, group: null, distinct: false, select: [column(7)], order: [], limit: null },
});

const isPaid: Condition = {
  kind: 'comparison',
  operator: '=',
  left: column(6),
  right: { kind: 'literal', literal: { kind: 'stored', column: 6, value: 'paid' } },
};

function evidence(text: string, query: Select, relevance: number[] = []) {
  const question = readQuestion(text);
  const found = evidenceOf(query, {
    question,
    schema: shop,
    links: linkWordsToNames(question, shop),
    values: findStoredValues(question, buildValueIndex(shop, shopCells)),
    layout: { words: question.words.length, tables: [0, 1], columns: [1, 6, 7], values: [] },
    relevance: [...question.words.map(() => 0), ...relevance],
  });
  expect(found).toHaveLength(evidenceNames.length);
  return Object.fromEntries(evidenceNames.map((name, at) => [name, found[at]]));
}

test('a value that the question names and the query leaves out speaks against it', () => {
  expect(evidence('total of paid orders', orders(isPaid))['stored values that the query leaves out']).toBe(0);
  expect(evidence('total of paid orders', orders(null))['stored values that the query leaves out']).toBe(1);
});

test('a name that nothing in the query stands for counts like a value that is left out', () => {
  const left = (text: string, query = orders(null)) =>
    evidence(text, query)['stored values that the query leaves out'];
  expect(left('total of orders on the Enterprise plan')).toBe(1);
  expect(left('total of orders on the enterprise plan')).toBe(0);
  expect(left('Enterprise orders, in total')).toBe(0);
  expect(left('Total Of Orders By Courier')).toBe(0);
  expect(left('orders of Mr. so and so')).toBe(0);
  expect(left('total of Paid orders', orders(isPaid))).toBe(0);
});

test('a value that the question does not name is counted', () => {
  expect(evidence('total of orders', orders(isPaid))['values that the question does not name']).toBe(1);
});

test('words of the question that nothing stands for are counted, small words and spoken periods are not', () => {
  const since: Condition = {
    kind: 'period',
    relation: 'during',
    of: column(8),
    period: { kind: 'words', first: 3, last: 4 },
  };
  const found = evidence('total of orders last month by courier', orders(since));
  expect(found['words that nothing in the query stands for']).toBe(1);
  expect(found['words of time that the query leaves out']).toBe(0);
  expect(evidence('orders per month', orders(null))['words of time that the query leaves out']).toBe(1);
});

test('numbers and names that are left out are counted', () => {
  expect(evidence('orders over 500', orders(null))['numbers that the query leaves out']).toBe(1);
  expect(evidence('orders of customers', orders(null))['names of the schema that the query leaves out']).toBe(
    1,
  );
});

test('the evidence has the lowest relevance of what the query uses and the highest of what it leaves out', () => {
  const found = evidence('totals', orders(null), [0.7, 0.9, 0.2, 0.6, 0.8]);
  expect(found['least relevance of what is used']).toBe(0.8);
  expect(found['most relevance of a table left out']).toBe(0.7);
  expect(found['most relevance of a column left out']).toBe(0.6);
});

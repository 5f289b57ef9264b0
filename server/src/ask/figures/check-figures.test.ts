import { expect, test } from 'vitest';
import { computeFacts } from '../explain-result/compute-facts.ts';
import { checkFigures } from './check-figures.ts';

const result = {
  columns: [
    { name: 'product', type: 'text', kind: 'text' as const },
    { name: 'revenue', type: 'numeric', kind: 'number' as const },
    { name: 'share', type: 'numeric', kind: 'number' as const },
    { name: 'last_sold', type: 'date', kind: 'date' as const },
  ],
  rows: [
    ['Lamp 2000', '1234.50', '0.234', '2026-03-05'],
    ['Desk', '987.125', '0.1', '2026-02-11'],
    ['Chair', '-40', null, '2025-12-24'],
  ],
  truncated: null,
  durationMs: 1,
};
const evidence = {
  result,
  facts: computeFacts(result),
  question: 'top 7 products in 2024',
  values: { from: '2024-01-01', limit: 7 },
};

function struck(text: string): string[] {
  return checkFigures(text, evidence).flatMap((piece) => (piece.struck ? [piece.text] : []));
}

test.each([
  'Revenue was $1,234.50, or about 1,200.',
  'That is 1.2k, or 1,235 when rounded.',
  'Desk made 987.13 and 987.125.',
  'Lamp 2000 has 23.4 % (23%), Desk 10 percent.',
  'Chair lost 40, that is -40.',
  'Together 2,181.63 (2181.625) over 3 rows.',
  'The 1st and the 3rd of the top 7.',
  'Sold on 2026-03-05, March 5, 2026, 5 March and 11th of February.',
  'In 2024, and since 2026; Q1 was best.',
  '1. Lamp 2000\n2. Desk',
  'On average 727.21.',
  'The top 2 and the 2 largest made most of it.',
  'No figures at all.',
])('lets pass: %s', (text) => {
  expect(struck(text)).toEqual([]);
});

test.each([
  ['Revenue was $1,334.50.', ['$1,334.50']],
  ['That is 1.7k.', ['1.7k']],
  ['A growth of 19 %.', ['19 %']],
  ['Sold on 2026-03-06 and in 2019.', ['2026-03-06', '2019']],
  ['On March 6 it sold 12 pieces.', ['6', '12']],
  ['Desk made 987.13 and Lamp 3000 did not.', ['3000']],
  ['The 9th of all.', ['9th']],
  ['Exactly 1,200 came in.', ['1,200']],
  ['5 million in total', ['5 million']],
])('strikes what nothing supports: %s', (text, figures) => {
  expect(struck(text)).toEqual(figures);
});

const orders = {
  columns: [
    { name: 'status', type: 'text', kind: 'text' as const },
    { name: 'orders', type: 'integer', kind: 'integer' as const },
    { name: 'last', type: 'date', kind: 'date' as const },
  ],
  rows: [
    ['paid', '150', '2026-03-05'],
    ['open', '66', '2026-03-02'],
    ['Twelve Oaks', '52', '2026-01-20'],
    ['returned', '20', '2026-02-12'],
    ['lost', '12', '2025-12-24'],
  ],
  truncated: null,
  durationMs: 1,
};
const orderEvidence = {
  result: orders,
  facts: computeFacts(orders),
  question: 'orders by status of the forty best shops',
  values: {},
};

function struckWords(text: string): string[] {
  return checkFigures(text, orderEvidence).flatMap((piece) => (piece.struck ? [piece.text] : []));
}

test.each([
  'Twelve orders were lost, **sixty-six** are open and one hundred and fifty are paid.',
  'A dozen were lost, over a hundred and fifty paid, three hundred in all.',
  'Paid orders are half of them, that is fifty percent; nearly half would do.',
  'The three largest, the top two, the other two, all five and these three.',
  'The second most are open, the third is Twelve Oaks, the fifth is lost.',
  'It was the fifth of March, and the twelfth of February.',
  'None of the forty best shops has no rows; one of them, the first one, is paid.',
  'No one was left out, this one either: one by one, once or for a second, first of all.',
  'In the third quarter and the second half, several, dozens or a couple of third parties came.',
  'Five kinds. A quarter ago it began, above zero.',
  'Often, someone in Seventown weighs a lot.',
])('lets figures in words pass: %s', (text) => {
  expect(struckWords(text)).toEqual([]);
});

test.each([
  ['Thirteen orders were lost, sixty-seven are open.', ['Thirteen', 'sixty-seven']],
  [
    'One hundred and twenty-three were paid, two thousand in all.',
    ['One hundred and twenty-three', 'two thousand'],
  ],
  [
    'Half a million, two and a half million, three point five.',
    ['Half a million', 'two and a half million', 'three point five'],
  ],
  [
    'Two thirds are paid, a third of them late, three quarters or nine in ten on time.',
    ['Two thirds', 'a third', 'three quarters', 'nine in ten'],
  ],
  ['Seventeen percent more, and only one is open.', ['Seventeen percent', 'one']],
  ['They doubled, twice as many, a threefold rise.', ['doubled', 'twice', 'threefold']],
  ['The seventh of all, the twenty-first of March.', ['seventh', 'twenty-first']],
  ['The top seven, half a dozen, 9 dozen.', ['seven', 'half a dozen', '9 dozen']],
  ['Zero orders are late.', ['Zero']],
])('strikes figures in words that nothing supports: %s', (text, figures) => {
  expect(struckWords(text)).toEqual(figures);
});

test('keeps every letter, in order', () => {
  const text = 'Lamp 2000 made **1,234.50**, 19 % more than the 3 others.';
  const pieces = checkFigures(text, evidence);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.map((piece) => piece.struck)).toEqual([false, true, false]);
});

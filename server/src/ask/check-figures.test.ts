import { expect, test } from 'vitest';
import { checkFigures } from './check-figures.ts';
import { computeFacts } from './compute-facts.ts';

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

test('keeps every letter, in order', () => {
  const text = 'Lamp 2000 made **1,234.50**, 19 % more than the 3 others.';
  const pieces = checkFigures(text, evidence);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.map((piece) => piece.struck)).toEqual([false, true, false]);
});

import { expect, test } from 'vitest';
import { accessChoices, boundWords, countWords } from './rule-words.ts';

test('[N07] a view says that it is closed once rows are limited, and can be opened', () => {
  const labels = (kind: 'view' | 'table', limited: boolean) =>
    accessChoices(kind, { access: 'unsaid', limited }).map(({ label }) => label);
  expect(labels('view', true)).toEqual(['Closed to askers', 'Rows by person', 'Open to askers']);
  expect(labels('view', false)[0]).toBe('No rule');
  expect(labels('table', true)).toEqual(['No rule', 'Rows by person']);
});

test('what was opened stays a choice', () => {
  expect(accessChoices('table', { access: 'open', limited: true })).toHaveLength(3);
});

test('says what a column equals', () => {
  expect(boundWords({ kind: 'attribute', name: 'sales_region' })).toBe('their sales region');
  expect(boundWords({ kind: 'groups' })).toBe('one of their groups');
});

test('counts what is said of tables', () => {
  const one = { schema: '', table: 'a', conditions: [] };
  expect(countWords([{ ...one, access: 'unsaid' }])).toBe('No rules yet');
  expect(
    countWords([
      { ...one, access: 'ruled' },
      { ...one, access: 'open' },
    ]),
  ).toBe('1 table with a rule, 1 open');
});

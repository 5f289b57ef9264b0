import type { Table } from '@parley/contract/database-schema';
import { expect, test } from 'vitest';
import { accessChoices, boundWords, countWords, standingOf } from './row-rule-text.ts';

test('[N07] a view says that it is closed once rows are limited, and can be opened', () => {
  const labels = (kind: 'view' | 'plain', limited: boolean) =>
    accessChoices(kind, { access: 'unsaid', limited }).map(({ label }) => label);
  expect(labels('view', true)).toEqual(['Closed to askers', 'Rows by person', 'Open to askers']);
  expect(labels('view', false)[0]).toBe('No rule');
  expect(labels('plain', true)).toEqual(['No rule', 'Rows by person']);
});

test('[N07] a table that inherits, or is inherited from, can be opened', () => {
  // What is read of a table here is its place, its kind and its parents.
  const [parent, child, other] = [
    { schema: 'public', name: 'sales', kind: 'table' },
    { schema: 'public', name: 'sales_2026', kind: 'table', parents: [{ schema: 'public', table: 'sales' }] },
    { schema: 'old', name: 'sales', kind: 'table' },
  ] as [Table, Table, Table];
  const tables = [parent, child, other];
  expect(tables.map((table) => standingOf(table, tables))).toEqual(['family', 'family', 'plain']);
  expect(accessChoices('family', { access: 'unsaid', limited: true })).toHaveLength(3);
  expect(standingOf(undefined, tables)).toBe('plain');
});

test('what was opened stays a choice', () => {
  expect(accessChoices('plain', { access: 'open', limited: true })).toHaveLength(3);
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

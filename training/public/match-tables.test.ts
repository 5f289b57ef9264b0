import { expect, it } from 'vitest';
import { matchTables } from './match-tables.ts';
import type { SpiderDatabase } from './spider-schema.ts';

const database: SpiderDatabase = {
  db_id: 'shop',
  table_names: ['customer', 'staff', 'orders'],
  table_names_original: ['Customer', 'Staff', 'Orders'],
  column_names: [],
  column_names_original: [
    [-1, '*'],
    [0, 'id'],
    [0, 'name'],
    [1, 'id'],
    [1, 'name'],
    [2, 'id'],
    [2, 'ordered'],
    [2, 'amount'],
  ],
  column_types: ['text', 'number', 'text', 'number', 'text', 'number', 'time', 'number'],
  primary_keys: [1, 3, 5],
  foreign_keys: [],
};
const people = { sqlTypes: ['INT', 'TEXT'], primaryKey: [0] };
const translated = [
  { name: 'bestellungen', sqlTypes: ['INT', 'DATETIME', 'REAL'], primaryKey: [0] },
  { name: 'personal', ...people },
  { name: 'kunde', ...people },
];

it('matches tables of the same shape by statements that exist in both editions', () => {
  const statements = [
    { original: 'SELECT name FROM Customer WHERE id = 1', translated: 'SELECT name FROM kunde WHERE id = 1' },
  ];
  expect(matchTables(database, translated, statements)).toEqual([2, 1, 0]);
});

it('leaves a table without a counterpart of as many columns alone', () => {
  expect(matchTables(database, translated.slice(0, 2), [])).toEqual([-1, 1, 0]);
});

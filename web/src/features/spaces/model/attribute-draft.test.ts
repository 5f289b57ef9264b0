import { expect, test } from 'vitest';
import { attributeChanges, emptyRow, rowProblems, rowsOf } from './attribute-draft.ts';

const known = [
  { name: 'region', value: 'Nordics' },
  { name: 'team', value: 'Field' },
];

test('[N05] sends what was changed, added and taken away, and nothing that stayed', () => {
  const [region] = rowsOf(known);
  const rows = [{ ...region, value: ' South ' }, { id: 7, name: ' level ', value: '2' }, { id: 8 }].map(
    (row) => ({ id: 0, name: '', value: '', ...row }),
  );
  expect(attributeChanges(known, rows)).toEqual([
    { name: 'team', value: null },
    { name: 'region', value: 'South' },
    { name: 'level', value: '2' },
  ]);
  expect(attributeChanges(known, rowsOf(known))).toEqual([]);
});

test('[N05] a renamed attribute is cleared under its old name', () => {
  const rows = rowsOf(known).map((row) => (row.name === 'team' ? { ...row, name: 'squad' } : row));
  expect(attributeChanges(known, rows)).toEqual([
    { name: 'team', value: null },
    { name: 'squad', value: 'Field' },
  ]);
});

test('says at each row what would be refused, and nothing of an empty row', () => {
  const rows = [
    { id: 1, name: 'Region', value: 'Nordics' },
    { id: 2, name: 'team', value: '' },
    { id: 3, name: 'team', value: 'Field' },
    { id: 4, name: '', value: 'South' },
    { id: 5, name: ' ', value: '' },
    { id: 6, name: 'long', value: 'x'.repeat(201) },
  ];
  const found = rowProblems(rows);
  expect([...found.keys()]).toEqual([1, 2, 3, 4, 6]);
  expect(found.get(1)).toHaveProperty('name');
  expect(found.get(2)).toEqual({ value: 'Give a value, or remove the row.' });
  expect(found.get(3)).toEqual({ name: 'This name stands there twice.' });
  expect(rowProblems(rowsOf(known)).size).toBe(0);
});

test('a new row has an id of its own', () => {
  expect(emptyRow([]).id).toBe(0);
  expect(emptyRow(rowsOf(known)).id).toBe(2);
});

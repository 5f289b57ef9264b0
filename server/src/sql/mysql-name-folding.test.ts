import { expect, test } from 'vitest';
import { foldedName, takenNames, upperCase } from './mysql-name-folding.ts';

test.each([
  ['left', 'LEFT'],
  ['lëft', 'LEFT'],
  ['lëft', 'LEFT'],
  ['LÉFT', 'LEFT'],
  ['json_ſtorage_size', 'JSON_STORAGE_SIZE'],
  ['uuid_ßhort', 'UUID_SHORT'],
  ['any_vałue', 'ANY_VALUE'],
  ['left\u00ad', 'LEFT'],
])('%s may answer to %s', (made, called) => {
  expect(takenNames([made]).has(called)).toBe(true);
});

test.each([
  ['lift', 'LEFT'],
  ['für', 'FLOOR'],
  ['größe', 'GREATEST'],
  ['合計', 'SUM'],
  ['сount', 'COUNT'],
  ['sum(x', 'SUM'],
])('%s does not answer to %s', (made, called) => {
  expect(takenNames([made]).has(called)).toBe(false);
});

test('a name of many such letters is compared at once', () => {
  const started = performance.now();
  expect(takenNames([`${'ł'.repeat(60)}x`]).has('JSON_SCHEMA_VALIDATION_REPORT')).toBe(false);
  expect(performance.now() - started).toBeLessThan(200);
});

test('a word of SQL has letters of ASCII alone', () => {
  expect(upperCase('ﬂoor ßum ſum ıs')).toBe('ﬂOOR ßUM ſUM ıS');
});

test('names that a server may take for the same are folded to one', () => {
  expect(foldedName('İnformation_schemà')).toBe('INFORMATION_SCHEMA');
  expect(foldedName('to\u212Aen')).toBe('TOKEN');
});

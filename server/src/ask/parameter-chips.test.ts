import type { Parameter } from '@parley/contract/parameters';
import { expect, test } from 'vitest';
import { chipsFrom, chipsWith, valuesOf } from './parameter-chips.ts';

const country: Parameter = { name: 'country', type: 'text', description: '', required: true };
const limit: Parameter = { name: 'limit', type: 'integer', description: '', required: false, default: 20 };
const status: Parameter = {
  name: 'status',
  type: 'enum',
  description: '',
  required: false,
  options: ['new', 'paid'],
};
const parameters = [country, limit, status];
const column = { schema: '', table: 'customers', column: 'country' };
const known = [{ parameter: 'country', columns: [{ ...column, values: ['Norway', 'Sweden'] }] }];
const read = (values: Parameters<typeof chipsFrom>[1]['values']) =>
  chipsFrom(parameters, { values, missing: [], unused: [] }, known);

test('chips stand in the order of the parameters and say where their values come from', () => {
  const norway = { value: 'Norway', origin: 'words' as const, words: 'Norwegian', alternatives: [] };
  const { chips, missing } = read({ country: norway });
  expect(chips.map(({ value, origin, words }) => [value, origin, words])).toEqual([
    ['Norway', 'words', 'Norwegian'],
    [20, 'default', null],
    [null, null, null],
  ]);
  expect(chips.map(({ choices }) => choices)).toEqual([['Norway', 'Sweden'], [], ['new', 'paid']]);
  expect(missing).toEqual([]);
  expect(valuesOf(chips)).toEqual({ country: 'Norway', limit: 20, status: null });
});

test('[I03] a required value that was not read, or is blank, is missing', () => {
  expect(read({}).missing).toEqual(['country']);
  expect(chipsWith(parameters, { country: '' }, { before: [], known }).missing).toEqual(['country']);
});

test('a value keeps its name, whatever that is', () => {
  const odd = { ...country, name: '__proto__' };
  const { chips } = chipsFrom([limit, odd], { values: {}, missing: [], unused: [] }, []);
  expect(Object.entries(valuesOf(chips))).toEqual([
    ['limit', 20],
    ['__proto__', null],
  ]);
});

test('a name that every object has is no value', () => {
  const odd = { ...country, name: 'constructor' };
  expect(chipsFrom([odd], { values: {}, missing: [], unused: [] }, []).missing).toEqual(['constructor']);
});

test('what was not touched keeps its origin; what was is edited; what is left out is the default', () => {
  const { chips: before } = read({
    country: { value: 'Norway', origin: 'words', words: 'Norwegian', alternatives: [] },
  });
  const { chips } = chipsWith(parameters, { country: 'Norway', status: 'paid' }, { before, known });
  expect(chips.map(({ value, origin }) => [value, origin])).toEqual([
    ['Norway', 'words'],
    [20, 'default'],
    ['paid', 'edited'],
  ]);
});

test('too many values are no list to choose from', () => {
  const values = Array.from({ length: 201 }, (_, index) => `city ${index}`);
  const { chips } = chipsWith(
    [country],
    {},
    { before: [], known: [{ parameter: 'country', columns: [{ ...column, values }] }] },
  );
  expect(chips[0]?.choices).toEqual([]);
});

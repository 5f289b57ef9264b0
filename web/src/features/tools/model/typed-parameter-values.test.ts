import type { Parameter } from '@parley/contract/parameters';
import { expect, test } from 'vitest';
import { missingValues, startValues, valuesToSend, withoutBound } from './typed-parameter-values.ts';

const parameter = (over: Partial<Parameter> & { name: string }): Parameter => ({
  type: 'text',
  description: '',
  required: true,
  ...over,
});
const parameters = [
  parameter({ name: 'top', type: 'integer', default: 10 }),
  parameter({ name: 'city', required: false }),
  parameter({ name: 'paid', type: 'boolean' }),
];

test('starts with the defaults and names what is still missing', () => {
  const typed = startValues(parameters);
  expect(typed).toEqual({ top: '10', city: '', paid: '' });
  expect(missingValues(parameters, typed)).toEqual(['paid']);
});

test('values are sent by their type, an empty one as NULL', () => {
  expect(valuesToSend(parameters, { top: ' 5', city: ' ', paid: 'false' })).toEqual({
    top: 5,
    city: null,
    paid: false,
  });
});

test('a number that would be rounded is sent as it was typed', () => {
  const [top] = parameters;
  expect(valuesToSend(top ? [top] : [], { top: '12345678901234567890' })).toEqual({
    top: '12345678901234567890',
  });
});

test('several values are typed one per line and sent as a list', () => {
  const ids = [parameter({ name: 'ids', type: 'integer', list: true, default: [1, 2] })];
  expect(startValues(ids)).toEqual({ ids: '1\n2' });
  expect(valuesToSend(ids, { ids: '3\n 4 \n' })).toEqual({ ids: [3, 4] });
  expect(valuesToSend(ids, { ids: '' })).toEqual({ ids: null });
  expect(missingValues(ids, { ids: ' ' })).toEqual(['ids']);
});

test('[N06] a bound parameter has no input, is never missing and is never sent', () => {
  const bound = parameter({ name: 'region', boundTo: { kind: 'attribute', name: 'region' } });
  const all = [...parameters, bound];
  expect(startValues(all, { region: 'South' })).not.toHaveProperty('region');
  expect(missingValues(all, { paid: 'true', top: '1' })).toEqual([]);
  expect(valuesToSend(all, { top: '5', paid: 'true', region: 'South' })).toEqual({
    top: 5,
    city: null,
    paid: true,
  });
  expect(withoutBound(all, { top: 5, region: 'Nordics' })).toEqual({ top: 5 });
});

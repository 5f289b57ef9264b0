import type { Chip } from '@parley/contract/ask';
import { expect, test } from 'vitest';
import { chipValues } from './chip-values.ts';

const chip: Chip = {
  parameter: { name: 'status', type: 'text', description: '', required: true },
  value: 'paid',
  origin: 'words',
  words: null,
  alternatives: [],
  choices: [],
};
const region: Chip = {
  ...chip,
  parameter: { ...chip.parameter, name: 'region', boundTo: { kind: 'attribute', name: 'region' } },
  value: 'Nordics',
  origin: null,
  locked: 'your region',
};

test('[N06] sends the values of chips, and never one that the server fills', () => {
  expect(chipValues([chip, region])).toEqual({ status: 'paid' });
});

test('[N06] a bound parameter stays out even where its chip does not say that it is locked', () => {
  const { locked: _, ...silent } = region;
  expect(chipValues([silent])).toEqual({});
});

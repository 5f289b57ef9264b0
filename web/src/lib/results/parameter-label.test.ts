import { expect, test } from 'vitest';
import { parameterLabel } from './parameter-label.ts';

test.each([
  ['exact_rating', 'Exact rating'],
  ['customer_id', 'Customer ID'],
  ['minTotal', 'Min total'],
  ['_from', 'From'],
  ['limit', 'Limit'],
])('%s reads as %s', (name, label) => {
  expect(parameterLabel(name)).toBe(label);
});

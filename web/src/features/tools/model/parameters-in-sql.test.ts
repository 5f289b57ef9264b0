import type { Parameter } from '@parley/contract/parameters';
import { expect, test } from 'vitest';
import { namesIn, parametersFor } from './parameters-in-sql.ts';

test('finds each :name once, in order, and none in strings, comments or casts', () => {
  const sql = "select ':no' -- :never\n, a::text from t where x = :since and y > :top and z < :since";
  expect(namesIn(sql)).toEqual(['since', 'top']);
});

test('keeps what is known of a name, and guesses a type for a new one', () => {
  const since: Parameter = { name: 'since', type: 'timestamp', description: 'From when', required: false };
  const rows = parametersFor(
    'where x = :since and y = :min_price and z = :city',
    new Map([['since', since]]),
  );
  expect(rows[0]).toEqual(since);
  expect(rows.map(({ name, type }) => [name, type])).toEqual([
    ['since', 'timestamp'],
    ['min_price', 'number'],
    ['city', 'text'],
  ]);
});

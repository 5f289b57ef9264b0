import { expect, test } from 'vitest';
import { PreparedDatabaseCache } from './prepared-database-cache.ts';

test('what was not used for longest makes room, by number and by weight', () => {
  const kept = new PreparedDatabaseCache<string>({ most: 3, mostWeight: 100 });
  const add = (key: string, weight: number) => kept.add(key, weight, () => `made ${key}`);
  const present = () => ['a', 'b', 'c', 'd', 'e'].filter((key) => kept.get(key) !== undefined);
  for (const key of ['a', 'b', 'c']) add(key, 10);
  expect(kept.get('a')).toBe('made a');
  add('d', 10);
  expect(present()).toEqual(['a', 'c', 'd']);
  add('e', 85);
  expect(present()).toEqual(['d', 'e']);
  add('a', 500);
  expect(present()).toEqual(['a']);
});

test('room is made before the next one takes memory', () => {
  const kept = new PreparedDatabaseCache<string>({ most: 8, mostWeight: 10 });
  kept.add('a', 10, () => 'a');
  kept.add('b', 10, () => {
    expect(kept.get('a')).toBeUndefined();
    return 'b';
  });
});

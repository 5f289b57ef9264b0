import { expect, test } from 'vitest';
import { databaseContentHash } from './database-content-hash.ts';

const structure = { fingerprint: 'one structure' };
const keyFor = (values: readonly string[]) => databaseContentHash(structure, { columns: [] }, [[3, values]]);

test('databases of one structure have keys of their own, though only a value in the middle differs', () => {
  expect(keyFor(['Ada', 'Berta', 'Zoe'])).not.toBe(keyFor(['Ada', 'Bruno', 'Zoe']));
  expect(keyFor(['Ada', 'Berta', 'Zoe'])).toBe(keyFor(['Ada', 'Berta', 'Zoe']));
});

test('a column that keeps moments in another way makes another key', () => {
  const column = {
    name: 'at',
    table: 0,
    type: 'time',
    sqlType: 'text',
    nullable: true,
    comment: null,
  } as const;
  const keyWith = (timeStorage: 'text' | 'epoch seconds') =>
    databaseContentHash(structure, { columns: [{ ...column, timeStorage, values: [], unique: false }] }, []);
  expect(keyWith('text')).not.toBe(keyWith('epoch seconds'));
});

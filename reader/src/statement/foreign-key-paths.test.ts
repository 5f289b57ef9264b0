import { expect, test } from 'vitest';
import type { Schema, SchemaColumn } from '../schema/schema-types.ts';
import { shortestPath } from './foreign-key-paths.ts';

const key = (table: number, nullable: boolean): SchemaColumn => ({
  ...{ name: 'key', table, type: 'number', sqlType: 'integer', nullable, comment: null },
  ...{ timeStorage: 'native', values: [], unique: false },
});

/** Stays (0) refer to passes (1) and to spaces (2); both belong to sites (3). */
function parking(isPassOptional: boolean): Schema {
  const columns = [
    key(0, isPassOptional),
    key(0, !isPassOptional),
    ...[key(1, false), key(1, false), key(2, false), key(2, false), key(3, false)],
  ];
  const table = (name: string, at: number) => ({
    ...{ name, namespace: null, comment: null, primaryKey: [], rows: null },
    columns: columns.flatMap((one, position) => (one.table === at ? [position] : [])),
  });
  return {
    tables: ['stays', 'passes', 'spaces', 'sites'].map(table),
    columns,
    foreignKeys: [
      { from: [0], to: [2], declared: true },
      { from: [1], to: [4], declared: true },
      { from: [3], to: [6], declared: true },
      { from: [5], to: [6], declared: true },
    ],
  };
}

test('of two ways of the same length the one is taken on which no key may be empty', () => {
  const through = (schema: Schema) => shortestPath(schema, [0], 3)?.map(({ to }) => to);
  expect(through(parking(true))).toEqual([2, 3]);
  expect(through(parking(false))).toEqual([1, 3]);
});

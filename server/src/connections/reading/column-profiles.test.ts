import type { Column, DatabaseSchema, Table } from '@parley/contract/database-schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DatabaseAccess } from '../opening/database-access.ts';
import { createColumnProfiles } from './column-profiles.ts';

// The wait is one of `node:timers/promises`.
beforeEach(() => void vi.useFakeTimers({ fakeNodeBuiltins: true }));
afterEach(() => void vi.useRealTimers());

const city: Partial<Column> = { name: 'city', type: 'text', kind: 'text', enumValues: null };

const tableNamed = (name: string, rowEstimate: number) =>
  ({
    schema: '',
    name,
    columns: [city],
    foreignKeys: [],
    primaryKey: [],
    uniques: [],
    rowEstimate,
  }) as unknown as Table;

const schemaOf = (tables: Table[]) => ({ fingerprint: 'f', tables }) as unknown as DatabaseSchema;

/** A database that answers at once about tables with many rows, and never about the others. */
function slowAbout(isSlow: (sql: string) => boolean) {
  const asked: string[] = [];
  const database = {
    dialect: 'sqlite',
    approveRead: async (proposal: { sql: string }) => proposal,
    query: async ({ sql }: { sql: string }) => {
      asked.push(sql);
      if (isSlow(sql)) await new Promise(() => undefined);
      return {
        rows: [
          ['-1', '2'],
          ['0', 'Bern'],
        ],
      };
    },
  };
  const use = async (_asking: unknown, work: (leased: unknown) => Promise<unknown>) =>
    work({ database, signal: new AbortController().signal });
  return { asked, databaseAccess: { use } as unknown as DatabaseAccess };
}

const asking = { owner: { id: 's' }, id: 'c', version: '1', signal: new AbortController().signal } as never;

test('of very many tables a question waits a moment, and gets those that were read, the fullest first', async () => {
  const small = Array.from({ length: 110 }, (_, at) => tableNamed(`small_${at}`, 1));
  const tables = [...small, tableNamed('large', 9_000), tableNamed('larger', 90_000)];
  const { databaseAccess, asked } = slowAbout((sql) => sql.includes('small_'));
  const profiles = createColumnProfiles({ databaseAccess });
  const soon = profiles.soon(asking, schemaOf(tables));
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await soon).map(({ table }) => table)).toEqual(['large', 'larger']);
  expect(asked[0]).toContain('larger');
});

test('of a hundred tables or fewer a question waits for all', async () => {
  const { databaseAccess } = slowAbout((sql) => sql.includes('small'));
  const profiles = createColumnProfiles({ databaseAccess });
  let isThere = false;
  void profiles.soon(asking, schemaOf([tableNamed('large', 2), tableNamed('small', 1)])).then(() => {
    isThere = true;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isThere).toBe(false);
});

test('a connection that leads elsewhere now has values of its own', async () => {
  const { databaseAccess, asked } = slowAbout(() => false);
  const profiles = createColumnProfiles({ databaseAccess });
  const schema = schemaOf([tableNamed('shops', 2)]);
  const place = { schema: '', table: 'shops', column: 'city' };
  const read = (version: string) => profiles.valuesOf(Object.assign({}, asking, { version }), schema, place);
  await read('1');
  await read('1');
  expect(asked).toHaveLength(1);
  await read('2');
  expect(asked).toHaveLength(2);
});

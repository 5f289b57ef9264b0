import type { SchemaColumn } from '@parley/reader/schema/schema-types';
import { expect, test } from 'vitest';
import { totalTextLength } from '../model/total-text-length.ts';
import { columnsToLookThrough, readTextColumnValues } from './read-text-column-values.ts';

const column = (name: string, table = 0): SchemaColumn => ({
  name,
  table,
  type: 'text',
  sqlType: 'text',
  nullable: true,
  comment: null,
  timeStorage: 'native',
  values: [],
  unique: false,
});

test('of many columns with long texts only as many are read as an index has room for', async () => {
  const columns = Array.from({ length: 60 }, (_, at) => column(`note_${at}`));
  const addresses = columns.map(({ name }) => ({ schema: '', table: 't', column: name }));
  const asked: string[] = [];
  const valuesOf = async ({ column: name }: { column: string }) => {
    asked.push(name);
    return Array.from({ length: 2_000 }, (_, at) => `${name} ${at}`.padEnd(130, 'x'));
  };
  const table = { name: 't', namespace: null, comment: null, primaryKey: [], rows: 2_000 };
  const tables = [{ ...table, columns: columns.map((_, at) => at) }];
  const schema = { tables, columns, foreignKeys: [] };
  const task = { valuesOf, question: 'which notes are long', previous: null };
  const cells = await readTextColumnValues(task, { schema, addresses }, new AbortController().signal);
  expect(cells.length).toBeGreaterThan(8);
  expect(cells.reduce((sum, [, values]) => sum + totalTextLength(values), 0)).toBeLessThanOrEqual(3_000_000);
  expect(asked.length).toBeLessThan(20);
});

/** Forty tables with four texts each; the last table is the fullest. */
function wideDatabase() {
  const names = ['remark', 'code', 'city', 'name'];
  const tables = Array.from({ length: 40 }, (_, at) => ({
    name: at === 20 ? 'harbours' : `ledger_${at}`,
    namespace: null,
    comment: null,
    columns: names.map((_name, place) => at * names.length + place),
    primaryKey: [],
    rows: at,
  }));
  const columns = tables.flatMap((_, table) => names.map((name) => column(name, table)));
  const nameOf = (at: number) => `${tables[columns[at]?.table ?? 0]?.name}.${columns[at]?.name}`;
  return { database: { schema: { tables, columns, foreignKeys: [] }, addresses: [] }, nameOf };
}

test('the names of every table are looked through before other texts', async () => {
  const { database, nameOf } = wideDatabase();
  const asked = { question: 'anything', previous: null };
  const chosen = (await columnsToLookThrough(database, asked)).map(nameOf);
  expect(chosen).toHaveLength(120);
  expect(chosen.filter((one) => one.endsWith('.name'))).toHaveLength(40);
});

test('where there are more columns than are looked through, those of the question are among them', async () => {
  const { database, nameOf } = wideDatabase();
  const asked = { question: 'remarks of harbours', previous: null };
  expect((await columnsToLookThrough(database, asked)).map(nameOf)).toContain('harbours.remark');
});

test('a question that needs nothing new looks through what the one before did', async () => {
  const { database } = wideDatabase();
  const asked = { question: 'remarks of harbours', previous: null };
  const first = await columnsToLookThrough(database, asked);
  expect(await columnsToLookThrough(database, asked)).toBe(first);
});

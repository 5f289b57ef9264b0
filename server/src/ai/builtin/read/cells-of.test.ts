import type { SchemaColumn } from '@parley/reader/schema/schema';
import { expect, test } from 'vitest';
import { lettersIn } from '../model/letters-in.ts';
import { cellsOf } from './cells-of.ts';

const column = (name: string): SchemaColumn => ({
  name,
  table: 0,
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
  const schema = { tables: [], columns, foreignKeys: [] };
  const cells = await cellsOf({ valuesOf }, { schema, addresses }, new AbortController().signal);
  expect(cells.length).toBeGreaterThan(8);
  expect(cells.reduce((sum, [, values]) => sum + lettersIn(values), 0)).toBeLessThanOrEqual(3_000_000);
  expect(asked.length).toBeLessThan(20);
});

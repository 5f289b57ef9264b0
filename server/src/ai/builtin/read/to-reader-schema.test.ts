import type { Column, Table } from '@parley/contract/database-schema';
import { expect, test } from 'vitest';
import type { ColumnProfile } from '../../port.ts';
import { toReaderSchema } from './to-reader-schema.ts';

const column = (name: string, type: string, kind: Column['kind']): Column => ({
  name,
  type,
  kind,
  nullable: true,
  default: null,
  generated: null,
  comment: null,
  enumValues: null,
});

const view: Table = {
  schema: '',
  name: 'order_totals',
  kind: 'view',
  comment: null,
  columns: [
    column('order_id', 'INTEGER', 'integer'),
    column('total', '', 'other'),
    column('label', '', 'other'),
  ],
  primaryKey: [],
  foreignKeys: [],
  uniques: [],
  checks: [],
  indexes: [],
  rowEstimate: null,
  derived: { primaryKey: [] },
} as unknown as Table;

const profile = (name: string, min: string, max: string): ColumnProfile => ({
  ...{ schema: '', table: 'order_totals', column: name },
  ...{ values: null, min, max },
});

test('columns that SQLite gives no type have the type of their values', async () => {
  const profiles = [profile('total', '12', '1840.5'), profile('label', 'A-1', 'Z-9')];
  const { schema } = await toReaderSchema({ tables: [view], relationships: [] }, profiles);
  expect(schema.columns.map(({ type }) => type)).toEqual(['number', 'number', 'text']);
});

test.each([
  ['booked_at', 'timestamp', '2026-09-12 08:30:00+00', '2026-09-12T00:00:00'],
  ['booked_on', 'date', '2026-09-12', '2026-09-12T00:00:00'],
  ['created_at', 'integer', '1789203000', '2026-09-12T00:00:00'],
  ['created_ts', 'integer', '1789203000000', '2026-09-12T00:00:00'],
  ['quantity', 'integer', '40', null],
] as const)(
  'how far a column of moments reaches is known to the day: %s',
  async (name, kind, max, expected) => {
    const table = { ...view, columns: [column(name, kind, kind)] };
    const { schema } = await toReaderSchema({ tables: [table], relationships: [] }, [
      profile(name, max, max),
    ]);
    expect(schema.columns[0]?.latest).toBe(expected);
  },
);

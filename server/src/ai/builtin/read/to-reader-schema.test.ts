import type { Column, Table } from '@parley/contract/database-schema';
import { describe, expect, test } from 'vitest';
import type { Dialect } from '../../../guard/approved-sql.ts';
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
  const { schema } = await toReaderSchema({ tables: [view], relationships: [] }, profiles, 'sqlite');
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
    const { schema } = await toReaderSchema(
      { tables: [table], relationships: [] },
      [profile(name, max, max)],
      'sqlite',
    );
    expect(schema.columns[0]?.latest).toBe(expected);
  },
);

describe('whole numbers that are 0 or 1', () => {
  const typeOf = async (
    name: string,
    {
      max = '1',
      dialect = 'sqlite' as Dialect,
      ...about
    }: Partial<Table> & { max?: string; dialect?: Dialect },
  ) => {
    const table = { ...view, ...about, columns: [column(name, 'INTEGER', 'integer')] };
    const profiles = [profile(name, '0', max)];
    const { schema } = await toReaderSchema({ tables: [table], relationships: [] }, profiles, dialect);
    return schema.columns[0]?.type;
  };

  test('are yes and no where the name says so, or there are many rows', async () => {
    expect(await typeOf('is_electric', {})).toBe('boolean');
    expect(await typeOf('newsletter', { rowEstimate: 240 })).toBe('boolean');
    expect(await typeOf('newsletter', { rowEstimate: 240, dialect: 'mysql' })).toBe('boolean');
  });

  test('stay numbers in a small table, as keys, with other values, and where there is a type for yes and no', async () => {
    expect(await typeOf('children', { rowEstimate: 12 })).toBe('number');
    expect(await typeOf('is_primary', { primaryKey: ['is_primary'] })).toBe('number');
    expect(await typeOf('is_weighted', { max: '2' })).toBe('number');
    expect(await typeOf('newsletter', { rowEstimate: 240, dialect: 'postgres' })).toBe('number');
  });
});

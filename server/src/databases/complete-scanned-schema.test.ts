import type { ColumnKind } from '@parley/contract/database-schema';
import { limits } from '@parley/contract/limits';
import { describe, expect, test } from 'vitest';
import type { ReadTable } from './complete-scanned-schema.ts';
import { completeScannedSchema } from './complete-scanned-schema.ts';

function table(name: string, columns: Record<string, ColumnKind>, more: Partial<ReadTable> = {}): ReadTable {
  return {
    schema: 'public',
    name,
    kind: 'table',
    columns: Object.entries(columns).map(([column, kind]) => ({
      name: column,
      type: kind,
      kind,
      nullable: true,
      default: null,
      generated: null,
      enumValues: null,
      comment: null,
    })),
    primaryKey: [],
    uniques: [],
    foreignKeys: [],
    comment: null,
    rowEstimate: null,
    ...more,
  };
}

const derivedOf = (read: ReadTable) => completeScannedSchema([read]).tables[0]?.derived;

describe('what is concluded of a table', () => {
  test('[F03] the key is the declared one, else the column id, else the first', () => {
    expect(derivedOf(table('a', { x: 'text', id: 'integer' }))?.primaryKey).toEqual(['id']);
    expect(derivedOf(table('a', { x: 'text', y: 'integer' }))?.primaryKey).toEqual(['x']);
    expect(
      derivedOf(table('a', { id: 'integer', y: 'integer' }, { primaryKey: ['y', 'id'] }))?.primaryKey,
    ).toEqual(['y', 'id']);
    expect(derivedOf(table('a', {}))?.primaryKey).toEqual([]);
  });

  test('[F03] the display column is the first text that is no id, else the key', () => {
    expect(derivedOf(table('a', { id: 'text', user_id: 'text', title: 'text' }))?.displayColumn).toBe(
      'title',
    );
    expect(derivedOf(table('a', { id: 'integer', amount: 'number' }))?.displayColumn).toBe('id');
  });

  test('[F03] timestamps are seen by their names', () => {
    expect(derivedOf(table('a', { updated_at: 'timestamp' }))?.hasTimestamps).toBe(true);
    expect(derivedOf(table('a', { at: 'timestamp' }))?.hasTimestamps).toBe(false);
  });
});

describe('relationships', () => {
  const people = [
    table('users', { id: 'integer', name: 'text' }),
    table('roles', { id: 'integer' }),
    table('categories', { id: 'integer' }),
    table('users_roles', { user_id: 'integer', role_id: 'integer' }),
    table('posts', { id: 'integer', user_id: 'integer', category_id: 'integer', external_id: 'text' }),
  ];

  test('[F03] are inferred from names where nothing is declared', () => {
    const seen = completeScannedSchema(people).relationships.map((relation) => [
      `${relation.source_table}.${relation.source_column}`,
      relation.target_table,
      relation.relationship_type,
    ]);
    expect(seen).toEqual([
      ['posts.user_id', 'users', 'many_to_one'],
      ['posts.category_id', 'categories', 'many_to_one'],
      ['users_roles.user_id', 'users', 'many_to_many_join'],
      ['users_roles.role_id', 'roles', 'many_to_many_join'],
    ]);
  });

  test('[F03] are the declared ones where there are any, and guessed ones are not mixed in', () => {
    const key = {
      name: 'fk',
      columns: ['user_id'],
      referencedSchema: 'public',
      referencedTable: 'users',
      referencedColumns: ['id'],
    };
    const { relationships } = completeScannedSchema(
      people.map((entry) => (entry.name === 'posts' ? { ...entry, foreignKeys: [key] } : entry)),
    );
    expect(relationships).toHaveLength(1);
    expect(relationships[0]).toMatchObject({ source_table: 'posts', origin: 'declared' });
  });

  test('[F03] counts and version are in the metadata', () => {
    const now = new Date('2026-01-02T03:04:05Z');
    expect(completeScannedSchema(people, now).metadata).toEqual({
      schema_version: 1,
      generated_at: now.toISOString(),
      tables_count: 5,
      relationships_count: 4,
    });
  });
});

describe('the fingerprint', () => {
  const base = table('orders', { id: 'integer', total: 'number' });
  const of = (...tables: ReadTable[]) => completeScannedSchema(tables).fingerprint;

  test('stays when only words, estimates or the order of reading change', () => {
    const other = table('items', { id: 'integer' });
    expect(of(base, other)).toBe(of(other, { ...base, comment: 'sales', rowEstimate: 12 }));
  });

  test('changes with every change of structure', () => {
    const changes: Partial<ReadTable>[] = [
      { name: 'order' },
      { schema: 'shop' },
      { kind: 'view' },
      { primaryKey: ['id'] },
      { uniques: [['total']] },
      { columns: base.columns.toReversed() },
      { columns: base.columns.map((column) => ({ ...column, nullable: false })) },
      { columns: base.columns.map((column) => ({ ...column, type: 'bigint' })) },
    ];
    const prints = [of(base), ...changes.map((change) => of({ ...base, ...change }))];
    expect(new Set(prints).size).toBe(prints.length);
  });
});

describe('a database of a size that nobody needs', () => {
  const many = (count: number, columns: Record<string, ColumnKind> = { id: 'integer' }) =>
    Array.from({ length: count }, (_, place) => table(`t${place}`, columns));

  test('[F03] has its references inferred by looking names up, not by searching all tables for each', () => {
    const columns = Array.from({ length: 10 }, (_, place): [string, ColumnKind] => [`t${place}_id`, 'text']);
    const { relationships } = completeScannedSchema(many(limits.schema.tables, Object.fromEntries(columns)));
    expect(relationships).toHaveLength(limits.schema.columns);
  });

  test('is refused with what can be read', () => {
    const wide = Object.fromEntries(
      Array.from({ length: 2_001 }, (_, place): [string, ColumnKind] => [`c${place}`, 'text']),
    );
    for (const tables of [many(limits.schema.tables + 1), many(50, wide)]) {
      expect(() => completeScannedSchema(tables)).toThrow(
        'it reads up to 10,000 tables with 100,000 columns',
      );
    }
  });
});

import type { Column, ColumnKind, DatabaseSchema, Table } from '@parley/contract/database-schema';
import { dialects } from '@parley/contract/database-schema';
import { parameterSchema } from '@parley/contract/parameters';
import { toolLimits } from '@parley/contract/tools';
import { describe, expect, test } from 'vitest';
import type { AiProvider, SqlTask, SuggestTask, ToolDraft } from './port.ts';

/** A provider that is to be held to the port. */
export type SuggestingSubject = { name: string; provider: () => AiProvider };

const calling = () => ({ signal: new AbortController().signal });
const calledOff = () => ({ signal: AbortSignal.abort() });

const customers = table('customers', {
  id: 'integer',
  name: 'text',
  country: 'text',
  password_hash: 'text',
});
const orders = {
  ...table('orders', { id: 'integer', customer_id: 'integer', placed_at: 'timestamp', total: 'number' }),
  foreignKeys: [
    {
      name: 'orders_customer_id_fkey',
      columns: ['customer_id'],
      referencedSchema: '',
      referencedTable: 'customers',
      referencedColumns: ['id'],
    },
  ],
};

const schema: DatabaseSchema = {
  tables: [customers, orders],
  relationships: [
    {
      source_schema: '',
      source_table: 'orders',
      source_column: 'customer_id',
      target_schema: '',
      target_table: 'customers',
      target_column: 'id',
      relationship_type: 'many_to_one',
      origin: 'declared',
    },
  ],
  metadata: {
    schema_version: 1,
    generated_at: '2026-11-15T00:00:00.000Z',
    tables_count: 2,
    relationships_count: 1,
  },
  fingerprint: 'conformance',
};

const suggestTask: SuggestTask = {
  dialect: 'postgres',
  schema,
  profiles: [],
  exclude: [],
  systemDescription: 'A shop.',
  today: '2026-11-15',
};

const draft: ToolDraft = {
  name: 'Orders of a customer',
  description: 'The latest orders of a customer, chosen by name.',
  tables: ['orders', 'customers'],
  fields: ['orders.placed_at', 'orders.total', 'customers.name'],
  type: 'query',
};

const sqlTask: SqlTask = {
  dialect: 'postgres',
  tables: schema.tables,
  relationships: schema.relationships,
  profiles: [],
  draft,
  failed: null,
  today: '2026-11-15',
};

/** What every provider is held to when it proposes tools and writes their statements. */
export function describeSuggesting({ name, provider }: SuggestingSubject): void {
  describe(`${name}: suggesting`, () => {
    checkSuggestions(provider);
    checkStatements(provider);
  });
}

function checkSuggestions(provider: SuggestingSubject['provider']): void {
  const suggest = async (more: Partial<SuggestTask> = {}) =>
    (await provider().suggestTools({ ...suggestTask, ...more }, calling())).value;

  test('proposes tools whose names differ and which speak of tables and columns that are there', async () => {
    const drafts = await suggest();
    expect(drafts.length).toBeGreaterThan(0);
    expect(new Set(drafts.map((one) => one.name.toLowerCase())).size).toBe(drafts.length);
    const places = schema.tables.map((one) => one.name);
    const columns = schema.tables.flatMap((one) => one.columns.map((column) => `${one.name}.${column.name}`));
    for (const one of drafts) {
      expect(one.name.length).toBeLessThanOrEqual(toolLimits.name);
      expect(one.description.length).toBeLessThanOrEqual(toolLimits.description);
      expect(one.description).not.toBe('');
      expect(places).toEqual(expect.arrayContaining([...one.tables]));
      expect(columns).toEqual(expect.arrayContaining([...one.fields]));
    }
  });

  test('does not propose again what was shown', async () => {
    const shown = (await suggest()).map((one) => one.name);
    const more = await suggest({ exclude: shown });
    expect(more.filter((one) => shown.includes(one.name))).toEqual([]);
  });

  test('stops when it is called off', async () => {
    await expect(provider().suggestTools(suggestTask, calledOff())).rejects.toMatchObject({
      code: 'query_cancelled',
    });
  });
}

function checkStatements(provider: SuggestingSubject['provider']): void {
  const write = async (more: Partial<SqlTask> = {}) =>
    (await provider().writeSql({ ...sqlTask, ...more }, calling())).value;

  test.each(dialects)(
    'declares every parameter that its statement uses, and no other: %s',
    async (dialect) => {
      const { sql, parameters } = await write({ dialect });
      const used = new Set([...sql.matchAll(/(?<![:\w]):([A-Za-z_]\w*)/g)].map(([, name]) => name));
      expect(new Set(parameters.map((parameter) => parameterSchema.parse(parameter).name))).toEqual(used);
    },
  );

  test('writes one read for a query, of the tables it was given', async () => {
    const { sql } = await write();
    expect(sql.trim()).toMatch(/^(SELECT|WITH)\b/i);
    expect(sql.trim().replace(/;$/, '')).not.toContain(';');
    expect(sql).toMatch(/\borders\b/);
  });

  test('stops when it is called off', async () => {
    await expect(provider().writeSql(sqlTask, calledOff())).rejects.toMatchObject({
      code: 'query_cancelled',
    });
  });
}

function table(name: string, kinds: Record<string, ColumnKind>): Table {
  return {
    schema: '',
    name,
    kind: 'table',
    columns: Object.entries(kinds).map(([column, kind]) => makeColumn(column, kind)),
    primaryKey: ['id'],
    uniques: [],
    foreignKeys: [],
    comment: null,
    rowEstimate: 1_000,
    derived: { primaryKey: ['id'], displayColumn: null, hasTimestamps: false },
  };
}

function makeColumn(name: string, kind: ColumnKind): Column {
  return {
    name,
    kind,
    type: kind === 'number' ? 'numeric(10,2)' : kind,
    nullable: name !== 'id',
    default: null,
    generated: null,
    enumValues: null,
    comment: null,
  };
}

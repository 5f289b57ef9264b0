import { dialects } from '@parley/contract/database-schema';
import { describe, expect, test } from 'vitest';
import { checkFactsAgainstRules } from './check-facts-against-rules.ts';
import { hostileCalls, legalCalls } from './corpus/function-call-cases.ts';
import { hostile } from './corpus/hostile-cases.ts';
import { legal } from './corpus/permitted-cases.ts';
import { type Case, ruledShop, shopParameters } from './corpus/ruled-shop.ts';
import { readFactsForRules } from './read-facts-for-rules.ts';

const trustedFunctions = ['shop.trusted_total()'];

describe.each(dialects)('row rules in %s', (dialect) => {
  const isOf = ({ only }: Case) => only === undefined || only.includes(dialect);
  const judged = async (sql: string, more = {}) =>
    checkFactsAgainstRules({
      dialect,
      reading: await readFactsForRules({ dialect, sql }),
      parameters: shopParameters,
      ...ruledShop(dialect),
      trustedFunctions,
      ...more,
    });

  test('[N07] the corpora are large enough to mean something', () => {
    expect(hostile.filter(isOf).length).toBeGreaterThan(60);
    expect(legal.filter(isOf).length).toBeGreaterThan(30);
  });

  test.each(hostile.filter(isOf).map(({ sql }) => sql))('[N07] closed to askers: %s', async (sql) => {
    expect(await judged(sql)).toEqual(expect.any(String));
  });

  test.each(legal.filter(isOf).map(({ sql }) => sql))('[N07] open to askers: %s', async (sql) => {
    expect(await judged(sql)).toBeNull();
  });

  test('[N07] without a rule everything is open; a rule whose table is gone closes everything', async () => {
    const { schema, rules } = ruledShop(dialect);
    expect(await judged('SELECT * FROM orders', { rules: { rules: [], open: [] } })).toBeNull();
    const renamed = { ...schema, tables: schema.tables.filter(({ name }) => name !== 'customers') };
    expect(await judged('SELECT name FROM products', { schema: renamed, rules })).toMatch(
      /customers\.region/,
    );
  });

  test('[N07] the sentence names the table and what is missing', async () => {
    expect(await judged('SELECT * FROM orders')).toBe(
      'It reads ‘orders’ without the condition ‘region is your region’ on each use of the table.',
    );
  });

  test('[N07] two rules of one table are both carried, or it is closed', async () => {
    const { rules } = ruledShop(dialect);
    const [first] = rules.rules;
    const more = {
      ...rules,
      rules: [...rules.rules, { ...first, column: 'amount', boundTo: { kind: 'mail' } }],
    };
    expect(await judged('SELECT id FROM orders WHERE region = :region', { rules: more })).toMatch(/amount/);
    expect(
      await judged('SELECT id FROM orders WHERE region = :region AND amount = :mail', { rules: more }),
    ).toBeNull();
  });

  test('[N07] a statement that is nested without end is closed', async () => {
    const deep = `${'SELECT id FROM ('.repeat(3_000)}SELECT id FROM products${') x'.repeat(3_000)}`;
    expect(await judged(deep)).toEqual(expect.any(String));
  });
});

test('[N07] a schema of PostgreSQL that says nothing of inheritance is read again first', async () => {
  const { schema, rules } = ruledShop('postgres');
  const tables = schema.tables.map(({ parents: _, ...table }) => table);
  const sql = 'SELECT name FROM products';
  const reading = await readFactsForRules({ dialect: 'postgres', sql });
  const judged = { dialect: 'postgres', reading, parameters: [], rules, trustedFunctions: [] } as const;
  expect(checkFactsAgainstRules({ ...judged, schema: { ...schema, tables } })).toMatch(/Read it again/);
});

describe('row rules and functions of PostgreSQL', () => {
  const { schema, rules } = ruledShop('postgres');
  const judged = async (sql: string, more = {}) =>
    checkFactsAgainstRules({
      dialect: 'postgres',
      reading: await readFactsForRules({ dialect: 'postgres', sql }),
      parameters: shopParameters,
      schema,
      rules,
      trustedFunctions: [],
      ...more,
    });

  test.each(hostileCalls)(
    '[N07] a statement that may call a user-defined function is refused: %s',
    async (sql) => {
      expect(await judged(sql)).toEqual(expect.any(String));
    },
  );

  test.each(legalCalls)(
    '[N07] a statement that calls only functions of PostgreSQL passes: %s',
    async (sql) => {
      expect(await judged(sql)).toBeNull();
    },
  );

  test('[N07] a parent that was not read closes the table, and the rules of a table that has one', async () => {
    const strange = { parents: [{ schema: 'archive', table: 'gone' }] };
    const withParent = (name: string) => ({
      ...schema,
      tables: schema.tables.map((table) => (table.name === name ? { ...table, ...strange } : table)),
    });
    const sql = 'SELECT name FROM products';
    expect(await judged(sql, { schema: withParent('products') })).toMatch(/inherits/);
    expect(await judged(sql, { schema: withParent('orders') })).toMatch(/inherits/);
    expect(await judged(sql, { schema: withParent('branches') })).toMatch(/inherits/);
  });
});

import { dialects } from '@parley/contract/database-schema';
import { describe, expect, test } from 'vitest';
import { shopSketchSchema } from '../../../../testing/shop-schema-sketch.ts';
import type { SqlTask, ToolDraft } from '../../port.ts';
import { suggestTools } from './suggest-tools.ts';
import { writeSql } from './write-tool-sql.ts';

const { tables, relationships } = shopSketchSchema;
const today = '2026-11-15';

function taskFor(draft: Partial<ToolDraft>, more: Partial<SqlTask> = {}): SqlTask {
  return {
    dialect: 'postgres',
    tables,
    relationships,
    profiles: [],
    draft: { name: '', description: '', tables: [], fields: [], type: 'query', ...draft },
    failed: null,
    today,
    ...more,
  };
}

describe('a draft of its own', () => {
  test.each(dialects)(
    'has the same SQL whether its own tables are given or the whole schema: %s',
    async (dialect) => {
      const exclude: string[] = [];
      for (let round = 0; round < 4; round += 1) {
        const drafts = await suggestTools({
          dialect,
          schema: shopSketchSchema,
          profiles: [],
          exclude,
          systemDescription: '',
          today,
        });
        exclude.push(...drafts.map(({ name }) => name));
        for (const draft of drafts) {
          const among = await writeSql(taskFor(draft, { dialect }));
          const own = tables.filter(({ name }) => draft.tables.includes(name));
          const links = relationships.filter(({ source_table }) => draft.tables.includes(source_table));
          expect(await writeSql(taskFor(draft, { dialect, tables: own, relationships: links }))).toEqual(
            among,
          );
        }
      }
    },
  );

  test('that failed is written without its optional filters', async () => {
    const draft = {
      name: 'Orders by status',
      tables: ['orders'],
      fields: ['orders.status', 'orders.placed_at'],
    };
    const { sql } = await writeSql(taskFor(draft));
    expect(sql).toContain('OVER ()');
    expect(await writeSql(taskFor(draft, { failed: { sql, reason: 'no window functions' } }))).toMatchObject({
      sql: 'SELECT status,\n  COUNT(*) AS orders\nFROM orders\nGROUP BY 1\nORDER BY 2 DESC NULLS LAST, 1\nLIMIT :limit',
      parameters: [{ name: 'limit' }],
    });
  });

  test('that failed twice is given up with a reason', async () => {
    const draft = { name: 'Orders by status', tables: ['orders'] };
    const simple = (await writeSql(taskFor(draft, { failed: { sql: '', reason: '' } }))).sql;
    await expect(writeSql(taskFor(draft, { failed: { sql: simple, reason: '' } }))).rejects.toThrow(
      expect.objectContaining({ code: 'ai_unusable' }),
    );
  });
});

describe("somebody else's draft", () => {
  test.each([
    [
      'Best customers',
      'Customers who spent the most money',
      /SUM\(.*\) AS revenue[\s\S]*customers c[\s\S]*DESC/,
    ],
    ['Monthly sales trend', 'Revenue for every month', /date_trunc\('month'/],
    ['Search products', 'Look up a product by its name', /FROM products[\s\S]*ILIKE/],
    ['Inactive customers', 'Customers without any orders since a date', /NOT EXISTS[\s\S]*orders/],
    [
      'Order status distribution',
      'How many orders are in each status',
      /COUNT\(\*\)[\s\S]*FROM orders[\s\S]*GROUP BY/,
    ],
    ['Average product rating', 'Mean rating of reviews by product', /AVG\(.*rating/],
    ['Products running out', 'Products with low stock', /stock <= :threshold/],
  ])('%s gets the plan nearest to its words', async (name, description, expected) => {
    expect((await writeSql(taskFor({ name, description, tables: [] }))).sql).toMatch(expected);
  });

  test.each([
    ['revenue by category', /categories c[\s\S]*GROUP BY|GROUP BY[\s\S]*c\.name/],
    ['best weekday for orders', /isodow[\s\S]*COUNT\(\*\) AS orders/],
    ['products never sold', /FROM products p[\s\S]*NOT EXISTS[\s\S]*order_items/],
    ['average order value by month', /date_trunc\('month'[\s\S]*AS average_per_order/],
    ['customers without orders', /FROM customers c[\s\S]*NOT EXISTS[\s\S]*orders/],
  ])('a question becomes the tool that answers it: %s', async (question, expected) => {
    expect((await writeSql(taskFor({ name: question, description: question, tables: [] }))).sql).toMatch(
      expected,
    );
  });

  test.each(['what is the weather', 'list all galaxies', 'delete all orders'])(
    'what these tables cannot tell is turned down: %s',
    async (question) => {
      const draft = { name: question, description: question, tables: [] };
      await expect(writeSql(taskFor(draft))).rejects.toThrow(
        expect.objectContaining({ code: 'ai_unusable' }),
      );
    },
  );

  test('without any table there is nothing to write', async () => {
    await expect(writeSql(taskFor({ name: 'Anything' }, { tables: [] }))).rejects.toThrow(
      expect.objectContaining({ code: 'ai_unusable' }),
    );
  });
});

describe('a change', () => {
  test('is written by the key', async () => {
    const draft = { name: 'Change order status', fields: ['orders.status'], type: 'mutation' as const };
    expect(await writeSql(taskFor(draft))).toEqual({
      sql: 'UPDATE orders\nSET status = :status\nWHERE id = :id',
      parameters: [
        {
          name: 'status',
          type: 'enum',
          description: 'The status.',
          required: true,
          options: ['paid', 'shipped', 'cancelled'],
        },
        { name: 'id', type: 'integer', description: 'The ID.', required: true },
      ],
    });
  });

  test('that adds a row asks for what the table needs', async () => {
    const { sql, parameters } = await writeSql(
      taskFor({ name: 'Add a tag', tables: ['tags'], type: 'mutation' }),
    );
    expect(sql).toBe('INSERT INTO tags (id, name)\nVALUES (:id, :name)');
    expect(parameters.every(({ required }) => required)).toBe(true);
  });

  test('never touches a secret', async () => {
    const draft = {
      name: 'Set customer password',
      fields: ['customers.password_hash'],
      type: 'mutation' as const,
    };
    expect((await writeSql(taskFor(draft))).sql).not.toContain('password');
  });
});

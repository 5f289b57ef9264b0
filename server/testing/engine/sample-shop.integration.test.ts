import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSampleShop } from '../../src/connections/sample/create-sample-shop.ts';
import type { Database } from '../../src/databases/port.ts';
import { openSqlite } from '../../src/databases/sqlite/open-database.ts';

describe('the file of the sample shop', () => {
  const today = new Date('2026-11-15T09:00:00Z');
  let folder: string;
  let file: string;
  let shop: Database;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-shop-'));
    file = join(folder, 'shop.db');
    createSampleShop(file, today);
    shop = await openSqlite({ file, root: folder });
  });

  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true });
  });

  const rows = async (sql: string) =>
    (await shop.query(await shop.approveRead({ sql, parameters: [], values: {} }))).rows;

  test('is the same for the same day, replaces what was there, and leaves nothing beside it', async () => {
    const first = await readFile(file);
    createSampleShop(file, new Date('2026-11-15T17:00:00Z'));
    expect((await readFile(file)).equals(first)).toBe(true);
    expect(await readdir(folder)).toEqual(['shop.db']);
  });

  test('opens, and tells its structure', async () => {
    const schema = await shop.introspect();
    expect(schema.tables.map(({ name }) => name)).toEqual([
      'categories',
      'customers',
      'order_items',
      'order_totals',
      'orders',
      'products',
      'reviews',
    ]);
    expect(schema.relationships).toHaveLength(6);
    const orders = schema.tables.find(({ name }) => name === 'orders');
    expect(orders?.rowEstimate).toBe(1_900);
    expect(orders?.columns.find(({ name }) => name === 'status')?.enumValues).toContain('delivered');
  });

  test('answers questions', async () => {
    const [[revenue]] = (await rows(
      "SELECT round(sum(total)) FROM order_totals WHERE status <> 'cancelled'",
    )) as [[string]];
    expect(Number(revenue)).toBeGreaterThan(10_000);
    const best = await rows(
      `SELECT products.name, sum(quantity) AS sold FROM order_items JOIN products ON products.id = product_id
       GROUP BY products.id ORDER BY sold DESC LIMIT 3`,
    );
    expect(best).toHaveLength(3);
    expect(await rows('SELECT max(date(placed_at)) FROM orders')).toEqual([['2026-11-15']]);
  });
});

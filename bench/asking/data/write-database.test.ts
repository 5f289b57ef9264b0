import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { databases, unknownDatabases } from '../databases.ts';
import { openGold } from '../gold.ts';
import { writeDatabase } from './write-database.ts';

const now = '2026-03-18T10:00:00Z';
const folder = mkdtempSync(join(tmpdir(), 'parley-data-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string): string {
  const database = [...databases, ...unknownDatabases].find((one) => one.name === name);
  if (!database) throw new Error(`There is no ${name}.`);
  const file = join(folder, `${name}-${performance.now()}.db`);
  writeDatabase(file, database, now);
  return file;
}

describe.each([...databases, ...unknownDatabases])('the database of the $name', (database) => {
  const file = written(database.name);

  test('runs every tool with the right values of each question, and most give rows', () => {
    const { rowsOf, close } = openGold(file);
    const counts = database.questions.map((asked) => rowsOf(asked).rows.length);
    close();
    expect(counts.filter((count) => count > 0).length / counts.length).toBeGreaterThan(0.8);
  });

  test('is the same every time', () => {
    expect(readFileSync(written(database.name)).equals(readFileSync(file))).toBe(true);
  });
});

describe('what the shop holds', () => {
  const shop = new DatabaseSync(written('shop'), { readOnly: true });
  afterAll(() => shop.close());
  const declared = (table: string) =>
    Object.fromEntries(
      shop
        .prepare(`SELECT name, type FROM pragma_table_info('${table}')`)
        .all()
        .map(({ name, type }) => [name, type]),
    );

  test('columns have the types that statements use them with', () => {
    expect(declared('orders')).toMatchObject({
      id: 'INTEGER',
      customer_id: 'INTEGER',
      placed_at: 'TIMESTAMP',
      status: 'TEXT',
    });
    expect(declared('products')).toMatchObject({ price: 'REAL', stock: 'INTEGER' });
    expect(declared('customers')).toMatchObject({ joined_on: 'DATE', newsletter: 'BOOLEAN', email: 'TEXT' });
  });

  test('joins become references', () => {
    const references = shop
      .prepare('SELECT "from", "table" FROM pragma_foreign_key_list(\'order_items\')')
      .all();
    expect(references).toEqual(
      expect.arrayContaining([
        { from: 'order_id', table: 'orders' },
        { from: 'product_id', table: 'products' },
      ]),
    );
  });

  test('values of conditions are in the rows, and orders lie in the past', () => {
    const values = (sql: string) =>
      shop
        .prepare(sql)
        .all()
        .map(({ value }) => value);
    expect(values('SELECT DISTINCT country AS value FROM customers')).toContain('United States');
    expect(values('SELECT name AS value FROM customers')).toContain('Zoë Sørensen');
    expect(values('SELECT DISTINCT status AS value FROM orders')).toContain('returned');
    const [latest] = values('SELECT max(placed_at) AS value FROM orders');
    expect(String(latest) < now.slice(0, 10)).toBe(true);
  });

  test('some customers have no orders, as one tool looks for them', () => {
    const without = shop
      .prepare('SELECT count(*) AS n FROM customers WHERE id NOT IN (SELECT customer_id FROM orders)')
      .get();
    expect(without?.n).toBeGreaterThan(0);
  });
});

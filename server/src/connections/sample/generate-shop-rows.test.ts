import { describe, expect, test } from 'vitest';
import type { Cell } from './generate-shop-rows.ts';
import { generateShopRows } from './generate-shop-rows.ts';

const today = new Date('2026-11-15T09:00:00Z');
const shop = generateShopRows(today);

function column(table: string, name: string): Cell[] {
  const found = shop.find((entry) => entry.name === table);
  const place = found?.columns.indexOf(name) ?? -1;
  if (!found || place < 0) throw new Error(`There is no ${table}.${name}.`);
  return found.rows.map((row) => row[place] ?? null);
}

describe('the sample shop', () => {
  test('is the same for the same day, and another for another', () => {
    expect(generateShopRows(new Date('2026-11-15T23:59:59Z'))).toEqual(shop);
    expect(generateShopRows(new Date('2026-11-16T00:00:00Z'))).not.toEqual(shop);
  });

  test('has a few thousand rows', () => {
    const sizes = Object.fromEntries(shop.map(({ name, rows }) => [name, rows.length]));
    expect(sizes).toMatchObject({ categories: 7, products: 84, customers: 420, orders: 1_900 });
    expect(sizes.order_items).toBeGreaterThan(3_000);
    expect(sizes.reviews).toBeGreaterThan(300);
  });

  test.each([
    ['products', 'category_id', 'categories'],
    ['orders', 'customer_id', 'customers'],
    ['order_items', 'order_id', 'orders'],
    ['order_items', 'product_id', 'products'],
    ['reviews', 'product_id', 'products'],
    ['reviews', 'customer_id', 'customers'],
  ])('%s.%s names a row of %s', (table, name, target) => {
    const ids = new Set(column(target, 'id'));
    expect(column(table, name).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('has orders of this very day, none of tomorrow, and some of every month of two years', () => {
    const placed = column('orders', 'placed_at').map(String);
    expect(placed.some((moment) => moment.startsWith('2026-11-15'))).toBe(true);
    expect(placed.every((moment) => moment < '2026-11-15 02:00:00')).toBe(true);
    expect(new Set(placed.map((moment) => moment.slice(0, 7))).size).toBeGreaterThanOrEqual(24);
  });

  test('has gaps and every status, so that questions have something to find', () => {
    expect(column('customers', 'email')).toContain(null);
    expect(column('products', 'cost')).toContain(null);
    expect(column('reviews', 'body')).toContain(null);
    expect(new Set(column('orders', 'status')).size).toBe(6);
    expect(column('products', 'stock')).toContain(0);
  });
});

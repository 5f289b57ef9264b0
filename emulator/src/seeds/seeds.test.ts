import { describe, expect, test } from 'vitest';
import type { SeedName } from '../projects/demo-projects.ts';
import type { Row } from './seed-table-types.ts';
import { seeds } from './seeds.ts';

const now = new Date('2026-11-15T16:00:00Z');
const names = Object.keys(seeds) as SeedName[];

const series: Record<SeedName, { table: string; time: string }> = {
  shop: { table: 'orders', time: 'ordered_at' },
  clinic: { table: 'visits', time: 'arrived_at' },
  streaming: { table: 'plays', time: 'started_at' },
  saas: { table: 'support_tickets', time: 'opened_at' },
};

describe.each(names)('the rows of the %s', (name) => {
  const tables = seeds[name](now);
  const rows = (table: string): readonly Row[] => tables[table] ?? [];

  test('[G10] are the same every time', () => {
    expect(JSON.stringify(seeds[name](now))).toBe(JSON.stringify(tables));
  });

  test('[G10] are thousands, in eight to fourteen tables, none of them empty', () => {
    const sizes = Object.values(tables).map(({ length }) => length);
    expect(sizes.length).toBeGreaterThanOrEqual(8);
    expect(sizes.length).toBeLessThanOrEqual(14);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(5000);
  });

  test('[G10] end today, and nothing has happened after now', () => {
    const { table, time } = series[name];
    const moments = rows(table).map((row) => (row[time] as Date).getTime());
    expect(now.getTime() - Math.max(...moments)).toBeLessThan(3 * 86_400_000);
    expect(Math.max(...moments)).toBeLessThanOrEqual(now.getTime());
  });

  test('[G10] name no mail address outside example.com', () => {
    const addresses = JSON.stringify(tables).match(/[\w.]+@[\w.]+/g) ?? [];
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.every((address) => address.endsWith('@example.com'))).toBe(true);
  });
});

test('[G10] the shop grows, and a few products make most of its sales', () => {
  const { orders = [], order_items = [] } = seeds.shop(now);
  const year = (row: Row) => (row.ordered_at as Date).getTime() > now.getTime() - 180 * 86_400_000;
  expect(orders.filter(year).length).toBeGreaterThan(orders.length / 3);
  const sold = [...Map.groupBy(order_items, ({ product_id }) => product_id).values()].map(
    ({ length }) => length,
  );
  const top = sold.sort((a, b) => b - a).slice(0, Math.ceil(sold.length / 5));
  expect(top.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(order_items.length * 0.4);
});

test('[G10] the SaaS has customers who leave, invoices paid late and some never paid', () => {
  const { subscriptions = [], invoices = [] } = seeds.saas(now);
  expect(subscriptions.some(({ status }) => status === 'cancelled')).toBe(true);
  expect(invoices.some(({ paid_on, due_on }) => paid_on !== null && String(paid_on) > String(due_on))).toBe(
    true,
  );
  expect(invoices.some(({ status, due_on }) => status === 'open' && String(due_on) < '2026-11-15')).toBe(
    true,
  );
});

test('[G10] the clinic is booked ahead, and some patients do not come', () => {
  const { appointments = [] } = seeds.clinic(now);
  expect(appointments.some(({ starts_at }) => (starts_at as Date) > now)).toBe(true);
  expect(appointments.some(({ status }) => status === 'no_show')).toBe(true);
});

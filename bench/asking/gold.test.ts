import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { tool } from './case-tools.ts';
import { openGold } from './gold.ts';
import type { CaseQuestion } from './read-questions.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-gold-'));
const file = join(folder, 'shop.db');
const shop = new DatabaseSync(file);
shop.exec(`
  CREATE TABLE orders (id INTEGER, status TEXT, total REAL, placed_at TEXT);
  CREATE TABLE customers (id INTEGER, name TEXT);
  INSERT INTO orders VALUES (1, 'paid', 10, '2026-01-05'), (2, 'open', 20, '2026-02-05');
  INSERT INTO customers VALUES (1, 'Ann');
`);
shop.close();
const { judgeAnswer, close } = openGold(file);
afterAll(() => {
  close();
  rmSync(folder, { recursive: true });
});

function asked(sql: string, literal: readonly string[] = []): CaseQuestion {
  const right = { ...tool('Right', 'The right tool.')`SELECT 1`, sql };
  return { question: 'which?', tool: right, wanted: {}, after: null, literal };
}

const verdict = (given: string, right: string, literal: readonly string[] = []) =>
  judgeAnswer(asked(right, literal), { template: given, rewrite: null, chips: [] });

const paid = "SELECT id FROM orders WHERE status = 'paid'";
const cancelled = "SELECT id FROM orders WHERE status = 'cancelled'";

test('rows are compared by what they hold', () => {
  expect(verdict("SELECT id, total FROM orders WHERE status = 'paid'", paid)).toBe('same');
  expect(verdict("SELECT id FROM orders WHERE status = 'open'", paid)).toBe('other');
  expect(verdict(cancelled, paid)).toBe('other');
});

test('nothing is right only where the statement is like the one that gives nothing', () => {
  expect(verdict("SELECT id, total FROM orders o WHERE o.status = 'cancelled'", cancelled)).toBe('same');
  expect(verdict("SELECT id FROM customers WHERE name = 'Bob'", cancelled)).toBe('empty both');
  expect(verdict("SELECT id FROM orders WHERE status = 'lost'", cancelled)).toBe('empty both');
});

test('figures of no rows are nothing, too', () => {
  const count = "SELECT COUNT(*) FROM orders WHERE status = 'cancelled'";
  expect(verdict("SELECT COUNT(id) FROM orders WHERE status = 'cancelled'", count)).toBe('same');
  expect(verdict("SELECT COUNT(*) FROM customers WHERE name = 'Bob'", count)).toBe('empty both');
  const sum = "SELECT SUM(total) FROM orders WHERE status = 'cancelled'";
  expect(verdict("SELECT AVG(total) FROM orders WHERE status = 'cancelled'", sum)).toBe('empty both');
});

test('one of the statements for what the question says is enough', () => {
  const given = "SELECT name FROM customers WHERE name = 'Bob'";
  expect(verdict(given, cancelled, [given])).toBe('same');
  expect(verdict(given, paid, [given])).toBe('same');
  expect(verdict(given, paid, [cancelled])).toBe('empty both');
});

test('another value of the same statement is another statement', () => {
  const since = (day: string) => `SELECT id FROM orders WHERE placed_at >= '${day}'`;
  expect(verdict(since('2027-01-01 00:00:00'), since('2027-01-01'))).toBe('same');
  expect(verdict(since('2028-01-01'), since('2027-01-01'))).toBe('empty both');
});

import { expect, test } from 'vitest';
import { checkConstraintValues } from './check-constraint-values.ts';

test.each([
  ["CREATE TABLE t (a TEXT CHECK (a IN ('x', 'it''s')))", { a: ['x', "it's"] }],
  ["CREATE TABLE t (a TEXT, CHECK (\"A b\" in ('x')), b TEXT CHECK(b IN('y')))", { 'a b': ['x'], b: ['y'] }],
  ["CREATE TABLE t (a TEXT CHECK (a IN ('x') OR a IS NULL))", {}],
  ['CREATE TABLE t (a INTEGER CHECK (a IN (1, 2)))', {}],
  ["CREATE TABLE t (a TEXT CHECK (a NOT IN ('x')))", {}],
  ["CREATE TABLE t (a TEXT DEFAULT 'CHECK (a IN (''x''))')", {}],
  ['CREATE TABLE t (a TEXT CHECK (a IN ()))', {}],
  ["CREATE TABLE t (a TEXT CHECK (a IN ('x'", {}],
])('[F01] %s', (sql, values) => {
  expect(Object.fromEntries(checkConstraintValues(sql))).toEqual(values);
});

test('[F01] a table with twenty thousand checks is read as quickly as it is long', () => {
  const closed = checkConstraintValues(`CREATE TABLE t (a TEXT ${"CHECK (a IN ('x'))".repeat(20_000)})`);
  expect([...closed]).toEqual([['a', ['x']]]);
  expect(checkConstraintValues(`CREATE TABLE t (a TEXT ${'CHECK (a IN ('.repeat(20_000)}')`).size).toBe(0);
});

import { beforeAll, expect, test } from 'vitest';
import { loadParser } from './parse-postgres.ts';
import { placeParameters } from './place-postgres-parameters.ts';

beforeAll(loadParser);

test.each<[string, string, string[]]>([
  ['SELECT :a', 'SELECT $1', ['a']],
  ['SELECT :a, :b, :a', 'SELECT $1, $2, $1', ['a', 'b']],
  ['SELECT :a::int, x::text', 'SELECT $1::int, x::text', ['a']],
  [
    "SELECT ':a', E'\\':b', $$:c$$, $t$ :d $t$, \":e\" -- :f",
    "SELECT ':a', E'\\':b', $$:c$$, $t$ :d $t$, \":e\" -- :f",
    [],
  ],
  ['SELECT /* :a /* :b */ */ :c', 'SELECT /* :a /* :b */ */ $1', ['c']],
  ['SELECT a[1:n], a[lo:hi], a[f(1):n]', 'SELECT a[1:n], a[lo:hi], a[f(1):n]', []],
  ['SELECT a[:lo : :hi]', 'SELECT a[$1 : $2]', ['lo', 'hi']],
  ["SELECT 'größe 東京 🙂', :a", "SELECT 'größe 東京 🙂', $1", ['a']],
  ['SELECT :select WHERE x=:order', 'SELECT $1 WHERE x=$2', ['select', 'order']],
  ["SELECT json_object('a':b)", "SELECT json_object('a':b)", []],
  ['SELECT x FROM t WHERE y = (:a)', 'SELECT x FROM t WHERE y = ($1)', ['a']],
  ["SELECT U&'\\0041:a', :b", "SELECT U&'\\0041:a', $1", ['b']],
])('[J01] places the parameters of %s', (sql, text, names) => {
  expect(placeParameters(sql)).toMatchObject({ text, names });
});

test('gives a test for NULL a place of its own, so that it settles no type', () => {
  expect(placeParameters('SELECT 1 WHERE (:s IS NULL OR state = :s) AND (:n is not null)')).toMatchObject({
    text: 'SELECT 1 WHERE ($1::pg_catalog.text IS NULL OR state = $2) AND ($3::pg_catalog.text is not null)',
    names: ['s', 's', 'n'],
  });
  expect(placeParameters('SELECT a + :n IS NULL')).toMatchObject({
    text: 'SELECT a + $1 IS NULL',
    names: ['n'],
  });
});

test('refuses places that nobody could fill', () => {
  expect(placeParameters('SELECT $1')).toMatchObject({ refused: expect.stringContaining(':name') });
});

test.each<[string, string]>([
  ['SELECT 1 WHERE id IN (:ids)', 'SELECT 1 WHERE id = ANY ($1)'],
  ['SELECT 1 WHERE id NOT IN (:ids) AND b', 'SELECT 1 WHERE id <> ALL ($1) AND b'],
  ['SELECT 1 WHERE NOT id in(:ids)', 'SELECT 1 WHERE NOT id = ANY($1)'],
  ['SELECT 1 WHERE id IN (:ids, 2)', 'SELECT 1 WHERE id IN ($1, 2)'],
  ['SELECT 1 WHERE id IN (:one)', 'SELECT 1 WHERE id IN ($1)'],
  ["SELECT 'IN (:ids)', id = ANY(:ids)", "SELECT 'IN (:ids)', id = ANY($1)"],
])('[J01] writes a list as an array: %s', (sql, text) => {
  expect(placeParameters(sql, new Set(['ids']))).toMatchObject({ text });
});

test('tells which parameters can only be arrays', () => {
  const sql =
    'SELECT :a::int[], :b::int WHERE x = ANY(:c) AND y > ALL (:d) AND z IN (:e) AND (:f IS NULL OR w = SOME(:f)) AND v = :c';
  expect(placeParameters(sql)).toMatchObject({ arrays: new Set(['a', 'd', 'e', 'f']) });
});

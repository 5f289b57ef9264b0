import { expect, test } from 'vitest';
import { sqlTokens } from './sql-tokens.ts';

const kindsOf = (sql: string) =>
  sqlTokens(sql)
    .filter((token) => token.kind !== 'plain')
    .map((token) => [token.kind, token.text]);

test('tells keywords, strings, numbers and parameters apart', () => {
  expect(kindsOf("SELECT name FROM shops WHERE city = 'Bern' AND total > :least LIMIT 10")).toEqual([
    ['keyword', 'SELECT'],
    ['keyword', 'FROM'],
    ['keyword', 'WHERE'],
    ['string', "'Bern'"],
    ['keyword', 'AND'],
    ['parameter', ':least'],
    ['keyword', 'LIMIT'],
    ['number', '10'],
  ]);
});

test('takes no keyword, parameter or comment out of quoted text', () => {
  expect(kindsOf("'it''s -- not :a comment'")).toEqual([['string', "'it''s -- not :a comment'"]]);
  expect(kindsOf('"select :x"')).toEqual([]);
  expect(kindsOf('$body$ select 1 $body$')).toEqual([['string', '$body$ select 1 $body$']]);
});

test('takes a cast for no parameter', () => {
  expect(kindsOf('total::numeric = :total::numeric')).toEqual([['parameter', ':total']]);
});

test('takes comments whole, also when they are left open', () => {
  expect(kindsOf("-- it's one line\n1")).toEqual([
    ['comment', "-- it's one line"],
    ['number', '1'],
  ]);
  expect(kindsOf('/* never closed')).toEqual([['comment', '/* never closed']]);
});

test('takes no number or keyword out of a name', () => {
  expect(kindsOf('orders2.selected_at')).toEqual([]);
});

test.each(['', "'open", 'Größe = 1.5e-3;', '$1 :: a', '`x` "y" \n\t'])('loses nothing of %j', (sql) => {
  expect(
    sqlTokens(sql)
      .map((token) => token.text)
      .join(''),
  ).toBe(sql);
});

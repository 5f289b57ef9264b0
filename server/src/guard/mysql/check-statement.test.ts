import { describe, expect, test } from 'vitest';
import { scanMysqlTokens } from '../../sql/mysql-tokens.ts';
import { writeRowSelection } from '../mysql-write-row-selection.ts';
import { tablesInSqlText } from '../tables-in-sql-text.ts';
import { checkRead, checkTriggerBody, checkWrite } from './check-statement.ts';
import { hostile, legal, legalOnMysql } from './corpus/hostile-and-legal-statements.ts';
import { readStatement, textWith } from './tokenize-single-statement.ts';

const kinds = (sql: string) => {
  const tokens = scanMysqlTokens(sql);
  return 'refused' in tokens
    ? tokens.refused
    : tokens.filter(({ kind }) => kind !== 'gap').map(({ kind, raw }) => `${kind} ${raw}`);
};

const sent = (sql: string) => {
  const statement = readStatement(sql);
  return 'refused' in statement
    ? statement
    : { text: textWith(statement.around), parameters: statement.places.map(({ name }) => name) };
};

describe('tokens', () => {
  test.each([
    ['--1', ['sign -', 'sign -', 'number 1']],
    ['1 -- x\n2', ['number 1', 'number 2']],
    ['1 --\r2\n3', ['number 1', 'number 3']],
    ['1 #x\n2', ['number 1', 'number 2']],
    ['/* /* */ 1', ['number 1']],
    ["'a\\'b' 'c''d'", ["text 'a\\'b'", "text 'c''d'"]],
    ['"a\\"b"', ['text "a\\"b"']],
    ['`a``b`', ['name `a``b`']],
    [
      '1e5 1e 1.5 .5 1. 0x1F 0b1 0x',
      [
        'number 1e5',
        'word 1e',
        'number 1.5',
        'number .5',
        'number 1.',
        'number 0x1F',
        'number 0b1',
        'word 0x',
      ],
    ],
    ['t.5a', ['word t', 'sign .', 'word 5a']],
    ['größe 東京 a$b', ['word größe', 'word 東京', 'word a$b']],
    [
      '@x @a.b @@version @@global.sql_mode',
      ['variable @x', 'variable @a.b', 'setting @@version', 'setting @@global.sql_mode'],
    ],
    [':name:=', ['parameter :name', 'sign :=']],
  ])('%s', (sql, expected) => {
    expect(kinds(sql)).toEqual(expected);
  });

  test.each([
    '1.e(',
    '1.5e+',
    '.5e',
    '/*! 1 */',
    '/*M! 1 */',
    '/*',
    "'",
    '"',
    '`',
    '``',
    '@@`x`',
    '@',
    ':',
    '\\N',
    '\0',
    '[a]',
  ])('cannot read %j', (sql) => {
    expect(scanMysqlTokens(sql)).toHaveProperty('refused');
  });
});

describe('what the server gets', () => {
  test('[J01] has a placeholder for each :name and none for what only looks like one', () => {
    expect(sent('SELECT :a, \':b\', ":c", `:d` /* :e */ FROM t -- :f\nWHERE x=:a AND y = :g_1;')).toEqual({
      text: 'SELECT ?, \':b\', ":c", `:d` FROM t WHERE x=? AND y = ?',
      parameters: ['a', 'a', 'g_1'],
    });
  });

  test('never joins two dashes to a comment', () => {
    expect(sent('SELECT 1 --/**/1, 2--:x')).toEqual({ text: 'SELECT 1 - - 1, 2- -?', parameters: ['x'] });
  });

  test('has no comment left, and reads the same again', () => {
    for (const sql of [...legal, ...legalOnMysql]) {
      const first = readStatement(sql);
      const text = 'around' in first ? textWith(first.around) : '';
      expect(sent(text)).toMatchObject({ text });
      const gaps = scanMysqlTokens(text) as { kind: string; raw: string }[];
      expect(gaps.filter(({ kind }) => kind === 'gap').every(({ raw }) => raw === ' ')).toBe(true);
    }
  });
});

test('allows what MySQL alone knows', () => {
  expect(legalOnMysql.filter((sql) => 'refused' in checkRead(sql))).toEqual([]);
});

test('has a corpus worth its name', () => {
  expect(new Set(hostile.map(([sql]) => sql)).size).toBeGreaterThanOrEqual(250);
  expect(new Set(legal).size).toBeGreaterThanOrEqual(115);
});

test.each([
  ['calls in calls', `SELECT ${'abs('.repeat(24_000)}`],
  ['brackets', `SELECT ${'('.repeat(99_000)}`],
  ['operators', `SELECT 1${'+1'.repeat(49_000)}`],
  ['quotes', `SELECT ${"''".repeat(49_000)}`],
  ['a quotation without end', `SELECT '${'x'.repeat(99_000)}`],
  ['comments', `SELECT ${'/**/'.repeat(24_000)}1`],
  ['names', `SELECT ${'a,'.repeat(49_000)}a`],
  ['dots', `SELECT a${'.a'.repeat(49_000)}`],
  ['lists', `SELECT ${'a IN (:p) AND '.repeat(7_000)}1`],
  ['open calls in a list', `SELECT ${',a('.repeat(33_000)}`],
  ['settings', `${'SET NEW.a = '.repeat(8_000)}1`],
  ['updates', `${'UPDATE t SET '.repeat(7_600)}a = 1`],
])('reads the longest statement of %s in no time', (_, sql) => {
  const started = process.cpuUsage();
  checkRead(sql);
  checkWrite(sql);
  checkTriggerBody(sql);
  tablesInSqlText(sql, 'mysql');
  tablesInSqlText(sql, 'sqlite');
  // Processor time, of which a busy machine takes no more; a scan that goes over the text again and again takes minutes.
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(20_000);
});

describe('the rows that a write touches', () => {
  test.each([
    [
      'UPDATE t SET a = ?, b = ? WHERE c = ? LIMIT ?',
      { table: 't', selection: 'WHERE c = ? LIMIT ?', values: { from: 2, to: 4 } },
    ],
    [
      'UPDATE `a b`.`c` AS x SET x.d = ? WHERE x.e = ?',
      { table: '`a b`.`c`', selection: 'AS x WHERE x.e = ?', values: { from: 1, to: 2 } },
    ],
    ['DELETE FROM t', { table: 't', selection: '', values: { from: 0, to: 0 } }],
    [
      'DELETE FROM t WHERE a IN (SELECT b FROM c WHERE d = ?) ORDER BY e LIMIT 2',
      { selection: 'WHERE a IN (SELECT b FROM c WHERE d = ?) ORDER BY e LIMIT 2' },
    ],
    ['INSERT INTO t (a) VALUES (?)', { verb: 'INSERT', table: 't' }],
  ])('%s', (text, expected) => {
    expect(writeRowSelection(text)).toMatchObject(expected);
  });

  test.each([
    'UPDATE a, b SET a.x = 1',
    'UPDATE a JOIN b USING (x) SET y = 1',
    'DELETE a FROM a JOIN b USING (x)',
    'SELECT 1',
  ])('are not told by %s', (text) => {
    expect(writeRowSelection(text)).toBeUndefined();
  });
});

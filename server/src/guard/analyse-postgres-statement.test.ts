import { beforeAll, describe, expect, test } from 'vitest';
import { loadParser } from '../sql/parse-postgres.ts';
import { placeParameters } from '../sql/place-postgres-parameters.ts';
import { readStatement } from './analyse-postgres-statement.ts';

beforeAll(loadParser);

/** Newer than the servers that the corpus runs on may be: read here, run nowhere. */
describe('syntax of the newest servers is read to its end', () => {
  test.each([
    `SELECT JSON_OBJECT('a': 1, 'b': 2 NULL ON NULL WITH UNIQUE KEYS RETURNING jsonb), JSON_OBJECT(KEY 'a' VALUE 1)`,
    'SELECT JSON_ARRAY(1, 2 ABSENT ON NULL), JSON_ARRAY(SELECT id FROM t)',
    'SELECT JSON_OBJECTAGG(k: v), JSON_ARRAYAGG(v ORDER BY k NULL ON NULL) FILTER (WHERE v > 0) OVER (PARTITION BY k) FROM t',
    `SELECT a IS JSON, a IS NOT JSON OBJECT WITH UNIQUE KEYS FROM t`,
    `SELECT JSON('{"a": 1}'), JSON_SCALAR(1), JSON_SERIALIZE('{}' RETURNING text)`,
    `SELECT JSON_EXISTS(a, '$.b' PASSING 1 AS x ERROR ON ERROR), JSON_VALUE(a, '$.c' RETURNING int DEFAULT 0 ON EMPTY NULL ON ERROR) FROM t`,
    `SELECT JSON_QUERY(a, '$.d' WITH CONDITIONAL WRAPPER KEEP QUOTES EMPTY ARRAY ON EMPTY) FROM t`,
    `SELECT * FROM t, JSON_TABLE(a, '$[*]' AS root PASSING 1 AS x COLUMNS (n FOR ORDINALITY, id int PATH '$.id' DEFAULT 1 ON EMPTY,
      has boolean EXISTS PATH '$.x', raw jsonb FORMAT JSON PATH '$' WITHOUT WRAPPER, NESTED PATH '$.list[*]' AS items COLUMNS (v text PATH '$'))) j`,
    `SELECT * FROM XMLTABLE(XMLNAMESPACES('http://x' AS x), '/x:a' PASSING '<a/>' COLUMNS n FOR ORDINALITY, v text PATH '.' DEFAULT 'x' NOT NULL)`,
    'SELECT a, sum(b) FROM t GROUP BY DISTINCT ROLLUP (a), CUBE (a, b)',
    `SELECT 1_000, 0xFF, 0b11, 0o17, any_value(a), now() AT LOCAL, SYSTEM_USER, (ARRAY[1, 2, 3])[:2] FROM t`,
    `SELECT * FROM t JOIN u USING (id) AS j, LATERAL ROWS FROM (generate_series(1, 2), unnest(j.a) AS (x int)) WITH ORDINALITY`,
    `SELECT normalize('a', NFC), 'a' IS NFC NORMALIZED, GROUPING(a), xmlpi(name x), xmlroot('<a/>', VERSION '1.0', STANDALONE YES) FROM t`,
  ])('%s', (sql) => {
    expect(readStatement(sql, 'read')).toMatchObject({ target: null });
  });

  test.each([
    ['UPDATE t SET a = 1 WHERE b RETURNING WITH (OLD AS o, NEW AS n) o.a, n.a', 'update'],
    [
      'INSERT INTO t AS x (a, b[1], c.d) OVERRIDING USER VALUE VALUES (DEFAULT, 1, 2) ON CONFLICT (a text_pattern_ops) WHERE a > 0 DO UPDATE SET (a, b) = (excluded.a, DEFAULT) WHERE x.a > 1',
      'insert',
    ],
    [
      'MERGE INTO t USING u ON t.id = u.id WHEN NOT MATCHED BY SOURCE THEN DELETE WHEN MATCHED AND u.x THEN UPDATE SET a = u.a WHEN NOT MATCHED THEN INSERT DEFAULT VALUES RETURNING merge_action(), t.*',
      'merge',
    ],
    ['DELETE FROM ONLY s.t AS x USING u WHERE x.id = u.id', 'delete'],
  ])('%s', (sql, action) => {
    expect(readStatement(sql, 'write')).toMatchObject({ target: { action } });
  });
});

test('a write holds one writing statement, wherever another one hides', () => {
  const hidden = 'INSERT INTO t SELECT * FROM (WITH d AS (DELETE FROM u RETURNING *) SELECT * FROM d) s';
  expect(readStatement(hidden, 'write')).toMatchObject({ refused: expect.stringContaining('changes data') });
});

test('a chain of thousands of operators is read without ending the stack', () => {
  // Once the engine has optimised the parser, its frames are larger: about 4,800 fit then.
  expect(readStatement(`SELECT 1${'+1'.repeat(3_000)}`, 'read')).toMatchObject({ target: null });
  expect(readStatement(`SELECT 1 IN (${'1,'.repeat(40_000)}1)`, 'read')).toMatchObject({ target: null });
});

test.each([
  ['plus signs', `SELECT ${'+'.repeat(90_000)}1`],
  ['opened comments', '/*'.repeat(45_000)],
  ['empty comments', `SELECT 1 ${'/**/'.repeat(22_000)}`],
])(
  'a statement of nothing but %s is refused before the lexer goes through it again and again',
  (_name, sql) => {
    const refused = 'it has more than 250 operator signs in a row.';
    expect(readStatement(sql, 'read')).toEqual({ refused });
    expect(placeParameters(sql)).toMatchObject({ text: sql, names: [] });
  },
);

test('a ruler of 250 signs in a comment or a text is read', () => {
  const ruler = '='.repeat(250);
  expect(readStatement(`SELECT '${ruler}' -- ${ruler}`, 'read')).toMatchObject({ target: null });
});

import { dialects } from '@parley/contract/database-schema';
import { describe, expect, test } from 'vitest';
import { findTablesInThread } from './find-tables-in-thread.ts';

const cases: [statement: string, tables: string[], parts?: string[]][] = [
  ['SELECT a FROM t', ['t']],
  ['SELECT a FROM t, u AS x, main.v WHERE a IN (1, b, 3)', ['t', 'u', 'main.v']],
  [
    'SELECT a, (SELECT max(b) FROM u) FROM t LEFT JOIN w ON t.id = w.id, z ORDER BY a, b',
    ['u', 't', 'w', 'z'],
  ],
  ['SELECT * FROM (SELECT a FROM t) AS s JOIN (SELECT 1 AS a) AS r ON r.a = s.a', ['t']],
  ['WITH p AS (SELECT a FROM t), q(x) AS (SELECT a FROM p) SELECT x FROM q', ['t', 'p', 'q'], ['p', 'q']],
  ['SELECT a FROM t UNION SELECT b FROM u', ['t', 'u']],
  ['SELECT 1 FROM (SELECT 1 AS a) AS s, u, (SELECT 2 AS b) AS r, v', ['u', 'v']],
  ['SELECT a FROM (t CROSS JOIN u), v WHERE (a, b) IN (SELECT c, d FROM w)', ['t', 'u', 'v', 'w']],
  ["SELECT 'FROM secret' AS x FROM t -- FROM hidden\n", ['t']],
  ['SELECT a FROM t WHERE EXISTS (SELECT 1 FROM u WHERE u.id = t.id AND u.a = :name)', ['t', 'u']],
  ['SELECT lower(a), count(*) FROM t GROUP BY lower(a), b', ['t']],
];

describe.each(dialects)('in %s', (dialect) => {
  test.each(cases)('finds the tables of %s', async (sql, tables, parts = []) => {
    const found = await findTablesInThread(dialect, sql);
    if ('refused' in found) throw new Error(found.refused);
    expect(new Set(found.tables)).toEqual(new Set(tables));
    expect(new Set(found.parts)).toEqual(new Set(parts));
  });
});

test.each([
  ['postgres', 'SELECT "a" FROM "Odd ""Name"" x" JOIN s."T" ON true', ['Odd "Name" x', 's.T']],
  ['postgres', 'SELECT EXTRACT(YEAR FROM d) FROM t WHERE a IS DISTINCT FROM b', ['t']],
  ['mysql', 'SELECT EXTRACT(YEAR FROM d) FROM `odd ``name`` x`', ['odd `name` x']],
  ['sqlite', 'SELECT 1 FROM [odd name], "other" WHERE a IS DISTINCT FROM b', ['odd name', 'other']],
  ['sqlite', 'SELECT value FROM t, json_each(t.tags)', ['t']],
  ['sqlite', 'SELECT a FROM t WHERE a IN u AND b NOT IN main.v', ['t', 'u', 'main.v']],
  ['mysql', 'SELECT a FROM t STRAIGHT_JOIN u UNION TABLE v', ['t', 'u', 'v']],
] as const)('reads names as %s writes them: %s', async (dialect, sql, tables) => {
  const found = await findTablesInThread(dialect, sql);
  if ('refused' in found) throw new Error(found.refused);
  expect(new Set(found.tables)).toEqual(new Set(tables));
});

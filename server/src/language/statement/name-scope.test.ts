import { describe, expect, test } from 'vitest';
import { analyseAtOnce } from './analyse-statement.ts';

/** What `:p` is compared with: statement, and the columns behind it; '?' may be any. */
const statements: [string, string[]][] = [
  ['SELECT 1 FROM (SELECT lower(email) AS city FROM users) x WHERE city = :p', ['users.email']],
  [
    'SELECT 1 FROM (SELECT lower(email) AS city FROM users) x JOIN goods g ON g.id = 1 WHERE city = :p',
    ['*.city', 'users.email'],
  ],
  ['WITH x AS (SELECT lower(email) AS city FROM users) SELECT 1 FROM x WHERE x.city = :p', ['users.email']],
  ['SELECT 1 FROM (SELECT u.* FROM users u) x WHERE city = :p', ['users.city']],
  ['SELECT 1 FROM users u JOIN goods g ON g.id = u.id WHERE city = :p', ['*.city']],
  ['SELECT lower(city) AS city FROM users WHERE city = :p', ['users.city']],
  ['SELECT lower(email) AS city FROM users GROUP BY email HAVING city = :p', ['users.city', 'users.email']],
  [
    'SELECT 1 FROM (SELECT city FROM users UNION ALL SELECT email FROM users) x WHERE x.city = :p',
    ['users.city', 'users.email'],
  ],
  ['SELECT 1 FROM users WHERE :p = (SELECT max(email) FROM users)', ['users.email']],
  ['SELECT 1 FROM users WHERE :p IN (SELECT * FROM mails)', ['?']],
  ['WITH x(city, b) AS (SELECT email AS b, city FROM users) SELECT 1 FROM x WHERE city = :p', ['?']],
  ['SELECT 1 FROM users u WHERE EXISTS (SELECT 1 FROM goods g WHERE u.email = :p)', ['users.email']],
  [
    'SELECT c.id FROM (SELECT DISTINCT city AS name FROM users) x JOIN users c USING (name) WHERE name = :p',
    ['*.name', 'users.city'],
  ],
  ['SELECT 1 FROM (SELECT *, city AS name FROM users) c WHERE name = :p', ['?']],
  [
    'SELECT 1 FROM (SELECT lower(email) AS city FROM users) c WHERE EXISTS (SELECT 1 FROM goods g JOIN goods h ON h.id = g.id WHERE city = :p)',
    ['*.city', 'users.email'],
  ],
  [
    'SELECT 1 FROM users u WHERE EXISTS (SELECT 1 FROM (SELECT lower(email) AS city FROM goods) x WHERE x.city = :p)',
    ['goods.email', 'users.email'],
  ],
];

/** Bare names in LATERAL may be columns of the sources before it, and of no other. */
const lateral: [string, string[]][] = [
  [
    'SELECT 1 FROM users u, LATERAL (SELECT lower(email) AS city FROM goods g) x WHERE x.city = :p',
    ['goods.email', 'users.email'],
  ],
  [
    'SELECT 1 FROM users u JOIN LATERAL (SELECT max(city) AS city FROM goods g) x ON true WHERE x.city = :p',
    ['goods.city', 'users.city'],
  ],
  [
    'SELECT 1 FROM users u, LATERAL (SELECT y.city FROM (SELECT lower(email) AS city FROM goods) y) x WHERE x.city = :p',
    ['goods.email', 'users.email'],
  ],
  [
    'SELECT 1 FROM goods g, LATERAL (SELECT lower(email) AS city FROM goods h) x, users u WHERE x.city = :p',
    ['goods.email'],
  ],
  ['SELECT 1 FROM users u, (SELECT lower(email) AS city FROM goods g) x WHERE x.city = :p', ['goods.email']],
];

describe.each(['postgres', 'mysql', 'sqlite'] as const)('in %s', (dialect) => {
  test.each([...statements, ...(dialect === 'sqlite' ? [] : lateral)])(
    'the columns behind a comparison are found: %s',
    async (sql, expected) => {
      const { uses } = await analyseAtOnce({ dialect, sql });
      const origins = (uses.p ?? []).flatMap((use) => use.origins);
      const names = origins.map(({ table, column }) => (column === '' ? '?' : `${table ?? '*'}.${column}`));
      expect([...new Set(names)].toSorted()).toEqual(expected);
    },
  );
});

test('a list of names for the columns of a source, or a function in its place, may hand on any column', async () => {
  for (const sql of [
    'SELECT 1 FROM (SELECT email, city FROM users) AS x(city, b) WHERE city = :p',
    'SELECT 1 FROM users u, LATERAL lower(u.email) AS city WHERE city = :p',
    'SELECT 1 FROM (users u JOIN goods g ON true) AS j(city, a, b, c) WHERE city = :p',
  ]) {
    const { uses } = await analyseAtOnce({ dialect: 'postgres', sql });
    expect([sql, uses.p?.flatMap((use) => use.origins.map(({ column }) => column))]).toEqual([
      sql,
      expect.arrayContaining(['']),
    ]);
  }
});

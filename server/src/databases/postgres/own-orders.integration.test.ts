import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { postgresTarget } from '../../../testing/servers/database-server-targets.ts';
import { createDatabase } from '../../../testing/servers/postgres-cluster.ts';
import type { Database } from '../port.ts';
import { openPostgres } from './open-database.ts';

const nothing = { parameters: [], values: {} };

const symbols = { '<': 1, '<=': 2, '=': 3, '>=': 4, '>': 5 } as const;

/** A default order in PL/pgSQL. Whatever calls one of its functions fails with a word that tells. */
function ownOrder(type: string, compared = type): string[] {
  const name = `${type}_${compared}`.replaceAll('own_', '').replace(/\W/g, '_');
  const body = `LANGUAGE plpgsql IMMUTABLE AS $$ BEGIN RAISE EXCEPTION 'stepped into'; END $$`;
  const pair = `(${type}, ${compared})`;
  const named = [...Object.keys(symbols), '<>'];
  return [
    ...named.flatMap((symbol, at) => [
      `CREATE FUNCTION own_${name}_${at}${pair} RETURNS bool ${body}`,
      `CREATE OPERATOR ${symbol} (LEFTARG = ${type}, RIGHTARG = ${compared}, FUNCTION = own_${name}_${at})`,
    ]),
    `CREATE FUNCTION own_${name}_order${pair} RETURNS int ${body}`,
    ...(type === compared
      ? [
          `CREATE OPERATOR CLASS own_${name} ${type.startsWith('own_domain') ? '' : 'DEFAULT '}FOR TYPE ${type} USING btree AS
            ${Object.entries(symbols).map(([symbol, number]) => `OPERATOR ${number} ${symbol}`)},
            FUNCTION 1 own_${name}_order${pair}`,
        ]
      : []),
  ];
}

const fixture = [
  'CREATE TABLE plain (id int PRIMARY KEY, name text, tag varchar(20), price numeric, small smallint, at timestamptz, data json, spot point)',
  "INSERT INTO plain VALUES (1, 'a', 'x', 2.5, 1, now(), '{}', '(1,2)'), (2, 'b', 'y', 3.5, 2, now(), '{}', '(1,2)')",
  'CREATE TYPE own_pair AS (a int, b int)',
  'CREATE TABLE pairs (id int, pair own_pair)',
  "INSERT INTO pairs VALUES (1, '(1,2)'), (2, '(1,3)')",
  'CREATE DOMAIN own_domain_number AS int',
  'CREATE DOMAIN own_domain_text AS text',
  'CREATE DOMAIN own_domain_tag AS varchar',
  'CREATE DOMAIN own_domain_json AS json',
  'CREATE DOMAIN own_domain_twice AS own_domain_number',
  'CREATE TABLE parents (id int, name text)',
  'CREATE TABLE children () INHERITS (parents)',
  "INSERT INTO children VALUES (1, 'a')",
  'CREATE TYPE own_row AS (id int, name text)',
  'CREATE TABLE typed OF own_row',
  "INSERT INTO typed VALUES (1, 'a')",
  ...['own_pair', 'own_domain_number', 'own_domain_text'].flatMap((type) => ownOrder(type)),
];
const bases = [
  ...[
    'int2',
    'int4',
    'int8',
    'numeric',
    'float4',
    'float8',
    'text',
    'name',
    'bool',
    'oid',
    'date',
    'time',
    'timestamp',
  ],
  ...['timestamptz', 'interval', 'uuid', 'bytea', 'jsonb', 'inet', 'macaddr', 'bpchar', 'tsvector'],
];
/** Each of these is reached without its type's being named. */
const reachedUnnamed = [
  ...['own_domain_json', 'own_domain_tag', 'own_domain_twice', 'parents', 'own_row'].flatMap((type) =>
    ownOrder(type),
  ),
  ...ownOrder('own_domain_number', 'own_domain_text'),
  ...ownOrder('own_domain_number[]'),
];

/** Comparisons of every kind, none of which has a value of a type with an order of its own. */
const elsewhere = [
  'SELECT 1',
  'SELECT id FROM plain WHERE id = 1',
  'SELECT count(*) FROM plain',
  'SELECT name FROM plain WHERE id = small AND price > id AND tag = name ORDER BY name DESC',
  "SELECT name FROM plain WHERE name = 'a' OR tag < 'z' OR tag IN ('x', 'y')",
  'SELECT a.id FROM plain a JOIN plain b USING (id, tag) WHERE a.small BETWEEN b.id AND b.price',
  "SELECT CASE tag WHEN 'x' THEN 1 END, NULLIF(tag, name), tag IS DISTINCT FROM name FROM plain",
  'SELECT tag, max(price) FROM plain GROUP BY tag HAVING max(price) >= 2 ORDER BY 2',
  'SELECT DISTINCT small FROM plain UNION SELECT id FROM plain',
  'SELECT (id, tag) = (small, name), (id, tag) < (2, name) FROM plain',
  'SELECT id FROM plain WHERE (id, name) IN (SELECT small, tag FROM plain)',
  'SELECT p = q, p < q FROM plain p, plain q WHERE false',
  'SELECT a = b, a < b FROM (SELECT ROW(id, name) AS a, ROW(id, name) AS b FROM plain) rows',
  'SELECT id FROM plain WHERE id = ANY (ARRAY[1, 2]) OR small = ANY (SELECT id FROM plain)',
  "SELECT id FROM plain WHERE at > now() - interval '1 day' AND at <= current_date",
];

/** Statements that hold, or may hold, a value of such a type. */
const there = [
  'SELECT pair FROM pairs ORDER BY pair',
  'SELECT pair = pair FROM pairs',
  'SELECT DISTINCT pair FROM pairs',
  'SELECT max(id) FROM pairs GROUP BY pair',
  'SELECT ROW(1, 2)::own_pair = ROW(1, 2)::own_pair',
  'SELECT a.id FROM pairs a JOIN pairs b USING (pair)',
  'SELECT id::own_domain_number = 1 FROM plain',
  'SELECT 1 WHERE 1::own_domain_number = 2::own_domain_number',
  'SELECT 1 FROM plain WHERE name::own_domain_text < name::own_domain_text',
];

let admin: pg.Client;
let database: Database;

beforeAll(async () => {
  const url = new URL(await createDatabase(inject('postgresUrl')));
  admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  for (const text of fixture) await admin.query(text);
  database = openPostgres(postgresTarget(url, url.username));
});

afterAll(async () => {
  await database.close();
  await admin.end();
});

/** A statement that PostgreSQL itself cannot tell the operators of harms nobody. */
async function outcomeOf(sql: string): Promise<string> {
  try {
    await database.query(await database.approveRead({ sql, ...nothing }));
    return 'ran';
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (message.includes('stepped into')) return 'stepped into';
    return code === 'sql_refused' ? 'refused' : message;
  }
}

describe('[J02] an order in PL/pgSQL that somebody made for a type of their own', () => {
  test.each(elsewhere)('leaves %s alone', async (sql) => {
    expect(await outcomeOf(sql)).toBe('ran');
  });

  test.each(there)('is not run by %s', async (sql) => {
    expect(await outcomeOf(sql)).toBe('refused');
  });

  test('is taken for no two types of the server’s own, whatever they are', async () => {
    for (const base of bases) {
      const domain = `own_domain_of_${base}`;
      for (const text of [`CREATE DOMAIN ${domain} AS ${base}`, ...ownOrder(domain)]) await admin.query(text);
    }
    const values = [
      ...[
        ...bases,
        'json',
        'xml',
        'point',
        'varchar',
        'bpchar',
        '"char"',
        'regclass',
        'int4[]',
        'text[]',
        'int4range',
      ],
      ...['cidr', 'money', 'bit', 'varbit', 'pairs', 'plain', 'record'],
    ].map((type) => (type === 'record' ? "ROW(1, 'a')" : `NULL::${type}`));
    const own = 'NULL::own_domain_of_int8';
    await expect(admin.query(`SELECT ${own} = ${own}`)).rejects.toThrow('stepped into');
    const stepping: string[] = [];
    for (const left of values) {
      for (const right of [...values, "'1'", 'NULL']) {
        for (const symbol of ['=', '<', '<>']) {
          for (const sql of [`SELECT ${left} ${symbol} ${right}`, `SELECT ${right} ${symbol} ${left}`]) {
            const failure = await admin.query(sql).then(
              () => '',
              ({ message }: Error) => message,
            );
            if (failure.includes('stepped into')) stepping.push(sql);
          }
        }
      }
    }
    expect(stepping).toEqual([]);
    for (const sql of elsewhere) expect([sql, await outcomeOf(sql)]).toEqual([sql, 'ran']);
  });

  test('is not run where PostgreSQL takes it for want of another, or as the order of a parent', async () => {
    for (const text of reachedUnnamed) await admin.query(text);
    const others = [
      'SELECT data = data FROM plain',
      'SELECT 1 FROM plain a JOIN plain b ON a.data < b.data',
      'SELECT tag = tag FROM plain',
      'SELECT c = c FROM children c',
      'SELECT t = t FROM typed t',
      'SELECT id = name FROM plain',
      'SELECT ARRAY[id] = ARRAY[small] FROM plain',
      "SELECT 'a' = 'b'",
    ];
    const stepping: string[] = [];
    for (const sql of [...elsewhere, ...others]) {
      const isHarmful = await admin.query(sql).then(
        () => false,
        ({ message }: Error) => message.includes('stepped into'),
      );
      if (isHarmful) stepping.push(sql);
      const outcome = await outcomeOf(sql);
      expect([sql, outcome]).not.toEqual([sql, isHarmful ? 'ran' : 'stepped into']);
      expect([sql, outcome]).not.toEqual([sql, 'stepped into']);
    }
    expect(stepping).toEqual([
      'SELECT data = data FROM plain',
      'SELECT 1 FROM plain a JOIN plain b ON a.data < b.data',
      'SELECT id = name FROM plain',
      'SELECT ARRAY[id] = ARRAY[small] FROM plain',
    ]);
  });
});

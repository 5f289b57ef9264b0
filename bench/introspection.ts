import pg from 'pg';
import { openPostgres } from '../server/src/databases/postgres/open-database.ts';
import { postgresTarget } from '../server/testing/servers/database-server-targets.ts';
import { createDatabase, startPostgresCluster } from '../server/testing/servers/postgres-cluster.ts';
import { inRounds, timeOf } from './support/measure-in-rounds.ts';
import { judge } from './support/report.ts';

/** Reading the whole structure, against one bare query for tables and columns alone, which is 1. */
const sizes = [1_000, 5_000];
const rounds = 5;

const bare = `SELECT n.nspname, c.relname, c.relkind, a.attname, format_type(a.atttypid, a.atttypmod) AS type,
  a.attnotnull, pg_get_expr(d.adbin, d.adrelid) AS preset, col_description(c.oid, a.attnum) AS comment
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'
ORDER BY n.nspname, c.relname, a.attnum`;

const cluster = await startPostgresCluster();
for (const size of sizes) {
  const url = new URL(await createDatabase(cluster.url));
  const raw = new pg.Client({ connectionString: url.href });
  await raw.connect();
  await fill(raw, size);
  const database = openPostgres(postgresTarget(url));
  const times = await inRounds(rounds, {
    'bare query': () => timeOf(() => raw.query(bare)),
    introspection: () => timeOf(() => database.introspect()),
  });
  for (const [name, { median }] of times) {
    process.stdout.write(`${size} tables  ${name.padEnd(14)} ${median.toFixed(0).padStart(6)} ms\n`);
  }
  judge(`${size} tables against a bare query`, times.get('introspection')?.ratio ?? 0, {
    atMost: 1,
    unit: '×',
  });
  await database.close();
  await raw.end();
}
await cluster.close();

/** Tables of ten columns with a key, a unique, a comment, a default and a reference to the one before. */
async function fill(client: pg.Client, count: number): Promise<void> {
  for (let from = 1; from <= count; from += 250) {
    await client.query(`DO $$ BEGIN FOR n IN ${from}..${Math.min(count, from + 249)} LOOP
      EXECUTE format('CREATE TABLE table_%s (id int PRIMARY KEY, parent_id int %s, code varchar(20) UNIQUE,
        a text NOT NULL, b numeric(10,2) DEFAULT 0, c timestamptz DEFAULT now(), d boolean, e jsonb, f date, g text[])',
        n, CASE WHEN n > 1 THEN 'REFERENCES table_' || n - 1 ELSE '' END);
      EXECUTE format('COMMENT ON TABLE table_%s IS ''table %s''', n, n);
    END LOOP; END $$`);
  }
  await client.query('VACUUM ANALYZE pg_class, pg_attribute, pg_constraint, pg_index, pg_attrdef, pg_depend');
}

import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import type { SeedName } from '../projects/demo-projects.ts';
import { generateSystemSchemaRows } from './generate-system-schema-rows.ts';
import type { Row } from './seed-table-types.ts';
import { SeededRandom } from './seeded-random.ts';
import { seeds } from './seeds.ts';

export async function seedDatabase(database: PGlite, seed: SeedName, now: Date): Promise<void> {
  await database.exec('begin');
  await database.exec(sqlFile('system'));
  await database.exec(sqlFile(seed));
  const tables = {
    ...generateSystemSchemaRows(new SeededRandom(`${seed} system`), now),
    ...seeds[seed](now),
  };
  for (const [table, rows] of Object.entries(tables)) await insert(database, table, rows);
  await database.exec(sqlFile('finish'));
  await database.exec('commit');
  await database.exec("alter system set max_wal_size = '4MB'");
  await database.exec("alter system set min_wal_size = '2MB'");
  await database.exec('select pg_reload_conf()');
  await database.exec('vacuum analyze');
  await database.exec('checkpoint');
}

async function insert(database: PGlite, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  const name = table.includes('.') ? table : `public.${table}`;
  await database.query(
    `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, $1)`,
    [JSON.stringify(rows)],
  );
}

function sqlFile(name: string): string {
  return readFileSync(new URL(`./${name}.sql`, import.meta.url), 'utf8');
}

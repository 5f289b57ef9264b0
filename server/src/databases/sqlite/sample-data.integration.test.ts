import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { Table } from '@parley/contract/database-schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../conformance/database-under-test.ts';
import { openSqlite } from './open-database.ts';

/** Databases of others, which lie beside the checkout and never in it. */
const data = fileURLToPath(new URL('../../../../../shared/data', import.meta.url));
const isThere = existsSync(data);
const files = isThere ? readdirSync(join(data, 'sqlite')) : [];

type Facts = { tables: number; views: number; rows: number; foreign_keys: number };

/** Of its 42 tables 27 are the insides of full-text tables, which nobody should be offered; with them go 36 rows. */
const withoutShadows: Record<string, Partial<Facts>> = { 'tbls.sql': { tables: 15, rows: 18 } };

describe.skipIf(!isThere)('databases of others (skipped where ../shared/data is not there)', () => {
  let folder: string;
  const facts: Record<string, Facts> = isThere
    ? JSON.parse(readFileSync(join(data, 'facts.json'), 'utf8'))
    : {};

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-data-'));
  });

  afterAll(() => rm(folder, { recursive: true }));

  test.each(files)('[F01] %s is read as it is, and every table by its own name', async (name) => {
    const file = join(folder, `${name}.db`);
    const outside = new DatabaseSync(file, { enableForeignKeyConstraints: false });
    outside.exec(readFileSync(join(data, 'sqlite', name), 'utf8'));
    outside.close();
    const database = await openSqlite({ file, root: folder });
    const { tables } = await database.introspect();
    const counts = { tables: 0, views: 0, rows: 0, foreign_keys: 0 };
    for (const table of tables) {
      const [[rows]] = (await rowsOf(database, `SELECT count(*) FROM ${quote(table)}`)) as [[string]];
      counts.foreign_keys += table.foreignKeys.length;
      counts[table.kind === 'view' ? 'views' : 'tables'] += 1;
      if (table.kind === 'table') counts.rows += Number(rows);
      expect(table.columns.length).toBeGreaterThan(0);
    }
    expect({ ...facts[`sqlite/${name}`], ...withoutShadows[name] }).toMatchObject(counts);
    await database.close();
  });
});

function quote({ name }: Table): string {
  return `"${name.replaceAll('"', '""')}"`;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openStore } from '../store.ts';

test('every column that names a row of another table has an index, so that deleting one reads no whole table', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-keys-'));
  const store = await openStore({ dataDir, databaseUrl: undefined, onIdleError: () => undefined });
  await store.close();
  const file = new DatabaseSync(join(dataDir, 'parley.db'));
  const named = (query: string) =>
    file
      .prepare(query)
      .all()
      .map(({ place }) => String(place));
  const keys = named(`SELECT m.name || '.' || f."from" AS place
    FROM sqlite_master m, pragma_foreign_key_list(m.name) f WHERE m.type = 'table'`);
  const indexed = named(`SELECT m.name || '.' || c.name AS place
    FROM sqlite_master m, pragma_index_list(m.name) i, pragma_index_info(i.name) c
    WHERE m.type = 'table' AND c.seqno = 0`);
  file.close();
  rmSync(dataDir, { recursive: true, force: true });
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter((place) => !indexed.includes(place))).toEqual([]);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from './open-database.ts';

const root = mkdtempSync(join(tmpdir(), 'parley-commit-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** In a process of its own: closing any handle of a file drops the locks that its process has on it. */
const reading = `const { DatabaseSync } = require('node:sqlite');
const handle = new DatabaseSync(process.argv[1]);
handle.exec('BEGIN');
handle.prepare('SELECT count(*) FROM t').get();
process.stdout.write('reading');
process.stdin.resume();`;

test('[J04] a write that is called off while it commits has an unknown outcome; before that it has none', async () => {
  const path = join(root, 'shop.db');
  const setUp = new DatabaseSync(path);
  setUp.exec('CREATE TABLE t (id INTEGER PRIMARY KEY, n INTEGER); INSERT INTO t VALUES (1, 1), (2, 1)');
  setUp.close();
  const database = await openSqlite({ file: path, root });
  const proposal = { sql: 'UPDATE t SET n = n + 1', parameters: [], values: {} };
  const approved = await database.approveWrite(proposal);

  const reader = spawn(process.execPath, ['-e', reading, path], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(reader.stdout, 'data');
  const leaving = new AbortController();
  const written = database.write(approved, 2, { signal: leaving.signal });
  const outcome = expect(written).rejects.toMatchObject({ code: 'write_outcome_unknown' });
  // Whoever still reads keeps a commit waiting, which closes the file to new readers.
  while (canRead(path)) await sleep(5);
  leaving.abort();
  reader.kill('SIGKILL');
  await outcome;

  const never = database.write(approved, 2, { signal: AbortSignal.abort() });
  await expect(never).rejects.toMatchObject({ code: 'query_cancelled' });
  await database.close();
});

function canRead(path: string): boolean {
  const handle = new DatabaseSync(path, { timeout: 0 });
  try {
    handle.prepare('SELECT count(*) FROM t').get();
    return true;
  } catch {
    return false;
  } finally {
    handle.close();
  }
}

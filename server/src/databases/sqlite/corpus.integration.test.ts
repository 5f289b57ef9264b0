import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  corpusSchema,
  hostile,
  hostileWrites,
  legal,
  legalWrites,
  runaways,
} from '../../guard/sqlite/corpus/hostile-and-legal-statements.ts';
import { propose } from '../conformance/database-under-test.ts';
import type { Database } from '../port.ts';
import { ChildPool } from './child/child-pool.ts';
import type { Job } from './child/child-protocol.ts';
import { outcomeOf, sendJobToChild } from './child/send-job-to-child.ts';
import { openSqlite } from './open-database.ts';

let folder: string;
let file: string;
let database: Database;
let untouched: string;
const pool = new ChildPool();
const hangLimit = 120_000;
const never = new AbortController().signal;

/** The file's bytes and every name beside it. */
async function fingerprint(): Promise<string> {
  const bytes = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  return [bytes, ...(await readdir(folder))].join(' ');
}

const unguarded = async (job: Job) => {
  const place = { file, immutable: false };
  for await (const { outcome } of sendJobToChild(pool, { place, job }, { time: hangLimit, signal: never })) {
    if (outcome) return outcome;
  }
  return undefined;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-corpus-'));
  file = join(folder, 'corpus.db');
  const outside = new DatabaseSync(file);
  outside.exec(corpusSchema);
  outside.close();
  database = await openSqlite({ file, root: folder }, pool);
  untouched = await fingerprint();
});

afterEach(async () => expect(await fingerprint()).toBe(untouched));

afterAll(async () => {
  await database.close();
  pool.killAll();
  await rm(folder, { recursive: true });
});

describe('the guard and SQLite together', () => {
  test.each(hostile)('[J02] refuse %j: %s', async (sql) => {
    await expect(database.approveRead(propose(sql))).rejects.toMatchObject({ code: 'sql_refused' });
  });

  test.each(legal)('[J02] allow and run %j', async (sql) => {
    const result = await database.query(await database.approveRead(propose(sql)));
    expect(result.columns.length).toBeGreaterThan(0);
  });

  test.each(hostileWrites)('refuse the write %j: %s', async (sql) => {
    const approval = database.approveWrite(propose(sql));
    const missing = /temp\.x|parley_after/.test(sql);
    await expect(approval).rejects.toMatchObject({ code: missing ? 'sql_failed' : 'sql_refused' });
  });

  test.each(legalWrites)('rehearse and leave nothing of %j', async (sql) => {
    const rehearsal = await database.rehearse(await database.approveWrite(propose(sql)));
    expect(rehearsal.rowsAffected).toBeGreaterThanOrEqual(0);
  });
});

describe('SQLite’s locks alone, when a text gets past the guard', () => {
  test.each(hostile)('[J02] nothing changes with %j: %s', async (sql) => {
    const job: Job = { task: 'read', statement: { text: sql, values: [] }, rows: 10, bytes: 10_000 };
    await unguarded(job).catch(() => undefined);
  });

  test.each([
    "ATTACH ':memory:' AS other",
    'PRAGMA query_only = OFF',
    'CREATE TEMP TABLE customers (id)',
    'SELECT * FROM pragma_database_list',
    "SELECT load_extension('x')",
    "SELECT fts3_tokenizer('simple')",
    'BEGIN',
    'DELETE FROM customers',
    "WITH x AS (SELECT 1) INSERT INTO customers (name) VALUES ('x')",
  ])('[J02] the authorizer denies %s', async (text) => {
    const job: Job = { task: 'read', statement: { text, values: [] }, rows: 10, bytes: 10_000 };
    await expect(unguarded(job)).rejects.toMatchObject({ code: 'sql_refused' });
  });
});

describe('files', () => {
  test('[J02] a view that loads an extension cannot be read', async () => {
    await expect(database.approveRead(propose('SELECT x FROM loader'))).rejects.toThrow('load_extension');
  });

  test('[J02] no copy of the database is made, guard or not', async () => {
    const text = `VACUUM INTO '${join(folder, 'stolen.db')}'`;
    await expect(database.approveRead(propose(text))).rejects.toMatchObject({ code: 'sql_refused' });
    const job: Job = { task: 'read', statement: { text, values: [] }, rows: 10, bytes: 10_000 };
    await expect(unguarded(job)).rejects.toMatchObject({ code: expect.stringMatching(/^sql_/) });
  });
});

describe('what has no end', () => {
  test.each(runaways.map((sql) => [sql.slice(0, 120), sql]))('[J03] is bounded: %s', async (_, sql) => {
    const run = async () =>
      database.query(await database.approveRead(propose(sql)), { limits: { time: 1_500 } });
    const end = await run().catch((error: unknown) => error);
    if (end instanceof Error) {
      expect(end).toMatchObject({ code: expect.stringMatching(/^(query_timeout|sql_failed)$/) });
    }
    const { version } = await outcomeOf(
      'greet',
      sendJobToChild(
        pool,
        { place: { file, immutable: false }, job: { task: 'greet' } },
        { time: hangLimit, signal: never },
      ),
    );
    expect(version).toMatch(/^3\./);
  });
});

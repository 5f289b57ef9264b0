import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { propose, read } from '../../conformance/database-under-test.ts';
import { timeLimits } from '../../time-limits.ts';
import { openSqlite } from '../open-database.ts';
import { ChildPool } from './child-pool.ts';
import { outcomeOf, sendJobToChild } from './send-job-to-child.ts';

const endless = 'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n';

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-processes-'));
  file = join(folder, 'small.db');
  const outside = new DatabaseSync(file);
  outside.exec('CREATE TABLE t (x TEXT)');
  outside.close();
});

afterAll(() => rm(folder, { recursive: true }));

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('processes', () => {
  test('are never more than the pool allows: the next statement waits, and may be cancelled meanwhile', async () => {
    const pool = new ChildPool({ most: 1, warm: 1 });
    const database = await openSqlite({ file }, pool);
    const long = await database.approveRead(propose(endless));
    const short = await database.approveRead(propose('SELECT 2 AS two'));
    const [running, waiting] = [new AbortController(), new AbortController()];
    const first = database.query(long, { signal: running.signal });
    first.catch(() => undefined);
    await expect.poll(() => pool.running()).toHaveLength(1);
    const cancelled = database.query(short, { signal: waiting.signal });
    const patient = database.query(short);
    waiting.abort();
    await expect(cancelled).rejects.toMatchObject({ code: 'query_cancelled' });
    expect(pool.running()).toHaveLength(1);
    running.abort();
    await expect(first).rejects.toMatchObject({ code: 'query_cancelled' });
    expect((await patient).rows).toEqual([['2']]);
    pool.killAll();
  });

  test('are used again, and end when there is nothing to do', async ({ onTestFinished }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const pool = new ChildPool({ warm: 1, idleTime: 1_000 });
    const database = await openSqlite({ file }, pool);
    const pids = new Set<number>();
    const statement = await database.approveRead(propose('SELECT 1'));
    for (let run = 0; run < 5; run += 1) {
      for await (const _ of database.stream(statement)) {
        for (const pid of pool.running()) pids.add(pid);
      }
    }
    expect(pids.size).toBe(1);
    await vi.advanceTimersByTimeAsync(999);
    expect([...pids].filter(isAlive)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(() => [...pids].filter(isAlive)).toEqual([]);
    expect((await read(database, { sql: 'SELECT 1' })).rows).toEqual([['1']]);
    pool.killAll();
  });

  test('start before the time of their first statement begins, and what they take to start is bounded', async ({
    onTestFinished,
  }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pool = new ChildPool({ warm: 1 });
    onTestFinished(() => {
      vi.useRealTimers();
      pool.killAll();
    });
    const greet = () =>
      outcomeOf(
        'greet',
        sendJobToChild(
          pool,
          { place: { file, immutable: false }, job: { task: 'greet' } },
          { time: 1_000, signal: new AbortController().signal },
        ),
      );
    const patient = greet();
    await vi.advanceTimersByTimeAsync(timeLimits.childStart - 1);
    await expect(patient).resolves.toMatchObject({ version: expect.stringMatching(/^3\./) });
    pool.killAll();
    await expect.poll(() => pool.running()).toEqual([]);
    const late = greet();
    late.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(timeLimits.childStart);
    await expect(late).rejects.toMatchObject({ code: 'query_timeout' });
  });

  test('end with their connection', async () => {
    const pool = new ChildPool();
    const database = await openSqlite({ file }, pool);
    const run = read(database, { sql: endless });
    run.catch(() => undefined);
    await expect.poll(() => pool.running()).toHaveLength(1);
    await database.close();
    await expect(run).rejects.toMatchObject({ code: 'query_cancelled' });
    pool.killAll();
  });

  test('[J05] do not outlive a server that is killed', async () => {
    const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
    const server = spawn(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { openSqlite, sharedChildren } from ${module('../open-database.ts')};
         const database = await openSqlite({ file: ${JSON.stringify(file)} });
         const proposal = { sql: ${JSON.stringify(endless)}, parameters: [], values: {} };
         database.query(await database.approveRead(proposal)).catch(() => undefined);
         const look = setInterval(() => {
           if (sharedChildren.running().length === 0) return;
           clearInterval(look);
           console.log(sharedChildren.running().join());
         }, 10);`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [line] = await once(server.stdout, 'data');
    const pids = String(line).trim().split(',').map(Number);
    expect(pids.filter(isAlive)).toEqual(pids);
    server.kill('SIGKILL');
    await expect.poll(() => pids.filter(isAlive)).toEqual([]);
  });

  test('say what is wrong with a file that another program left in the middle of a write', async () => {
    const busy = join(folder, 'busy.db');
    const writer = new DatabaseSync(busy);
    writer.exec('CREATE TABLE t (x); PRAGMA cache_size = 1');
    writer.exec(
      `INSERT INTO t ${endless.replace('FROM n)', 'FROM n WHERE i < 50000)').replace('count(*)', 'i')}`,
    );
    writer.exec('BEGIN; UPDATE t SET x = x + 1');
    const left = join(folder, 'left.db');
    await cp(busy, left);
    await cp(`${busy}-journal`, `${left}-journal`);
    writer.close();
    const database = await openSqlite({ file: left });
    await expect(read(database, { sql: 'SELECT count(*) FROM t' })).rejects.toThrow(
      'Another program was stopped while it was writing to the file.',
    );
  });
});

import { once } from 'node:events';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { readCatalogue } from '../read-catalogue.ts';
import type { Authorizer } from './authorizer.ts';
import type { Failure, FromChild, Job, OpenedFile, Ready, ToChild } from './child-protocol.ts';
import { lock, openSqliteFile } from './open-sqlite-file.ts';
import type { Send } from './run-read.ts';
import { runPrepare, runRead } from './run-read.ts';
import { runWrite } from './run-write.ts';

/** How many batches may be on their way before the reader has to say that it wants more. */
const window = 2;

// A statement holds this thread until it ends, so another one has to look after the process, before the first.
const watch = new Worker(new URL('./child-watchdog-thread.ts', import.meta.url), {
  workerData: { server: Number(process.argv[2]) },
});
watch.unref();

let onAck: (() => void) | undefined;
let unacknowledged = 0;

process.on('message', (message: ToChild) => {
  if (message === 'ack') {
    unacknowledged -= 1;
    onAck?.();
  } else {
    void answer(message.place, message.job);
  }
});
process.on('disconnect', () => process.exit());
await once(watch, 'message');
process.send?.('ready' satisfies Ready);

async function answer(place: OpenedFile, job: Job): Promise<void> {
  unacknowledged = 0;
  process.send?.(await run(place, job));
}

const sendBatch: Send = async (batch) => {
  process.send?.(batch);
  unacknowledged += 1;
  while (unacknowledged >= window) await new Promise<void>((resolve) => (onAck = resolve));
};

/** Written to the pipe before this returns, so that the server has it whatever happens to the commit. */
const onCommit = () => void process.send?.({ committing: true } satisfies FromChild);

type Session = { handle: DatabaseSync; lockFor(access: 'read' | 'write'): Authorizer };

async function run(place: OpenedFile, job: Job): Promise<FromChild> {
  const authorizers: Authorizer[] = [];
  let handle: DatabaseSync | undefined;
  try {
    handle = openSqliteFile(place, accessOf(job));
    const opened = handle;
    const lockFor = (access: 'read' | 'write') => {
      const authorizer = lock(opened, access);
      authorizers.push(authorizer);
      return authorizer;
    };
    return await perform({ handle, lockFor }, job);
  } catch (error) {
    const denied = authorizers.map((authorizer) => authorizer.denied()).find((reason) => reason !== null);
    return { failure: failureOf(error, denied ?? null) };
  } finally {
    // Closing rolls back whatever is still open.
    handle?.close();
  }
}

function accessOf(job: Job): 'read' | 'write' {
  return job.task === 'write' || job.task === 'recover' ? 'write' : 'read';
}

async function perform({ handle, lockFor }: Session, job: Job): Promise<FromChild> {
  switch (job.task) {
    case 'greet': {
      const row = handle.prepare('SELECT sqlite_version() AS version, count(*) FROM sqlite_master').get();
      return { outcome: { task: 'greet', version: String(row?.version) } };
    }
    case 'catalogue':
      return { outcome: { task: 'catalogue', catalogue: readCatalogue(handle, job.most) } };
    case 'prepare':
      lockFor(job.access);
      return { outcome: runPrepare(handle, job) };
    case 'read':
      lockFor('read');
      return runRead(handle, job, sendBatch);
    case 'write':
      return { outcome: runWrite(handle, job, { lock: () => lockFor('write'), onCommit }) };
    case 'recover':
      handle.prepare('SELECT count(*) FROM sqlite_master').get();
      return { outcome: { task: 'recover' } };
  }
}

function failureOf(error: unknown, denied: string | null): Failure {
  const message = error instanceof Error ? error.message : String(error);
  const isSqlite = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number';
  return { code: isSqlite ? Number(error.errcode) : null, message, denied };
}

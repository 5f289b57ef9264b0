import { Worker } from 'node:worker_threads';
import type { SchemaShape } from './beam/choices.ts';
import { ReaderUnavailableError } from './engine/weights.ts';
import type { ReadInput, ReadResult } from './reader.ts';
import type { ReaderReply, ReaderRequest } from './reader-thread.ts';

type Waiting = { resolve: (reply: ReaderReply) => void; reject: (error: unknown) => void };
type Work = { read: ReadInput } | { embed: string };

/**
 * The reader in a thread of its own, so that nothing holds the event loop. The thread starts with the first request,
 * takes requests in their order, and ends when there was none for a while: its memory goes with it.
 */
export class ReaderHost {
  readonly #dataFolder: string;
  readonly #idleMs: number;
  readonly #waiting = new Map<number, Waiting>();
  #thread: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #unavailable: ReaderUnavailableError | null = null;
  #lastId = 0;

  constructor({ dataFolder, idleMs = 5 * 60_000 }: { dataFolder: string; idleMs?: number }) {
    this.#dataFolder = dataFolder;
    this.#idleMs = idleMs;
  }

  /** Whether the thread is running and the weights are in memory, or about to be. */
  get isLoaded(): boolean {
    return this.#thread !== null;
  }

  /** Rejects with `ReaderUnavailableError` where the weights cannot be used, from then on without trying again. */
  async read(input: ReadInput): Promise<ReadResult> {
    const reply = await this.#ask({ read: { ...input, schema: shapeOf(input.schema) } });
    if (!('result' in reply)) throw new Error('The reader answered another request.');
    return reply.result;
  }

  async embed(text: string): Promise<Float32Array> {
    const reply = await this.#ask({ embed: text });
    if (!('vector' in reply)) throw new Error('The reader answered another request.');
    return reply.vector;
  }

  /** Ends the thread; requests that wait are rejected. A later request starts it again. */
  async dispose(): Promise<void> {
    clearTimeout(this.#idle);
    const thread = this.#thread;
    this.#thread = null;
    this.#rejectAll(new Error('The reader has been stopped.'));
    await thread?.terminate();
  }

  async #ask(work: Work): Promise<ReaderReply> {
    if (this.#unavailable !== null) throw this.#unavailable;
    clearTimeout(this.#idle);
    const thread = this.#start();
    thread.ref();
    this.#lastId += 1;
    const id = this.#lastId;
    try {
      const reply = await new Promise<ReaderReply>((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        thread.postMessage({ id, ...work } satisfies ReaderRequest);
      });
      if ('failed' in reply) throw this.#failureOf(reply);
      return reply;
    } finally {
      this.#waiting.delete(id);
      if (this.#waiting.size === 0 && this.#thread === thread) this.#rest(thread);
    }
  }

  #start(): Worker {
    if (this.#thread !== null) return this.#thread;
    const thread = new Worker(new URL('./reader-thread.ts', import.meta.url), {
      workerData: { dataFolder: this.#dataFolder },
      env: {},
    });
    const end = (error: unknown) => {
      if (this.#thread !== thread) return;
      this.#thread = null;
      this.#rejectAll(error);
    };
    thread.on('message', (reply: ReaderReply) => this.#waiting.get(reply.id)?.resolve(reply));
    thread.on('error', end);
    thread.on('exit', () => end(new Error('The thread of the reader has ended.')));
    this.#thread = thread;
    return thread;
  }

  /** Without requests the thread keeps no process alive, and ends after a while. */
  #rest(thread: Worker): void {
    thread.unref();
    this.#idle = setTimeout(() => void this.dispose(), this.#idleMs).unref();
  }

  #failureOf({ failed, unavailable }: Extract<ReaderReply, { failed: string }>): Error {
    if (unavailable === null) return new Error(failed);
    this.#unavailable = new ReaderUnavailableError(unavailable, failed);
    return this.#unavailable;
  }

  #rejectAll(error: unknown): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** Only what the thread needs: comments and values of a large schema take long to copy. */
const shapeOf = ({ columns, foreignKeys }: SchemaShape): SchemaShape => ({
  columns: columns.map(({ table, type }) => ({ table, type })),
  foreignKeys: foreignKeys.map(({ from, to }) => ({ from, to })),
});

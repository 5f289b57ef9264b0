import { ParleyError } from '@parley/contract/errors';
import { Child } from './child-process-handle.ts';

type Waiter = { serve(child: Child): void };

type PoolSize = {
  /** Processes at most. */
  most?: number;
  /** Processes that are kept for the next statement. */
  warm?: number;
  /** How long they are kept without work. */
  idleTime?: number;
  /** How long a statement waits for a warm process before it gets a new one: short ones end sooner than that. */
  patience?: number;
};

/** Children of the whole server: a bounded number, of which a few stay warm for the next statement. */
export class ChildPool {
  readonly #most: number;
  readonly #warm: number;
  readonly #idleTime: number;
  readonly #patience: number;
  readonly #all = new Set<Child>();
  readonly #idle: Child[] = [];
  readonly #waiting: Waiter[] = [];
  #idleTimer: NodeJS.Timeout | undefined;

  constructor({ most = 16, warm = 4, idleTime = 60_000, patience = 250 }: PoolSize = {}) {
    this.#most = most;
    this.#warm = warm;
    this.#idleTime = idleTime;
    this.#patience = patience;
    process.once('exit', () => this.killAll());
  }

  /** Processes that are at work right now. */
  running(): number[] {
    return [...this.#all].filter((child) => !this.#idle.includes(child)).flatMap(({ pid }) => pid ?? []);
  }

  /** Waits while every child is at work. */
  async take(signal: AbortSignal): Promise<Child> {
    const idle = this.#idle.shift();
    const child = idle ?? (this.#all.size < this.#warm ? this.#start() : await this.#wait(signal));
    child.work();
    this.#keepSpare();
    return child;
  }

  /** For a child that has finished its job. */
  give(child: Child): void {
    if (!this.#all.has(child)) return;
    const waiter = this.#waiting.shift();
    if (waiter) waiter.serve(child);
    else if (this.#idle.length < this.#warm) this.#settle(child);
    else child.kill();
  }

  killAll(): void {
    for (const child of this.#all) child.kill();
  }

  #start(): Child {
    const child = new Child(() => this.#onEnd(child));
    this.#all.add(child);
    return child;
  }

  #onEnd(child: Child): void {
    this.#all.delete(child);
    const place = this.#idle.indexOf(child);
    if (place >= 0) this.#idle.splice(place, 1);
    this.#serveNext();
  }

  #serveNext(): void {
    if (this.#waiting.length > 0 && this.#all.size < this.#most) this.#waiting.shift()?.serve(this.#start());
  }

  /** Starting a process costs a hundred times as much as a small statement. */
  #keepSpare(): void {
    if (this.#idle.length === 0 && this.#all.size < this.#warm) this.#settle(this.#start());
  }

  #settle(child: Child): void {
    child.rest();
    this.#idle.push(child);
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => {
      for (const idle of this.#idle.splice(0)) idle.kill();
    }, this.#idleTime).unref();
  }

  #wait(signal: AbortSignal): Promise<Child> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        reject(new ParleyError('query_cancelled'));
      };
      const waiter: Waiter = {
        serve(child) {
          clearTimeout(timer);
          signal.removeEventListener('abort', leave);
          resolve(child);
        },
      };
      const timer = setTimeout(() => this.#serveNext(), this.#patience);
      this.#waiting.push(waiter);
      signal.addEventListener('abort', leave, { once: true });
    });
  }
}

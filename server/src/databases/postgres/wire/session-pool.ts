import { ParleyError } from '@parley/contract/errors';
import type { ServerTarget } from '../../server-target.ts';
import { timeLimits } from '../../time-limits.ts';
import { Session } from './session.ts';

type Waiter = { take: (session: Session | undefined) => void; fail: (error: Error) => void };

const idleFor = 30_000;

/** The few connections that one database is given. Whoever comes when all are busy waits in line. */
export class SessionPool {
  readonly #connection: ServerTarget;
  readonly #most: number;
  readonly #all = new Set<Session>();
  /**
   * The one that was used last is the next to be used: the first has been idle for the longest. `since` is monotonic: a
   * system clock that is set back would keep sessions open, or make the timer's delay overflow.
   */
  readonly #idle: { session: Session; since: number }[] = [];
  #retiring: NodeJS.Timeout | undefined;
  readonly #waiting: Waiter[] = [];
  #opening = 0;
  #isClosed = false;

  constructor(connection: ServerTarget, most: number) {
    this.#connection = connection;
    this.#most = most;
  }

  /** No promise where a session is idle, as with most runs. */
  lease(signal?: AbortSignal): Promise<Session> | Session {
    const isFree = !signal?.aborted && !this.#isClosed;
    return (isFree && this.#takeIdle()) || this.#leaseSoon(signal);
  }

  async #leaseSoon(signal: AbortSignal | undefined): Promise<Session> {
    if (signal?.aborted) throw new ParleyError('query_cancelled');
    for (;;) {
      if (this.#isClosed) throw new ParleyError('connection_failed', { values: { reason: closed } });
      const idle = this.#takeIdle();
      if (idle) return idle;
      if (this.#all.size + this.#opening < this.#most) return this.#open();
      const handed = await this.#wait(signal);
      if (handed) return handed;
    }
  }

  /** Back into the pool only if nothing of what ran in it can be seen by the next one. */
  giveBack(session: Session, isReusable: boolean): void {
    if (isReusable && session.isIdle && !this.#isClosed) {
      const next = this.#waiting.shift();
      if (next) {
        next.take(session);
        return;
      }
      this.#idle.push({ session, since: performance.now() });
      this.#retiring ??= setTimeout(() => this.#retire(), idleFor).unref();
      return;
    }
    this.#all.delete(session);
    void session.end();
    this.#waiting.shift()?.take(undefined);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retiring);
    const idle = new Set(this.#idle.splice(0).map(({ session }) => session));
    for (const waiter of this.#waiting.splice(0)) waiter.take(undefined);
    await Promise.all(
      [...this.#all].map((session) => (idle.has(session) ? session.end() : session.abandon())),
    );
    this.#all.clear();
  }

  async #open(): Promise<Session> {
    this.#opening += 1;
    try {
      const session = await Session.open(this.#connection);
      this.#all.add(session);
      return session;
    } catch (error) {
      this.#waiting.shift()?.take(undefined);
      throw error;
    } finally {
      this.#opening -= 1;
    }
  }

  #takeIdle(): Session | undefined {
    for (let entry = this.#idle.pop(); entry; entry = this.#idle.pop()) {
      if (!entry.session.isBroken) return entry.session;
      this.#all.delete(entry.session);
    }
    return undefined;
  }

  /** One timer for all of them, not one for each run. */
  #retire(): void {
    this.#retiring = undefined;
    for (let [oldest] = this.#idle; oldest; [oldest] = this.#idle) {
      const left = oldest.since + idleFor - performance.now();
      if (left > 0) {
        this.#retiring = setTimeout(() => this.#retire(), left).unref();
        return;
      }
      this.#idle.shift();
      this.#all.delete(oldest.session);
      void oldest.session.end();
    }
  }

  #wait(signal: AbortSignal | undefined): Promise<Session | undefined> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        const index = this.#waiting.indexOf(waiter);
        if (index >= 0) this.#waiting.splice(index, 1);
      };
      const waiter: Waiter = {
        take: (session) => {
          leave();
          resolve(session);
        },
        fail: (error) => {
          leave();
          reject(error);
        },
      };
      const abort = () => waiter.fail(new ParleyError('query_cancelled'));
      const busy = () => waiter.fail(new ParleyError('query_busy', { values: { seconds: 10 } }));
      const timer = setTimeout(busy, timeLimits.statement);
      signal?.addEventListener('abort', abort);
      this.#waiting.push(waiter);
    });
  }
}

const closed = 'This connection has been closed.';

import { ParleyError } from '@parley/contract/errors';
import type { ServerTarget } from '../server-target.ts';
import { Session } from './session.ts';

const mostIdle = 10;
const idleTime = 15_000;

type Idle = { session: Session; timer: NodeJS.Timeout };

/**
 * The connections of one database. One is handed out only fresh or after the server has reset it, so that nothing
 * of one run is there for the next.
 */
export class SessionPool {
  readonly input: ServerTarget;
  readonly #idle: Idle[] = [];
  readonly #all = new Set<Session>();
  /** Who waits for a session that is being renewed: that is sooner done than a new connection. */
  readonly #waiting: ((session: Session | undefined) => void)[] = [];
  #renewing = 0;
  #isClosed = false;

  constructor(input: ServerTarget) {
    this.input = input;
  }

  async take(): Promise<Session> {
    this.#assertOpen();
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      clearTimeout(idle.timer);
      if (!idle.session.failure) return idle.session;
      this.drop(idle.session);
    }
    return (await this.#renewed()) ?? this.#fresh();
  }

  /** The session is renewed before anybody gets it again; nobody waits for that. */
  giveBack(session: Session): void {
    if (session.failure || this.#isClosed || this.#idle.length >= mostIdle) {
      this.drop(session);
      return;
    }
    this.#renewing += 1;
    session
      .renew()
      .then(() => this.#keep(session))
      .catch(() => this.drop(session))
      .finally(() => {
        this.#renewing -= 1;
        this.#handOver();
      });
  }

  drop(session: Session): void {
    this.#all.delete(session);
    session.destroy();
  }

  close(): void {
    this.#isClosed = true;
    for (const { timer } of this.#idle.splice(0)) clearTimeout(timer);
    for (const session of this.#all) this.drop(session);
    for (const answer of this.#waiting.splice(0)) answer(undefined);
  }

  /** A connection for one errand, such as stopping a statement of another one. */
  async errand(sql: string): Promise<void> {
    const session = await Session.connect(this.input);
    try {
      await session.command(sql);
    } finally {
      session.destroy();
    }
  }

  #renewed(): Promise<Session | undefined> {
    if (this.#renewing <= this.#waiting.length) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  #handOver(): void {
    const answer = this.#waiting.shift();
    if (!answer) return;
    const idle = this.#idle.pop();
    clearTimeout(idle?.timer);
    if (idle?.session.failure) this.drop(idle.session);
    answer(idle?.session.failure ? undefined : idle?.session);
  }

  async #fresh(): Promise<Session> {
    const session = await Session.connect(this.input);
    this.#all.add(session);
    try {
      await session.prepareSession();
      this.#assertOpen();
      return session;
    } catch (error) {
      this.drop(session);
      throw error;
    }
  }

  #keep(session: Session): void {
    if (session.failure || this.#isClosed) {
      this.drop(session);
      return;
    }
    const timer = setTimeout(() => {
      this.#idle.splice(this.#idle.indexOf(idle), 1);
      this.drop(session);
    }, idleTime).unref();
    const idle = { session, timer };
    this.#idle.push(idle);
  }

  #assertOpen(): void {
    if (!this.#isClosed) return;
    throw new ParleyError('connection_failed', { values: { reason: 'This connection has been closed.' } });
  }
}

import type { Step, StepResult } from './pipeline.ts';

/** Texts of statement_timeout, lock_timeout and idle_in_transaction_session_timeout, in milliseconds. */
export type TimeSettings = readonly [statement: string, lock: string, pause: string];

/** What is asked of a session. */
type Answering = {
  processId: number;
  run(steps: readonly Step[]): Promise<{ results: StepResult[] }>;
  rollBack(): Promise<boolean>;
};

/** So that a session whose settings were lost in a way nobody thought of is without them for a moment only. */
const trustedFor = 60_000;

/** By the full name of each operator: somebody else's `=` in a schema of the search path would run with our rights. */
export const setLimitsQuery = `SELECT pg_catalog.set_config(limits.name, limits.setting, false)
FROM (VALUES ('statement_timeout', $1), ('lock_timeout', $2), ('idle_in_transaction_session_timeout', $3))
  AS limits (name, setting)
WHERE pg_catalog.pg_backend_pid() OPERATOR(pg_catalog.=) $4::pg_catalog.int4`;

/**
 * Limits that hold for a whole session, so that not every transaction has to set them. They are set only where the process
 * that answers is the one that greeted us: a pooler that deals sessions out by transaction greets with numbers of its own,
 * and limits that were set behind one would hold for somebody else. What runs in a session that is used again is rolled
 * back, and with it whatever it has set.
 */
export class SessionLimits {
  #held: TimeSettings | undefined;
  #until = 0;

  /** Whether a transaction may leave these very ones to the session. */
  has(wanted: TimeSettings): boolean {
    return this.#held === wanted;
  }

  get areDue(): boolean {
    return performance.now() >= this.#until;
  }

  /** Never fails: a server that knows no such settings is told the limits in each transaction. */
  async set(session: Answering, wanted: TimeSettings): Promise<void> {
    this.#held = undefined;
    this.#until = performance.now() + trustedFor;
    try {
      const values = [...wanted, String(session.processId)];
      const { results } = await session.run([
        { text: 'BEGIN READ ONLY' },
        { text: setLimitsQuery, values },
        { text: 'COMMIT' },
      ]);
      if (results[1]?.rows.length === wanted.length) this.#held = wanted;
    } catch (error) {
      if (!(await session.rollBack())) throw error;
    }
  }
}

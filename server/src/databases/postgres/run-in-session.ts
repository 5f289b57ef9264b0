import { ParleyError } from '@parley/contract/errors';
import type { QueryOptions } from '../port.ts';
import { timeLimits } from '../time-limits.ts';
import { codeOf, statementFailed } from './map-database-errors.ts';
import type { Step } from './wire/pipeline.ts';
import type { Session } from './wire/session.ts';
import type { TimeSettings } from './wire/session-limits.ts';
import type { SessionPool } from './wire/session-pool.ts';

export type Work<T> = (session: Session) => Promise<T>;

export type Running = QueryOptions & {
  /** False where code of the database's own ran, which may leave anything behind in a session. */
  isReusable: boolean;
};

/** The server stops a statement at its limit. One that does not even do that is left by itself a moment later. */
const grace = 1_500;

/** Leases a session, has the work done in it, and gives it back clean or not at all. */
export async function inSession<T>(pool: SessionPool, running: Running, work: Work<T>): Promise<T> {
  const leased = pool.lease(running.signal);
  const session = leased instanceof Promise ? await leased : leased;
  try {
    return await watched(session, running, running.isReusable ? withLimits(work) : work);
  } finally {
    if (session.isIdle) pool.giveBack(session, running.isReusable);
    else await leave(pool, session, running.isReusable);
  }
}

/** Before the first work in a session, and now and then after that, its limits are set: one more round trip. */
export function withLimits<T>(work: Work<T>): Work<T> {
  return (session) => {
    const { limits } = session;
    return limits.areDue ? limits.set(session, usualLimits).then(() => work(session)) : work(session);
  };
}

/** A run that failed leaves its transaction open. */
export async function leave(pool: SessionPool, session: Session, isReusable: boolean): Promise<void> {
  const isClean = session.isIdle || (await session.rollBack());
  pool.giveBack(session, isClean && isReusable);
}

/** Aborting stops the work on the server. Whatever goes wrong comes out as a `ParleyError`. */
export async function watched<T>(session: Session, options: QueryOptions, work: Work<T>): Promise<T> {
  const { signal } = options;
  const started = performance.now();
  let ended: 'cancelled' | 'overdue' | undefined;
  const stop = (why: 'cancelled' | 'overdue') => {
    ended = why;
    session.abandon();
  };
  const cancel = () => stop('cancelled');
  const timer = setTimeout(() => stop('overdue'), timeOf(options) + grace);
  signal?.addEventListener('abort', cancel);
  try {
    if (signal?.aborted) throw new ParleyError('query_cancelled');
    return await work(session);
  } catch (error) {
    if (error instanceof ParleyError) throw error;
    if (ended === 'cancelled') throw new ParleyError('query_cancelled', { cause: error });
    // 57014 is also what an administrator's pg_cancel_backend gives: only near the time limit is it our timeout.
    const isLate = performance.now() - started >= timeOf(options) * 0.9;
    if (ended === 'overdue' || (isLate && codeOf(error) === '57014')) throw timedOut(options, error);
    throw statementFailed(error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

function timedOut(options: QueryOptions, cause: unknown): ParleyError {
  return new ParleyError('query_timeout', { values: { seconds: timeOf(options) / 1_000 }, cause });
}

function timeOf({ limits: own }: QueryOptions): number {
  return Math.max(1, Math.min(own?.time ?? Number.POSITIVE_INFINITY, timeLimits.statement));
}

const beginReading = ['parley_begin_read', { text: 'BEGIN READ ONLY', isFixed: true }] as const;
const beginWriting = ['parley_begin_write', { text: 'BEGIN READ WRITE', isFixed: true }] as const;
const setTimeLimits = `SELECT pg_catalog.set_config('statement_timeout', $1, true),
  pg_catalog.set_config('lock_timeout', $2, true),
  pg_catalog.set_config('idle_in_transaction_session_timeout', $3, true)`;
const sessionSettings = `SELECT pg_catalog.set_config('standard_conforming_strings', 'on', true),
  pg_catalog.set_config('datestyle', 'ISO, YMD', true)`;

const longestLockWait = 5_000;
const longestPause = 30_000;

function settingsFor(options: QueryOptions): TimeSettings {
  const time = timeOf(options);
  return [String(time), String(Math.min(time, longestLockWait)), String(longestPause)];
}

const usualLimits = settingsFor({});

/**
 * The first steps of every transaction. What the session does not hold already is set for the transaction alone: nothing
 * is left for the next one, also where a pooler deals sessions out by transaction.
 */
export function begin(session: Session, access: 'read' | 'write', options: QueryOptions): Step[] {
  const values = options.limits?.time === undefined ? usualLimits : settingsFor(options);
  const steps = [access === 'read' ? session.prepared(...beginReading) : session.prepared(...beginWriting)];
  if (access === 'write' || !session.limits.has(values))
    steps.push(session.prepared('parley_limits', { text: setTimeLimits, values }));
  if (!hasSettings(session)) steps.push(session.prepared('parley_settings', { text: sessionSettings }));
  return steps;
}

/**
 * With backslashes as escapes the server would read another statement than the guard did; with another date
 * style the same value would be another text. Both are told by the server when they change.
 */
function hasSettings({ settings }: Session): boolean {
  return (
    settings.get('standard_conforming_strings') === 'on' &&
    (settings.get('DateStyle') ?? '').startsWith('ISO')
  );
}

export function rollBack(session: Session): Step {
  return session.prepared('parley_rollback', { text: 'ROLLBACK', isFixed: true });
}

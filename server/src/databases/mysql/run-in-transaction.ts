import { setTimeout as sleep } from 'node:timers/promises';
import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import { timeLimits } from '../time-limits.ts';
import { cancelOrTimeOut } from './cancel-or-time-out.ts';
import { isLost, statementError } from './map-database-errors.ts';
import type { Session } from './session.ts';
import type { SessionPool } from './session-pool.ts';
import { rowLimit, timeLimit } from './session-settings.ts';

export type RunLimits = { time: number; rows: number };

export type Run = {
  access: 'read' | 'write';
  limits: RunLimits;
  signal?: AbortSignal | undefined;
};

/** 'finished': nothing runs any more. 'running': the statement has to be stopped on the server. */
export type RunEnd<T> = { state: 'finished' | 'running'; value: T };

/**
 * Takes a session, opens a transaction in it, and whatever happens then gives it back with nothing running and
 * nothing committed, unless `work` committed it.
 */
export async function inTransaction<T>(
  sessions: SessionPool,
  run: Run,
  work: (session: Session) => Promise<RunEnd<T>>,
): Promise<T> {
  const watching = cancelOrTimeOut(run.signal);
  const fail = (error: unknown) => statementError(error, sessions.input, run.limits.time);
  try {
    // Cancelled before it began: no connection is made for it.
    if (run.signal?.aborted) await watching.stopped;
    const taking = begin(sessions, run);
    const session = await Promise.race([taking, watching.stopped]).catch((error: unknown) => {
      taking.then((late) => sessions.giveBack(late)).catch(() => undefined);
      throw error;
    });
    watching.startTimer(run.limits.time);
    return await Promise.race([work(session), watching.stopped]).then(
      async ({ state, value }) => {
        if (state === 'finished') sessions.giveBack(session);
        else await stopOnServer(sessions, session);
        return value;
      },
      async (error: unknown) => {
        if (watching.isStopped()) await stopOnServer(sessions, session);
        else if (isLost(error)) void stopAfterCut(sessions, session);
        else sessions.giveBack(session);
        throw error;
      },
    );
  } catch (error) {
    throw fail(error);
  } finally {
    watching.end();
  }
}

const killPatience = 3_000;

/** Closing the socket is not enough: the server would notice only when it next writes to it. */
async function stopOnServer(sessions: SessionPool, session: Session): Promise<void> {
  const { threadId } = session.connection;
  sessions.drop(session);
  const killed = sessions.errand(`KILL ${threadId}`).catch(() => undefined);
  await Promise.race([killed, sleep(killPatience, undefined, { ref: false })]);
}

/** A line that was cut may be back in a moment. */
const againAfterCut = [0, 100, 500, 2_000];

/** The server does not notice the cut while it works, and would go on until the statement's time is over. */
async function stopAfterCut(sessions: SessionPool, session: Session): Promise<void> {
  const { threadId } = session.connection;
  sessions.drop(session);
  for (const pause of againAfterCut) {
    await sleep(pause, undefined, { ref: false });
    const isHeard = await sessions.errand(`KILL ${threadId}`).then(
      () => true,
      (error: unknown) => !(error instanceof ParleyError),
    );
    if (isHeard) return;
  }
}

async function begin(sessions: SessionPool, run: Run, attempts = 2): Promise<Session> {
  const session = await sessions.take();
  try {
    await open(session, run);
    return session;
  } catch (error) {
    sessions.drop(session);
    // An idle connection may have died unseen; that is no failure of this run.
    if (!isLost(error) || attempts === 1) throw error;
    return begin(sessions, run, attempts - 1);
  }
}

async function open(session: Session, { access, limits: { time, rows } }: Run): Promise<void> {
  const settings = [];
  if (time !== timeLimits.statement) settings.push(timeLimit(session.flavour, time));
  if (rows !== limits.query.rows) settings.push(rowLimit(rows));
  if (settings.length > 0) await session.command(`SET ${settings.join(', ')}`);
  if (access === 'write') await session.command('SET SESSION TRANSACTION READ WRITE');
  await session.command(`START TRANSACTION READ ${access === 'read' ? 'ONLY' : 'WRITE'}`);
}

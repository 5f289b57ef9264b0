import { setTimeout as sleep } from 'node:timers/promises';
import { NoConnection, Refused } from './provider-error-classes.ts';

export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

export const realPause: Pause = (ms, signal) => sleep(ms, undefined, { signal });

const attempts = 3;
const longestWait = 10_000;
const baseWait = 500;

/** Repeats what may succeed the next time; a spent quota looks like a rate limit, but no waiting helps. */
export async function retrying<T>(call: () => Promise<T>, pause: Pause, signal: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt >= attempts || !isWorthRetrying(error)) throw error;
      await pause(waitFor(error, attempt), signal);
    }
  }
}

function isWorthRetrying(error: unknown): boolean {
  if (error instanceof NoConnection) return error.why === 'lost';
  if (!(error instanceof Refused) || error.wait > longestWait) return false;
  const { status, refusal } = error;
  if (refusal.meaning === 'spent' || refusal.meaning === 'unsupported' || status === undefined) return false;
  return status === 408 || status === 409 || status === 429 || status >= 500;
}

function waitFor(error: unknown, attempt: number): number {
  const asked = error instanceof Refused ? error.wait : 0;
  return Math.max(asked, baseWait * 2 ** (attempt - 1));
}

/** Milliseconds that an answer's headers ask to wait. */
export function askedToWait(headers: Headers): number {
  const inMs = Number(headers.get('retry-after-ms'));
  if (inMs > 0) return inMs;
  const told = headers.get('retry-after') ?? '';
  const inSeconds = Number(told);
  if (inSeconds > 0) return inSeconds * 1_000;
  return told === '' || inSeconds === 0 ? 0 : Math.max(0, Date.parse(told) - Date.now()) || 0;
}

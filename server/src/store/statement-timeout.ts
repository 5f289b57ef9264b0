import { AsyncLocalStorage } from 'node:async_hooks';
import { limits } from '@parley/contract/limits';
import { scaleTimeLimit } from '../platform/scale-time-limit.ts';

const longTimeout = new AsyncLocalStorage<number>();

/** For background work: nobody waits, so its statements get a longer timeout than those of a request. */
export function withLongTimeout<T>(work: () => Promise<T>): Promise<T> {
  return longTimeout.run(scaleTimeLimit(limits.store.patient), work);
}

/** The timeout of a statement that starts now, in milliseconds. */
export function statementTimeout(): number {
  return longTimeout.getStore() ?? scaleTimeLimit(limits.store.answer);
}

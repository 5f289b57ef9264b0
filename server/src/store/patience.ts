import { AsyncLocalStorage } from 'node:async_hooks';
import { limits } from '@parley/contract/limits';

const patience = new AsyncLocalStorage<number>();

/** Has work done that nobody waits for: its statements may take longer than those of a request. */
export function patiently<T>(work: () => Promise<T>): Promise<T> {
  return patience.run(limits.store.patient, work);
}

/** For how long a statement that begins now may take. */
export function patienceNow(): number {
  return patience.getStore() ?? limits.store.answer;
}

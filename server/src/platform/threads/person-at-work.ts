import { AsyncLocalStorage } from 'node:async_hooks';

const person = new AsyncLocalStorage<string>();

/** For whom this work is done, whatever it calls: threads and slots that many share are given out in turns by it. */
export function workFor<T>(personId: string, work: () => T): T {
  return person.run(personId, work);
}

export function workForServer<T>(work: () => T): T {
  return person.run('', work);
}

/** Empty where it is the server's own work. */
export function personAtWork(): string {
  return person.getStore() ?? '';
}

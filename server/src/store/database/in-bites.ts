import { setImmediate as nextTurn } from 'node:timers/promises';

/** How many rows one statement changes where there may be very many. */
export const bite = 500;

/**
 * Repeats a statement until it changes nothing more. None of them may run into the store's time limit, however many rows
 * there are; and the embedded store works on the main thread, where others have their turn in between.
 */
export async function inBites(change: () => Promise<bigint | undefined>): Promise<void> {
  while ((await change()) ?? 0n) await nextTurn();
}

import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** How many rows one statement changes where there may be very many. */
export const bite = 200;

/**
 * Repeats a statement until it changes nothing more. None of them may run into the store's time limit, however many rows
 * there are; and the embedded store works on the main thread, where others have their turn in between.
 */
export async function inBites(change: () => Promise<bigint | undefined>): Promise<void> {
  while ((await change()) ?? 0n) await nextTurn();
}

/** The same for what nobody waits for: as long as a piece took, others have the store to themselves. */
export async function inBitesWithPauses(change: () => Promise<bigint | undefined>): Promise<void> {
  for (;;) {
    const began = performance.now();
    if (!(await change())) return;
    await sleep(performance.now() - began);
  }
}

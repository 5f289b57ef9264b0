import type { Reader } from './compare-rates.ts';

/** Each worker sends its next request when the one before was answered; gives the times in milliseconds, the shortest first. */
export async function spreadRequests(
  read: Reader,
  { count, atOnce }: { count: number; atOnce: number },
): Promise<number[]> {
  const times: number[] = [];
  let left = count;
  const work = async (worker: number) => {
    for (; left > 0; ) {
      left -= 1;
      const began = performance.now();
      await read(worker);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, worker) => work(worker)));
  return times.sort((a, b) => a - b);
}

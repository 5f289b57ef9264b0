import { inRounds } from './measure-in-rounds.ts';
import { judge } from './report.ts';

/** One request of a worker, again and again. */
export type Reader = (worker: number) => Promise<unknown>;

type Load = { at: number; goal: number };
type Asked = {
  /** The first one is the unit. */
  readers: Record<string, Reader>;
  /** The reader that is held to the goals. */
  judged: string;
  loads: readonly Load[];
};

const seconds = 1;
const rounds = 5;
/** A server that has run for a while is measured: V8 goes on improving a long way for some 20,000 requests. */
const warmUp = { requests: 25_000, at: 8 };

/** How many a second of each, at each load, as shares of the first. Gives the medians by load and name. */
export async function compareRates({ readers, judged, loads }: Asked): Promise<Map<string, number>[]> {
  const measured: Map<string, number>[] = [];
  for (const read of Object.values(readers)) await warm(read);
  for (const { at, goal } of loads) {
    const subjects = Object.entries(readers).map(([name, read]) => [name, () => rateOf(read, at)] as const);
    const rates = await inRounds(rounds, Object.fromEntries(subjects));
    for (const [name, { median, ratio }] of rates) {
      process.stdout.write(
        `${`${at} at once`.padEnd(11)} ${name.padEnd(30)} ${median.toFixed(0).padStart(6)} /s  ${ratio.toFixed(2)}\n`,
      );
    }
    judge(`${judged}, ${at} at once`, rates.get(judged)?.ratio ?? 0, { atLeast: goal, unit: '× raw pg' });
    measured.push(new Map([...rates].map(([name, { median }]) => [name, median])));
  }
  return measured;
}

async function warm(read: Reader): Promise<void> {
  let left = warmUp.requests;
  const work = async (worker: number) => {
    for (; left > 0; left -= 1) await read(worker);
  };
  await Promise.all(Array.from({ length: warmUp.at }, (_, worker) => work(worker)));
}

async function rateOf(read: Reader, concurrency: number): Promise<number> {
  const started = performance.now();
  const until = started + seconds * 1_000;
  let count = 0;
  const work = async (worker: number) => {
    while (performance.now() < until) {
      await read(worker);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, (_, worker) => work(worker)));
  return (count / (performance.now() - started)) * 1_000;
}

export type Measured = { median: number; ratio: number };

/**
 * Measures every subject once a round, one after the other, so that whatever else the machine does in a round
 * meets all of them. The first one is the unit. The first round opens connections and warms caches: not counted.
 */
export async function inRounds<T extends string>(
  rounds: number,
  subjects: Record<T, () => Promise<number>>,
): Promise<Map<T, Measured>> {
  const names = Object.keys(subjects) as T[];
  const figures = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const figure = await subjects[name]();
      if (round > 0) figures.get(name)?.push(figure);
    }
  }
  const unit = figures.get(names[0] as T) ?? [];
  return new Map(
    [...figures].map(([name, measured]) => [
      name,
      {
        median: median(measured),
        ratio: median(measured.map((figure, round) => figure / (unit[round] ?? 1))),
      },
    ]),
  );
}

/** In milliseconds. */
export async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

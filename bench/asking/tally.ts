/** Counts of one group of questions. */
export type Tally = {
  questions: number;
  /** Those that are routed: a follow-up goes on with the tool before. */
  routed: number;
  first: number;
  amongThree: number;
  kept: number;
  /** The right tool stood first, or was the one to go on with. */
  found: number;
  exactWhereFound: number;
  exact: number;
  /** Found, kept and exactly read: the answer is right. */
  whole: number;
  foreign: number;
  declined: number;
};

export function emptyTally(): Tally {
  return {
    questions: 0,
    routed: 0,
    first: 0,
    amongThree: 0,
    kept: 0,
    found: 0,
    exactWhereFound: 0,
    exact: 0,
    whole: 0,
    foreign: 0,
    declined: 0,
  };
}

export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = emptyTally();
  for (const tally of tallies) {
    for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] += tally[key];
  }
  return sum;
}

type Column = { title: string; share(tally: Tally): [part: number, whole: number] };

export const columns = {
  first: { title: 'first', share: (tally) => [tally.first, tally.routed] },
  amongThree: { title: 'of three', share: (tally) => [tally.amongThree, tally.routed] },
  kept: { title: 'kept', share: (tally) => [tally.kept, tally.routed] },
  valuesFound: { title: 'values', share: (tally) => [tally.exactWhereFound, tally.found] },
  values: { title: '(all)', share: (tally) => [tally.exact, tally.questions] },
  whole: { title: 'whole', share: (tally) => [tally.whole, tally.questions] },
  declined: { title: 'declined', share: (tally) => [tally.declined, tally.foreign] },
} satisfies Record<string, Column>;

export function percentOf({ share }: Column, tally: Tally): number {
  const [part, whole] = share(tally);
  return (100 * part) / Math.max(1, whole);
}

export function cellOf(column: Column, tally: Tally): string {
  return column.share(tally)[1] === 0 ? '–' : `${percentOf(column, tally).toFixed(1)} %`;
}

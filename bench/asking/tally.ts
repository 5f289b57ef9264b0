/** Counts of one group of questions. */
export type Tally = {
  questions: number;
  /** Those that are routed: a follow-up goes on with the tool before. */
  routed: number;
  first: number;
  amongThree: number;
  kept: number;
  /** Answered at once with a statement of its own, or asked back with several, where a tool says it. */
  composed: number;
  offered: number;
  /** The right tool was taken. */
  found: number;
  exactWhereFound: number;
  exact: number;
  /** Found, exactly read and run: the answer is right. */
  whole: number;
  /** Answered at once with something else: with another tool, other values or other rows. */
  wrong: number;
  /** Answered at once with a statement that gives nothing, where the right one gives nothing, and is not like it. */
  emptyBoth: number;
  /** Asked of another database: all of them, those that were declined, and those that were answered at once. */
  foreign: number;
  foreignDeclined: number;
  foreignAnswered: number;
  /** The same of those that the other database cannot answer. */
  unanswerable: number;
  declined: number;
  answered: number;
  /** Asked as if the right tool had never been saved: all of them, and those answered at once, rightly, wrongly or empty. */
  without: number;
  withoutRight: number;
  withoutEmpty: number;
  withoutWrong: number;
};

export function emptyTally(): Tally {
  return {
    questions: 0,
    routed: 0,
    first: 0,
    amongThree: 0,
    kept: 0,
    composed: 0,
    offered: 0,
    found: 0,
    exactWhereFound: 0,
    exact: 0,
    whole: 0,
    wrong: 0,
    emptyBoth: 0,
    foreign: 0,
    foreignDeclined: 0,
    foreignAnswered: 0,
    unanswerable: 0,
    declined: 0,
    answered: 0,
    without: 0,
    withoutRight: 0,
    withoutEmpty: 0,
    withoutWrong: 0,
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
  composed: { title: 'composed', share: (tally) => [tally.composed, tally.routed] },
  offered: { title: 'asked back', share: (tally) => [tally.offered, tally.routed] },
  valuesFound: { title: 'values', share: (tally) => [tally.exactWhereFound, tally.found] },
  values: { title: '(all)', share: (tally) => [tally.exact, tally.questions] },
  whole: { title: 'whole', share: (tally) => [tally.whole, tally.questions] },
  wrong: { title: 'wrong', share: (tally) => [tally.wrong, tally.questions] },
  emptyBoth: { title: 'empty both', share: (tally) => [tally.emptyBoth, tally.questions] },
  declined: { title: 'declined', share: (tally) => [tally.declined, tally.unanswerable] },
  answered: { title: 'answered', share: (tally) => [tally.answered, tally.unanswerable] },
  foreignDeclined: { title: '(all)', share: (tally) => [tally.foreignDeclined, tally.foreign] },
  foreignAnswered: { title: '(all)', share: (tally) => [tally.foreignAnswered, tally.foreign] },
  withoutRight: { title: 'no tool', share: (tally) => [tally.withoutRight, tally.without] },
  withoutWrong: { title: '… wrong', share: (tally) => [tally.withoutWrong, tally.without] },
  withoutEmpty: { title: '… empty', share: (tally) => [tally.withoutEmpty, tally.without] },
} satisfies Record<string, Column>;

export function percentOf({ share }: Column, tally: Tally): number {
  const [part, whole] = share(tally);
  return (100 * part) / Math.max(1, whole);
}

export function cellOf(column: Column, tally: Tally): string {
  return column.share(tally)[1] === 0 ? '–' : `${percentOf(column, tally).toFixed(1)} %`;
}

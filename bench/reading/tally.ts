/** What the question set says of a question. */
export type Kind = 'answerable' | 'ambiguous' | 'unanswerable';

/** `offered`: it asked back, and one of the readings to choose from is right. */
export type Outcome = 'right' | 'wrong' | 'offered' | 'asked back' | 'declined' | 'failed';

export type Asked = {
  kind: Kind;
  outcome: Outcome;
  tags: readonly string[];
  /** On the clock. */
  ms: number;
  /** Of processor time, in all threads of the process: what it takes on one core that nobody else uses. */
  cpuMs: number;
};

export type Tally = {
  questions: number;
  right: number;
  wrong: number;
  askedBack: number;
  /** Of those that were asked back. */
  offered: number;
  declined: number;
  failed: number;
};

export function tallyOf(asked: readonly Pick<Asked, 'outcome'>[]): Tally {
  const count = (...outcomes: Outcome[]) => asked.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    questions: asked.length,
    right: count('right'),
    wrong: count('wrong'),
    askedBack: count('offered', 'asked back'),
    offered: count('offered'),
    declined: count('declined'),
    failed: count('failed'),
  };
}

export const ofKind = (asked: readonly Asked[], kind: Kind): Asked[] =>
  asked.filter((one) => one.kind === kind);

/** An ambiguous question is served well by one of its meanings, and by being asked back. */
export function isServed({ kind, outcome }: Asked): boolean {
  switch (kind) {
    case 'answerable':
      return outcome === 'right';
    case 'ambiguous':
      return outcome === 'right' || outcome === 'offered' || outcome === 'asked back';
    case 'unanswerable':
      return outcome === 'declined';
  }
}

/** Of all rows that were shown as the answer, whatever was asked, those that are right. */
export function shareOfAnswersRight(asked: readonly Asked[]): number {
  const { right, wrong } = tallyOf(asked);
  return percentOf(right, right + wrong);
}

export function percentOf(part: number, whole: number): number {
  return (100 * part) / Math.max(1, whole);
}

/** The smallest figure that the given share of figures does not exceed. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

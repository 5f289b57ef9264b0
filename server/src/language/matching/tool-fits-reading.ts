import type { OutlineDifferences } from './compare-outlines.ts';

/**
 * How surely the best tool gives what was asked for, once the question has been read on the whole schema: weights of a
 * logistic model. Against the right tools stood the best of the others where the right one was taken away, and questions
 * of other databases, of the 66 tuning databases that have tools (`bench/fit-finding.ts --read`). What a question was read
 * as counts as much as the reader trusts it.
 */
const weights = {
  relevance: 0.86,
  confidence: 2.4,
  /** Logarithm of the odds that the database cannot answer it. */
  doubt: -0.36,
  /** The tool gives anything else than what was read. */
  differs: -1.92,
  /** Not fitted. A value was said that the tool neither takes nor speaks of: it would be dropped without a word. */
  valuesDropped: -4,
} as const;

const differenceWeights: Readonly<Record<keyof OutlineDifferences, number>> = {
  tablesMissing: -0.96,
  tablesExtra: -0.91,
  otherKind: -1.5,
  groupsMissing: -0.37,
  groupsExtra: -1.4,
  measuresMissing: -0.35,
  measuresExtra: -1.46,
  conditionsMissing: -1.82,
  conditionsExtra: -2.0,
  /** Not fitted. 'Money received' that leaves out what was paid back is still the money received, as its owner sees it. */
  rowsLeftOut: -0.5,
  conditionsDiffer: -0.4,
  /** Hardly fitted: few tools of the questions it is fitted on have parameters. */
  valuesDiffer: -1.18,
  limitMissing: -2.21,
  limitExtra: -3.3,
  /** Not fitted: the least instead of the most is no answer. */
  otherEnd: -4,
};
/** Less than half of a figure is no difference. */
const leastDifference = 0.5;
const bias = -3.39;

/** Where the question was read nearly surely as something else, the tool must be right twice as likely as not. */
const bars = { readOtherwise: 0.7, others: -0.6 } as const;

/** From here on most readings are right, and those that are not are found out when they are run. */
const nearlySure = 0.75;

/** From here on what was read is likelier what is meant than a tool with a condition added. */
const likely = 0.5;

/** Where there is nothing to compare. */
const uncomparedFrom = 5.1;

const mostOdds = 9;

export type ReadingEvidence = {
  verdict: 'sure' | 'unsure' | 'unanswerable';
  /** How likely the likeliest reading is what was meant, 0 where there is none. */
  confidence: number;
  /** How likely it is that the database cannot answer it. */
  unanswerable: number;
  /** What the tool gives instead; null where there is no reading, or the tool's statement cannot be read. */
  differences: OutlineDifferences | null;
  /** How many values were said that the tool knows nothing of. */
  valuesDropped: number;
  /** A part of the question could only be added to the tool by rules. */
  isIncomplete: boolean;
};

export function toolFitsReading(relevance: number, read: ReadingEvidence): boolean {
  const isAnswerable = read.verdict !== 'unanswerable';
  const isTrusted = isAnswerable && read.confidence >= nearlySure;
  const isOther = read.differences !== null && differs(read.differences);
  if (isOther && read.isIncomplete && isAnswerable && read.confidence >= likely) return false;
  const isReadOtherwise = isTrusted && isOther;
  // Of a statement that cannot be compared nothing is known: it must sound like the question by far.
  if (isTrusted && read.differences === null) return relevance >= uncomparedFrom;
  return fitOf(relevance, read) >= (isReadOtherwise ? bars.readOtherwise : bars.others);
}

const differenceNames = Object.keys(differenceWeights) as (keyof OutlineDifferences)[];

const differs = (differences: OutlineDifferences): boolean =>
  differenceNames.some((name) => name !== 'rowsLeftOut' && differences[name] >= leastDifference);

function fitOf(relevance: number, read: Omit<ReadingEvidence, 'verdict' | 'isIncomplete'>): number {
  const { confidence, unanswerable, differences, valuesDropped } = read;
  const doubt = Math.log(unanswerable / (1 - unanswerable));
  const known =
    bias +
    weights.relevance * relevance +
    weights.confidence * confidence +
    weights.doubt * Math.max(-mostOdds, Math.min(mostOdds, doubt));
  if (differences === null) return known;
  const against = differenceNames.reduce(
    (sum, name) => sum + differenceWeights[name] * differences[name],
    (differs(differences) ? weights.differs : 0) + weights.valuesDropped * Math.min(1, valuesDropped),
  );
  return known + confidence * against;
}

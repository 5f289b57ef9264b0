import type { OutlineDifferences } from './compare-outlines.ts';

/**
 * How surely the best tool gives what was asked for, once the question has been read on the whole schema: weights of a
 * logistic model, fitted by `bench/fit-finding.ts --read`. Against the right tools stood the best of the others where the
 * right one was taken away, and questions of other databases. What a question was read as counts as much as the reader
 * trusts it.
 */
const weights = {
  relevance: 0.81,
  confidence: 1.31,
  /** Logarithm of the odds that the database cannot answer it. */
  doubt: -0.22,
} as const;

const differenceWeights: Readonly<Record<keyof OutlineDifferences, number>> = {
  tablesMissing: -1.22,
  tablesExtra: -0.83,
  otherKind: -1.72,
  groupsMissing: -0.93,
  groupsExtra: -0.23,
  measuresMissing: -0.03,
  measuresExtra: -0.45,
  conditionsMissing: -1.29,
  conditionsExtra: -1.66,
  conditionsDiffer: -0.3,
  valuesDiffer: -1.3,
  limitMissing: -2.02,
  limitExtra: -2.35,
};
const bias = -3.58;

/** Where the question was read surely, its own statement answers it unless the tool is likelier right than not. */
const bars = { sure: 0.3, others: -0.6 } as const;

/** From here on most readings are right, and those that are not are found out when they are run. */
const nearlySure = 0.75;

const mostOdds = 9;

export type ReadingEvidence = {
  verdict: 'sure' | 'unsure' | 'unanswerable';
  /** How likely the likeliest reading is what was meant, 0 where there is none. */
  confidence: number;
  /** How likely it is that the database cannot answer it. */
  unanswerable: number;
  /** What the tool gives instead; null where there is no reading, or the tool's statement cannot be read. */
  differences: OutlineDifferences | null;
};

export function fitsReading(relevance: number, read: ReadingEvidence): boolean {
  const isSure = read.verdict === 'sure' || (read.verdict === 'unsure' && read.confidence >= nearlySure);
  return fitOf(relevance, read) >= (isSure ? bars.sure : bars.others);
}

function fitOf(
  relevance: number,
  { confidence, unanswerable, differences }: Omit<ReadingEvidence, 'verdict'>,
): number {
  const doubt = Math.log(unanswerable / (1 - unanswerable));
  const known =
    bias +
    weights.relevance * relevance +
    weights.confidence * confidence +
    weights.doubt * Math.max(-mostOdds, Math.min(mostOdds, doubt));
  if (differences === null) return known;
  const names = Object.keys(differenceWeights) as (keyof OutlineDifferences)[];
  return names.reduce((sum, name) => sum + confidence * differenceWeights[name] * differences[name], known);
}

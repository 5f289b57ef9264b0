import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readerDataFolder } from '../data-folder.ts';
import { evidenceNames } from './reading-evidence.ts';

/** A reading as the judge sees it: the model's log probabilities of its tokens, and the evidence. */
export type JudgedReading = { score: number; steps: readonly number[]; evidence: readonly number[] };

export type JudgedQuestion = {
  /** In the order of the model's probability. */
  readings: readonly JudgedReading[];
  /** The model's probability that the database cannot answer the question. */
  unanswerable: number;
};

/**
 * Two linear models over `featuresOf`, fitted on databases that the reader was not trained on: one corrects the
 * model's order of the readings, the other says how far the first of them can be trusted.
 */
export type JudgeModel = {
  means: readonly number[];
  deviations: readonly number[];
  /** What each feature adds to the logarithm of a reading's probability. */
  order: readonly number[];
  /** Of the chosen reading: one weight per feature, those of `chosenFeatures`, then the bias. */
  trust: readonly number[];
  /** From here on readings are right often enough to be answered with: see decision 24. */
  sureFrom: number;
  /** Where the first reading is less likely and the model itself doubts that there is an answer, there is none. */
  plausibleFrom: number;
  /** The model's probability of no answer from which on that is a doubt. */
  doubtFrom: number;
};

export type JudgeWeights = Omit<JudgeModel, 'sureFrom' | 'plausibleFrom' | 'doubtFrom'>;

export type Judgement = {
  verdict: 'sure' | 'unsure' | 'unanswerable';
  /** Positions of the readings, the likeliest first, each with the probability that it is what was meant. */
  ranked: { at: number; probability: number }[];
};

const mostOdds = 12;
const clamped = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

const ownFeatures = [
  'log probability',
  'log probability per token',
  'log probability of the least certain token',
  'uncertain tokens',
  'tokens',
  'lead over the best other reading',
  'share among the readings',
  'place',
  'readings',
  'odds that the question cannot be answered',
] as const;

export const featureNames: readonly string[] = [
  ...ownFeatures,
  ...evidenceNames,
  ...evidenceNames.map((name) => `${name}, against the likeliest reading`),
];

const valuesLeftOut = featureNames.indexOf('stored values that the query leaves out');

/** What a question names and a reading leaves out changes the answer: such a reading is right less often than the others. */
export const leavesOutValue = (features: readonly number[]): boolean => (features[valuesLeftOut] ?? 0) > 0;

/** What the probability of each reading follows from. */
export function featuresOf({ readings, unanswerable }: JudgedQuestion): number[][] {
  const odds = Math.log(Math.max(1e-6, unanswerable)) - Math.log(Math.max(1e-6, 1 - unanswerable));
  const total = readings.reduce((sum, { score }) => sum + Math.exp(score), 0);
  return readings.map(({ score, steps, evidence }, at) => {
    const others = readings.filter((_, other) => other !== at).map((one) => one.score);
    const lead = others.length === 0 ? mostOdds / 2 : score - Math.max(...others);
    return [
      Math.max(-mostOdds, score),
      score / Math.max(1, steps.length),
      Math.max(-mostOdds, ...[Math.min(0, ...steps)]),
      steps.filter((step) => step < -0.1).length,
      steps.length,
      clamped(lead, mostOdds / 2),
      Math.exp(score) / Math.max(1e-9, total),
      at,
      readings.length,
      odds,
      ...evidence,
      ...evidence.map((value, name) => value - (readings[0]?.evidence[name] ?? 0)),
    ];
  });
}

/** How likely each reading is what was meant, and what to do about it. */
export function judge(question: JudgedQuestion, model: JudgeModel = loadedModel()): Judgement {
  return judgeFeatures(featuresOf(question), question.unanswerable, model);
}

/** The same by features that were counted before, one list per reading. */
export function judgeFeatures(
  features: readonly (readonly number[])[],
  unanswerable: number,
  model: JudgeModel,
): Judgement {
  const order = orderOf(features, model);
  const [first, ...others] = order;
  if (first === undefined) return { verdict: 'unanswerable', ranked: [] };
  const probability = trustOf(features, order, model);
  // The rest of the probability is for the other readings and for none of them, half each.
  const rest = others.reduce((sum, { share }) => sum + share, 0);
  const ranked = [
    { at: first.at, probability },
    ...others.map(({ at, share }) => ({
      at,
      probability: ((1 - probability) * share) / Math.max(1e-9, rest) / 2,
    })),
  ];
  const isDoubted = unanswerable >= model.doubtFrom;
  if (isDoubted && probability < model.plausibleFrom) return { verdict: 'unanswerable', ranked };
  const isSure = probability >= model.sureFrom && !leavesOutValue(features[first.at] ?? []);
  return { verdict: isSure ? 'sure' : 'unsure', ranked };
}

export type Ordered = { at: number; share: number };

/** The readings in their corrected order, each with its share of the probability of all. */
export function orderOf(
  features: readonly (readonly number[])[],
  { means, deviations, order }: Pick<JudgeModel, 'means' | 'deviations' | 'order'>,
): Ordered[] {
  const scores = features.map(
    (values) => (values[0] ?? 0) + weighed(scaled(values, means, deviations), order),
  );
  const most = Math.max(...scores);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  return scores
    .map((score, at) => ({ at, share: Math.exp(score - most) / total }))
    .toSorted((left, right) => right.share - left.share);
}

/** The probability that the first reading of the corrected order is what was meant. */
export function trustOf(
  features: readonly (readonly number[])[],
  order: readonly Ordered[],
  { means, deviations, trust }: Pick<JudgeModel, 'means' | 'deviations' | 'trust'>,
): number {
  const chosen = features[order[0]?.at ?? -1] ?? [];
  const inputs = [...scaled(chosen, means, deviations), ...chosenFeatures(order), 1];
  return 1 / (1 + Math.exp(-weighed(inputs, trust)));
}

/** Of the reading that comes first: whether the model's own order was another, its share, and its lead. */
export function chosenFeatures([first, second]: readonly Ordered[]): number[] {
  const logShare = Math.log(Math.max(1e-9, first?.share ?? 0));
  const logSecond = Math.log(Math.max(1e-9, second?.share ?? 0));
  return [first?.at === 0 ? 0 : 1, first?.share ?? 0, logShare, Math.min(mostOdds / 2, logShare - logSecond)];
}

/** Features of one scale; what lies far outside counts no more than what lies at the edge. */
export const scaled = (
  values: readonly number[],
  means: readonly number[],
  deviations: readonly number[],
): number[] => values.map((value, at) => clamped((value - (means[at] ?? 0)) / (deviations[at] ?? 1), 4));

const weighed = (values: readonly number[], weights: readonly number[]): number =>
  values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

const loaded = new Map<string, JudgeModel>();

/** The weights of a judge, as `training/fit-judge.ts` wrote them. */
export function loadedModel(file = 'judge.json'): JudgeModel {
  const known = loaded.get(file);
  if (known !== undefined) return known;
  const model = JSON.parse(readFileSync(join(readerDataFolder, file), 'utf8')) as JudgeModel;
  loaded.set(file, model);
  return model;
}

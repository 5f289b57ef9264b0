import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readerDataFolder } from './data-folder.ts';

/** What the confidence is judged by: the model's own probabilities, of the best reading and of the next ones. */
export type ScoredReadings = {
  readings: readonly { score: number; steps: readonly number[] }[];
  unanswerable: number;
};

/** A logistic regression over `featuresOf`, fitted on databases that the model was not trained on. */
export type ConfidenceModel = {
  means: readonly number[];
  deviations: readonly number[];
  weights: readonly number[];
  bias: number;
  /** From here on nine in ten readings are right. */
  sureFrom: number;
  /** Below, the question is taken for one that cannot be answered. */
  plausibleFrom: number;
};

export type Confidence = {
  verdict: 'sure' | 'unsure' | 'unanswerable';
  /** That each reading is what was meant, in their order. */
  each: number[];
};

const mostOdds = 12;

/** Probability of the whole reading, of its least certain token, its lead over the next, and of being answerable. */
export function featuresOf({ readings, unanswerable }: ScoredReadings): number[] {
  const [best, next] = readings;
  if (best === undefined) return [-mostOdds, -mostOdds, -mostOdds, 0, 0, 0];
  const least = Math.min(...best.steps);
  const lead = next === undefined ? mostOdds / 2 : Math.min(mostOdds, best.score - next.score);
  const odds = Math.log(Math.max(1e-6, unanswerable)) - Math.log(Math.max(1e-6, 1 - unanswerable));
  const doubts = best.steps.filter((step) => step < -0.1).length;
  return [Math.max(-mostOdds, best.score), Math.max(-mostOdds, least), lead, odds, best.steps.length, doubts];
}

/** How far the readings of a question can be trusted. */
export function confidenceOf(scored: ScoredReadings, model: ConfidenceModel = loadedModel()): Confidence {
  const { readings } = scored;
  if (readings.length === 0) return { verdict: 'unanswerable', each: [] };
  const first = probabilityOf(featuresOf(scored), model);
  const rest = readings.slice(1).map(({ score }) => Math.exp(score));
  const sum = rest.reduce((total, one) => total + one, 0);
  const each = [first, ...rest.map((one) => ((1 - first) * one) / Math.max(sum, 1e-9) / 2)];
  if (first >= model.sureFrom) return { verdict: 'sure', each };
  return { verdict: first >= model.plausibleFrom ? 'unsure' : 'unanswerable', each };
}

export function probabilityOf(
  features: readonly number[],
  model: Omit<ConfidenceModel, 'sureFrom' | 'plausibleFrom'>,
): number {
  const { means, deviations, weights, bias } = model;
  const sum = features.reduce(
    (total, feature, at) =>
      total + (weights[at] ?? 0) * ((feature - (means[at] ?? 0)) / (deviations[at] ?? 1)),
    bias,
  );
  return 1 / (1 + Math.exp(-sum));
}

let loaded: ConfidenceModel | undefined;

function loadedModel(): ConfidenceModel {
  loaded ??= JSON.parse(readFileSync(join(readerDataFolder, 'confidence.json'), 'utf8')) as ConfidenceModel;
  return loaded;
}

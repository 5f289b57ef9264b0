import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ConfidenceModel, featuresOf, probabilityOf } from '../reader/src/confidence.ts';
import { readerDataFolder } from '../reader/src/data-folder.ts';

/**
 * Fits the reader's confidence on what `measure-reading.ts` wrote for the tuning part, and says how it does on each
 * database when fitted on the others: `node training/fit-confidence.ts`.
 */
const file = fileURLToPath(new URL('work/readings-tuning.jsonl', import.meta.url));
const wantedPrecision = 0.9;
const rounds = 4_000;
const rate = 0.3;
const penalty = 0.002;

type Line = {
  database: string;
  kind: string;
  unanswerable: number;
  readings: { score: number; steps: number[]; right: boolean; runs: boolean }[];
};
type Case = { database: string; kind: string; features: number[]; right: boolean };
type Fitted = Omit<ConfidenceModel, 'sureFrom' | 'plausibleFrom'>;

const cases: Case[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((text) => JSON.parse(text) as Line)
  .filter(({ readings }) => readings.length > 0)
  .map((line) => ({
    database: line.database,
    kind: line.kind,
    features: featuresOf(line),
    right: line.kind !== 'unanswerable' && line.readings[0]?.right === true,
  }));

const held = cases.map((one) => ({ ...one, probability: 0 }));
for (const database of new Set(cases.map((one) => one.database))) {
  const model = fitModel(cases.filter((one) => one.database !== database));
  for (const one of held) if (one.database === database) one.probability = probabilityOf(one.features, model);
}
const sureFrom = thresholdFor(wantedPrecision);
report(sureFrom);
for (const precision of [0.85, 0.8, 0.75, 0.7, 0.6]) report(thresholdFor(precision));
const model: ConfidenceModel = { ...fitModel(cases), sureFrom, plausibleFrom: 0.3 };
writeFileSync(join(readerDataFolder, 'confidence.json'), `${JSON.stringify(rounded(model), null, 2)}\n`);

/** The lowest probability from which on, on databases that were left out, so many readings are right. */
function thresholdFor(precision: number): number {
  const sorted = held.toSorted((a, b) => b.probability - a.probability);
  let right = 0;
  let threshold = 1;
  for (const [at, { probability, right: isRight }] of sorted.entries()) {
    if (isRight) right += 1;
    if (at >= 11 && right / (at + 1) >= precision) threshold = probability;
  }
  return threshold;
}

function report(threshold: number): void {
  const sure = held.filter(({ probability }) => probability >= threshold);
  const right = sure.filter((one) => one.right).length;
  const answerable = held.filter(({ kind }) => kind !== 'unanswerable').length;
  const others = held.filter(({ kind }) => kind === 'unanswerable');
  const answered = sure.filter(({ kind }) => kind === 'unanswerable').length;
  console.log(
    `from ${threshold.toFixed(3)}: ${sure.length} answered, ${((100 * right) / Math.max(1, sure.length)).toFixed(1)} % right; ` +
      `${((100 * right) / answerable).toFixed(1)} % of ${answerable} answerable answered right; ` +
      `${answered} of ${others.length} unanswerable answered`,
  );
}

function fitModel(all: readonly Case[]): Fitted {
  const size = all[0]?.features.length ?? 0;
  const columns = Array.from({ length: size }, (_, at) => all.map(({ features }) => features[at] ?? 0));
  const means = columns.map((values) => values.reduce((sum, value) => sum + value, 0) / values.length);
  const deviations = columns.map((values, at) => {
    const variance = values.reduce((sum, value) => sum + (value - (means[at] ?? 0)) ** 2, 0) / values.length;
    return Math.sqrt(variance) || 1;
  });
  const weights = means.map(() => 0);
  const fitted = { means, deviations, weights, bias: 0 };
  for (let round = 0; round < rounds; round += 1) step(fitted, all);
  return fitted;
}

/** One step of gradient descent over all cases. */
function step(fitted: Fitted & { weights: number[]; bias: number }, all: readonly Case[]): void {
  const slopes = fitted.weights.map(() => 0);
  let slope = 0;
  for (const { features, right } of all) {
    const error = probabilityOf(features, fitted) - (right ? 1 : 0);
    slope += error / all.length;
    features.forEach((feature, at) => {
      const scaled = (feature - (fitted.means[at] ?? 0)) / (fitted.deviations[at] ?? 1);
      slopes[at] = (slopes[at] ?? 0) + (error * scaled) / all.length;
    });
  }
  fitted.bias -= rate * slope;
  slopes.forEach((value, at) => {
    fitted.weights[at] = (fitted.weights[at] ?? 0) - rate * (value + penalty * (fitted.weights[at] ?? 0));
  });
}

function rounded(given: ConfidenceModel): ConfidenceModel {
  const short = (value: number) => Number(value.toPrecision(5));
  return {
    means: given.means.map(short),
    deviations: given.deviations.map(short),
    weights: given.weights.map(short),
    bias: short(given.bias),
    sureFrom: short(given.sureFrom),
    plausibleFrom: given.plausibleFrom,
  };
}

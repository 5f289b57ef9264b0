import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  groupOutcomes,
  mostTried,
  outcomeFeatures,
  type Tried,
} from '../reader/src/choice/judge-by-results.ts';
import {
  chosenFeatures,
  featuresOf,
  type JudgedReading,
  type JudgeModel,
  type JudgeWeights,
  leavesOutValue,
  orderOf,
  scaled,
  trustOf,
} from '../reader/src/choice/judge-readings.ts';
import { readerDataFolder } from '../reader/src/data-folder.ts';
import { databasesWithUnsaidConditions } from './read-questions.ts';

/**
 * Fits the judges of readings on what `measure-reading.ts` wrote, and says how they do on databases that were left out
 * of the fit: `node training/fit-judge.ts <readings file>`. The first judge goes by the words of the readings, the
 * second one also by what the likeliest of them give when they are run. The file must be of databases that the weights were
 * not trained on. How sure is sure enough is decided without those whose statements have conditions that no question
 * says: there, right readings count as wrong.
 */
const [file = ''] = process.argv.slice(2);
/** Fewer answers than this prove no precision. */
const fewestAnswers = 30;
/**
 * Chosen on the tuning part: 95 in a hundred questions of other databases are declined, and 9 of a database's own, which
 * keep the meanings that come closest beside them. With 0.7 and 0.08 it was 93 and 7.
 */
const declining = { plausibleFrom: 0.8, doubtFrom: 0.045 } as const;
const folds = 6;
const rounds = 400;
const penalty = 0.01;

type Line = {
  database: string;
  kind: string;
  unanswerable: number;
  readings: (JudgedReading & { right: boolean; isNothing: boolean; outcome: Exclude<Tried, null> })[];
};
type Asked = {
  database: string;
  kind: string;
  doubt: number;
  features: number[][];
  right: boolean[];
  isNothing: boolean[];
};
type Answered = {
  isMeasured: boolean;
  kind: string;
  probability: number;
  doubt: number;
  right: boolean;
  isNothing: boolean;
  /** It leaves out a value that the question names. */
  isPartial: boolean;
};

const lines = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((text) => JSON.parse(text) as Line);
const unmeasured = databasesWithUnsaidConditions();
const databases = [...new Set(lines.map(({ database }) => database))].toSorted();

// Some 5 % of all questions may be answered wrongly by both together: that is about where 92.5 % of the answers are right. Whoever
// is sure by the words alone saves the database the other statements, so the bar is higher there.
const alone = fitAndWrite('judge.json', lines.map(byWords), 0.935);
fitAndWrite('judge-outcomes.json', lines.flatMap(byOutcomes), 0.925);

function byWords({ database, kind, unanswerable, readings }: Line): Asked {
  return {
    database,
    kind,
    doubt: unanswerable,
    features: featuresOf({ readings, unanswerable }),
    right: readings.map((one) => one.right && kind !== 'unanswerable'),
    isNothing: readings.map((one) => one.isNothing),
  };
}

/** Only the likeliest few by words are run. */
function byOutcomes(line: Line): Asked[] {
  const { readings, unanswerable } = line;
  const words = byWords(line);
  const tried = orderOf(words.features, alone).slice(0, mostTried);
  const outcomes = readings.map(({ outcome }, at) => (tried.some((one) => one.at === at) ? outcome : null));
  const groups = groupOutcomes(readings, outcomes);
  const first = groups.map(({ members }) => members[0] ?? 0);
  return [
    {
      ...words,
      features: outcomeFeatures({ readings, unanswerable }, groups),
      right: first.map((at) => words.right[at] === true),
      isNothing: first.map((at) => words.isNothing[at] === true),
    },
  ];
}

function fitAndWrite(name: string, asked: readonly Asked[], wantedPrecision: number): JudgeModel {
  const answered = Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const isLeftOut = ({ database }: Asked) => databases.indexOf(database) % folds === fold;
    const weights = fitJudge(asked.filter((one) => !isLeftOut(one)));
    return asked.filter(isLeftOut).map((one) => answer(one, weights));
  });
  console.log(name);
  report(asked, answered);
  const sureFrom = thresholdFor(wantedPrecision, givenOf(answered));
  const model: JudgeModel = { ...fitJudge(asked), sureFrom, ...declining };
  writeFileSync(join(readerDataFolder, name), `${JSON.stringify(rounded(model))}\n`);
  return model;
}

/** A reading that gives nothing, or leaves a value out, is not answered with: the product asks back. */
function givenOf(answered: readonly Answered[]): Answered[] {
  return answered.filter(({ isNothing, isPartial, isMeasured }) => !isNothing && !isPartial && isMeasured);
}

function answer(
  { database, kind, doubt, features, right, isNothing }: Asked,
  weights: JudgeWeights,
): Answered {
  const order = orderOf(features, weights);
  const chosen = order[0]?.at;
  const isMeasured = !unmeasured.has(database);
  if (chosen === undefined)
    return { isMeasured, kind, doubt: 1, probability: 0, right: false, isNothing: true, isPartial: false };
  return {
    isMeasured,
    kind,
    doubt,
    probability: trustOf(features, order, weights),
    right: right[chosen] === true,
    isNothing: isNothing[chosen] === true,
    isPartial: leavesOutValue(features[chosen] ?? []),
  };
}

function report(asked: readonly Asked[], answered: readonly Answered[]): void {
  const given = givenOf(answered);
  const share = (count: number, of: number) => `${((100 * count) / Math.max(1, of)).toFixed(1)} %`;
  const answerable = asked.filter(({ kind }) => kind !== 'unanswerable');
  const count = (isRight: (one: Asked) => boolean | undefined) =>
    share(answerable.filter(isRight).length, answerable.length);
  const chosen = answered.filter(({ right }) => right).length;
  console.log(
    `${databases.length} databases, ${answerable.length} questions with an answer: likeliest right ${count(({ right }) => right[0])}, ` +
      `chosen right ${share(chosen, answerable.length)}, one of them right ${count(({ right }) => right.includes(true))}`,
  );
  const measured = answered.filter(({ isMeasured }) => isMeasured);
  const foreign = measured.filter(({ kind }) => kind === 'unanswerable');
  for (const precision of [0.95, 0.92, 0.9, 0.88, 0.85, 0.8, 0.75]) {
    const threshold = thresholdFor(precision, given);
    const sure = given.filter(({ probability }) => probability >= threshold);
    const right = sure.filter((one) => one.right).length;
    const wronged = sure.filter(({ kind }) => kind === 'unanswerable').length;
    console.log(
      `${precision}: from ${threshold.toFixed(3)} ${share(sure.length, measured.length)} answered, ${share(right, sure.length)} right; ` +
        `${share(right, measured.length - foreign.length)} of those with an answer, ${share(sure.length - right, measured.length)} of all wrong, ` +
        `${share(wronged, foreign.length)} of ${foreign.length} without an answer answered`,
    );
  }
  const { plausibleFrom, doubtFrom } = declining;
  const declined = answered.filter(
    ({ probability, doubt }) => probability < plausibleFrom && doubt >= doubtFrom,
  );
  const wrongly = declined.filter(({ right }) => right).length;
  const rightly = declined.filter(({ kind }) => kind === 'unanswerable').length;
  console.log(
    `below ${plausibleFrom}: ${declined.length} declined, ${rightly} of ${asked.length - answerable.length} without an answer; ${wrongly} were right`,
  );
}

/** The lowest probability from which on, on databases that were left out, so many readings are right. */
function thresholdFor(precision: number, given: readonly Answered[]): number {
  let right = 0;
  let threshold = 1;
  for (const [at, one] of given.toSorted((a, b) => b.probability - a.probability).entries()) {
    if (one.right) right += 1;
    if (at >= fewestAnswers && right / (at + 1) >= precision) threshold = one.probability;
  }
  return threshold;
}

function fitJudge(all: readonly Asked[]): JudgeWeights {
  const rows = all.flatMap(({ features }) => features);
  const size = rows[0]?.length ?? 0;
  const means = Array.from({ length: size }, (_, at) => mean(rows.map((row) => row[at] ?? 0)));
  const deviations = means.map(
    (middle, at) => Math.sqrt(mean(rows.map((row) => ((row[at] ?? 0) - middle) ** 2))) || 1,
  );
  const order = fitOrder(all, { means, deviations });
  return { means, deviations, order, trust: fitTrust(all, { means, deviations, order }) };
}

type Scale = Pick<JudgeModel, 'means' | 'deviations'>;

/** Raises the share of right readings where there are right and wrong ones. */
function fitOrder(all: readonly Asked[], { means, deviations }: Scale): number[] {
  const lists = all
    .filter(({ right }) => right.includes(true) && right.includes(false))
    .map(({ features, right }) => ({
      inputs: features.map((row) => scaled(row, means, deviations)),
      base: features.map((row) => row[0] ?? 0),
      right,
    }));
  return descend(means.length, (weights, slopes) => {
    for (const { inputs, base, right } of lists) {
      const scores = inputs.map((row, at) => (base[at] ?? 0) + dot(row, weights));
      const shares = softmax(scores);
      const total = shares.reduce((sum, share, at) => sum + (right[at] ? share : 0), 0);
      inputs.forEach((row, at) => {
        const share = shares[at] ?? 0;
        const slope = share - (right[at] ? share / Math.max(1e-9, total) : 0);
        row.forEach((value, name) => {
          slopes[name] = (slopes[name] ?? 0) + (slope * value) / lists.length;
        });
      });
    }
  });
}

/** A logistic regression over the readings chosen. */
function fitTrust(all: readonly Asked[], weights: Scale & { order: readonly number[] }): number[] {
  const cases = all.flatMap(({ features, right }) => {
    const order = orderOf(features, weights);
    const chosen = order[0]?.at;
    if (chosen === undefined) return [];
    const row = scaled(features[chosen] ?? [], weights.means, weights.deviations);
    return [{ inputs: [...row, ...chosenFeatures(order), 1], target: right[chosen] ? 1 : 0 }];
  });
  return descend(cases[0]?.inputs.length ?? 0, (trust, slopes) => {
    for (const { inputs, target } of cases) {
      const error = (1 / (1 + Math.exp(-dot(inputs, trust))) - target) / cases.length;
      inputs.forEach((value, name) => {
        slopes[name] = (slopes[name] ?? 0) + error * value;
      });
    }
  });
}

/** Adam over the whole set. */
function descend(size: number, addSlopes: (weights: number[], slopes: number[]) => void): number[] {
  const weights = new Array<number>(size).fill(0);
  const first = new Array<number>(size).fill(0);
  const second = new Array<number>(size).fill(0);
  for (let round = 1; round <= rounds; round += 1) {
    const slopes = weights.map((weight) => penalty * weight);
    addSlopes(weights, slopes);
    slopes.forEach((slope, at) => {
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope;
      second[at] = 0.999 * (second[at] ?? 0) + 0.001 * slope * slope;
      const scale = Math.sqrt((second[at] ?? 0) / (1 - 0.999 ** round)) + 1e-8;
      weights[at] = (weights[at] ?? 0) - (0.03 * ((first[at] ?? 0) / (1 - 0.9 ** round))) / scale;
    });
  }
  return weights;
}

function dot(left: readonly number[], right: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function rounded(given: JudgeModel): JudgeModel {
  const short = (value: number) => Number(value.toPrecision(5));
  return {
    means: given.means.map(short),
    deviations: given.deviations.map(short),
    order: given.order.map(short),
    trust: given.trust.map(short),
    sureFrom: short(given.sureFrom),
    plausibleFrom: given.plausibleFrom,
    doubtFrom: given.doubtFrom,
  };
}

import { describe, expect, test } from 'vitest';
import { featureNames, featuresOf, type JudgeModel, judge } from './judge-readings.ts';
import { evidenceNames } from './reading-evidence.ts';

const flaws = evidenceNames.indexOf('flaws');
const noFeatures = featureNames.map(() => 0);
const place = (name: string) => featureNames.indexOf(name);
const weights = (of: Record<string, number>) => featureNames.map((name) => of[name] ?? 0);

const model: JudgeModel = {
  means: noFeatures,
  deviations: featureNames.map(() => 1),
  order: weights({ flaws: -3 }),
  trust: [...weights({ 'log probability': 1, flaws: -1 }), 0, 0, 0, 0, 3],
  sureFrom: 0.9,
  plausibleFrom: 0.3,
  doubtFrom: 0.2,
};

const reading = (score: number, flawed = false) => ({
  score,
  steps: [score],
  evidence: evidenceNames.map((_, at) => (at === flaws && flawed ? 1 : 0)),
});

test('every reading has a value for every feature', () => {
  const features = featuresOf({ readings: [reading(-1), reading(-2)], unanswerable: 0.1 });
  expect(features.map(({ length }) => length)).toEqual([featureNames.length, featureNames.length]);
  expect(features[0]?.[place('lead over the best other reading')]).toBe(1);
  expect(features[1]?.[place('lead over the best other reading')]).toBe(-1);
});

describe('a judgement', () => {
  test('puts a sound reading before a likelier one with a flaw', () => {
    const { ranked } = judge({ readings: [reading(-0.5, true), reading(-1)], unanswerable: 0 }, model);
    expect(ranked.map(({ at }) => at)).toEqual([1, 0]);
  });

  test.each([
    [-0.1, 0.5, 'sure'],
    [-2, 0.5, 'unsure'],
    [-5, 0.1, 'unsure'],
    [-5, 0.5, 'unanswerable'],
  ] as const)(
    'of a reading with the log probability %d, and %d for no answer, is %s',
    (score, unanswerable, verdict) => {
      expect(judge({ readings: [reading(score)], unanswerable }, model).verdict).toBe(verdict);
    },
  );

  test('is never sure of a reading that leaves out a value of the question', () => {
    const leftOut = evidenceNames.indexOf('stored values that the query leaves out');
    const likely = reading(-0.1);
    const evidence = likely.evidence.map((value, at) => (at === leftOut ? 1 : value));
    const judged = judge({ readings: [{ ...likely, evidence }], unanswerable: 0 }, model);
    expect(judged.verdict).toBe('unsure');
  });

  test('gives all readings together no more than a probability of one', () => {
    const { ranked } = judge({ readings: [reading(-1), reading(-1.2), reading(-3)], unanswerable: 0 }, model);
    expect(ranked.reduce((sum, { probability }) => sum + probability, 0)).toBeLessThanOrEqual(1);
  });

  test('without a reading is that nothing can be answered', () => {
    expect(judge({ readings: [], unanswerable: 0 }, model)).toEqual({ verdict: 'unanswerable', ranked: [] });
  });
});

test('the judge that ships has a weight for every feature', () => {
  const { ranked } = judge({ readings: [reading(-1)], unanswerable: 0 });
  expect(ranked[0]?.probability).toBeGreaterThan(0);
});

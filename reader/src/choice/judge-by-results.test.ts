import { expect, test } from 'vitest';
import { outcomeOf } from './compare-reading-results.ts';
import { groupOutcomes, judgeOutcomes, outcomeFeatures } from './judge-by-results.ts';
import { featureNames, type JudgeModel } from './judge-readings.ts';
import { evidenceNames } from './reading-evidence.ts';

const reading = (score: number) => ({ score, steps: [score], evidence: evidenceNames.map(() => 0) });
const counted = (count: number) => outcomeOf({ rows: [[count]], columns: 1, asked: 1 });

const readings = [reading(-1), reading(-1.2), reading(-1.3)];

test('readings that give the same are as likely as all of them together, and come first', () => {
  const groups = groupOutcomes(readings, [counted(7), counted(3), counted(3)]);
  expect(groups.map(({ members }) => members)).toEqual([[1, 2], [0]]);
  const [first] = outcomeFeatures({ readings, unanswerable: 0 }, groups);
  expect(first?.[0]).toBeCloseTo(Math.log(Math.exp(-1.2) + Math.exp(-1.3)));
});

test('a reading that was not run is like no other, and one that failed is none', () => {
  const groups = groupOutcomes(readings, [null, 'failed', null]);
  expect(groups.map(({ members }) => members)).toEqual([[0], [2]]);
});

test('agreement makes sure where no reading was by itself', () => {
  const size = featureNames.length + 6;
  const model: JudgeModel = {
    means: new Array(size).fill(0),
    deviations: new Array(size).fill(1),
    order: new Array(size).fill(0),
    trust: [1, ...new Array(size - 1).fill(0), 0, 0, 0, 0, 2],
    sureFrom: 0.8,
    plausibleFrom: 0.1,
    doubtFrom: 0.5,
  };
  const apart = judgeOutcomes({ readings, unanswerable: 0 }, [counted(1), counted(2), counted(3)], model);
  expect(apart.verdict).toBe('unsure');
  const alike = judgeOutcomes({ readings, unanswerable: 0 }, [counted(1), counted(1), counted(1)], model);
  expect(alike).toMatchObject({ verdict: 'sure', ranked: [{ at: 0 }] });
});

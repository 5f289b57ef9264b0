import { expect, test } from 'vitest';
import { toolFitsReading } from './tool-fits-reading.ts';

const same = {
  tablesMissing: 0,
  tablesExtra: 0,
  otherKind: 0,
  groupsMissing: 0,
  groupsExtra: 0,
  measuresMissing: 0,
  measuresExtra: 0,
  conditionsMissing: 0,
  conditionsExtra: 0,
  rowsLeftOut: 0,
  conditionsDiffer: 0,
  valuesDiffer: 0,
  limitMissing: 0,
  limitExtra: 0,
  otherEnd: 0,
};
const sure = {
  verdict: 'sure',
  confidence: 0.92,
  unanswerable: 0.01,
  valuesDropped: 0,
  isIncomplete: false,
} as const;

test('a tool that gives what was read answers, though it sounds like little', () => {
  expect(toolFitsReading(2.5, { ...sure, differences: same })).toBe(true);
});

test('a tool that sounds alike and lacks a condition does not answer a question that was read surely', () => {
  const differences = { ...same, otherKind: 1, groupsMissing: 1, conditionsMissing: 1 };
  expect(toolFitsReading(5, { ...sure, differences })).toBe(false);
});

test('what the reader itself doubts counts little against a tool', () => {
  const differences = { ...same, conditionsMissing: 1 };
  const unsure = {
    verdict: 'unsure',
    confidence: 0.2,
    unanswerable: 0.05,
    valuesDropped: 0,
    isIncomplete: false,
  } as const;
  expect(toolFitsReading(4.5, { ...unsure, differences })).toBe(true);
});

test('where nothing was read the tool must be the more relevant, the surer the database lacks it', () => {
  const nothing = {
    verdict: 'unanswerable',
    confidence: 0,
    differences: null,
    valuesDropped: 0,
    isIncomplete: false,
  } as const;
  expect(toolFitsReading(4.5, { ...nothing, unanswerable: 0.1 })).toBe(true);
  expect(toolFitsReading(3.5, { ...nothing, unanswerable: 0.99 })).toBe(false);
  expect(toolFitsReading(3.5, { ...nothing, unanswerable: 1 })).toBe(false);
});

test('a tool that would drop a value does not answer, however alike it sounds', () => {
  const differences = { ...same, conditionsMissing: 1 };
  expect(toolFitsReading(7.8, { ...sure, differences })).toBe(true);
  expect(toolFitsReading(7.8, { ...sure, differences, valuesDropped: 1 })).toBe(false);
});

test('the least are no answer to a question for the most', () => {
  const differences = { ...same, otherEnd: 1 };
  expect(toolFitsReading(6, { ...sure, differences: same })).toBe(true);
  expect(toolFitsReading(6, { ...sure, differences })).toBe(false);
});

test('a tool that lacks a part of the question yields to a likely reading of the whole, unless that is the tool', () => {
  const likely = { ...sure, verdict: 'unsure', confidence: 0.6, isIncomplete: true } as const;
  const differences = { ...same, conditionsMissing: 1 };
  expect(toolFitsReading(7, { ...likely, differences })).toBe(false);
  expect(toolFitsReading(7, { ...likely, differences, isIncomplete: false })).toBe(true);
  expect(toolFitsReading(7, { ...likely, differences: same })).toBe(true);
  expect(toolFitsReading(7, { ...likely, differences, confidence: 0.1 })).toBe(true);
});

test('what a tool leaves out on its own belongs to what its owner means', () => {
  const refunds = { ...same, rowsLeftOut: 1 };
  expect(toolFitsReading(4, { ...sure, differences: refunds })).toBe(true);
  expect(toolFitsReading(4, { ...sure, differences: { ...same, conditionsExtra: 1 } })).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { currentStep, dashboardSteps, type Reached, stepStates } from './dashboard-step-states.ts';

const nothing: Reached = { source: false, schema: false, suggestions: false, tools: false, answers: false };
const available = (reached: Partial<Reached>) =>
  stepStates({ ...nothing, ...reached })
    .map(({ available }, index) => (available ? index : -1))
    .filter((index) => index >= 0);
const done = (reached: Partial<Reached>) => stepStates({ ...nothing, ...reached }).map((state) => state.done);

test('[D01] the five steps', () => {
  expect(dashboardSteps.map(({ title }) => title)).toEqual([
    'Connect Supabase',
    'View Schema',
    'Generate Tools',
    'Execute Tools',
    'Test Tools',
  ]);
});

describe('a step is available', () => {
  test.each([
    ['0 always', {}, [0]],
    ['1 with a project', { source: true }, [0, 1]],
    ['2 with a schema', { source: true, schema: true }, [0, 1, 2]],
    ['3 with suggestions', { source: true, schema: true, suggestions: true }, [0, 1, 2, 3]],
    ['4 with tools, even if nothing else is there', { tools: true }, [0, 4]],
  ])('[D01] %s', (_when, reached, steps) => {
    expect(available(reached)).toEqual(steps);
  });
});

test('[D01] a step is done once it has given what the next one needs', () => {
  expect(done({})).toEqual([false, false, false, false, false]);
  expect(done({ source: true, schema: true })).toEqual([true, true, false, false, false]);
  expect(done({ source: true, schema: true, suggestions: true, tools: true, answers: true })).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
});

test('[D07] a known connection starts at step 1, nobody else beyond 0', () => {
  expect(currentStep(null, stepStates({ ...nothing, source: true, schema: true }))).toBe(1);
  expect(currentStep(null, stepStates({ ...nothing, tools: true }))).toBe(0);
  expect(currentStep(2, stepStates({ ...nothing, source: true }))).toBe(1);
  expect(currentStep(4, stepStates({ ...nothing, tools: true }))).toBe(4);
});

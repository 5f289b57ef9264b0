import type { ProbeResult, ProbeTask } from '@parley/contract/ai/ai-model-settings';
import { expect, test } from 'vitest';
import { probeCost, trustWords } from './model-probe-text.ts';

const result = (task: ProbeTask, more: Partial<ProbeResult> = {}): ProbeResult => ({
  task,
  outcome: 'passed',
  note: '',
  durationMs: 1_000,
  inputTokens: 500,
  outputTokens: 100,
  cost: 0.002,
  ...more,
});

test('[P01] says in words what a model can be trusted with', () => {
  expect(trustWords([])).toBe('It has not been tried out yet.');
  expect(trustWords([result('sql'), result('embedding', { outcome: 'skipped' })])).toBe(
    'This model can be trusted with everything that Parley asks of it.',
  );
  const failed = { outcome: 'failed' as const, note: 'No.' };
  expect(trustWords([result('sql'), result('stream'), result('values', failed)])).toBe(
    'Can be trusted with writing SQL and explaining answers. Not with filling in values: choose another model for that.',
  );
  expect(trustWords([result('sql', failed), result('values', failed)])).toBe(
    'This model cannot be used: No.',
  );
  expect(trustWords([result('sql', failed), result('values', { ...failed, note: 'Wrong.' })])).toBe(
    'This model can be trusted with nothing that Parley asks of it: choose another.',
  );
});

test('[P01] says how long it took and what it cost, and that a price is not known', () => {
  expect(probeCost([result('sql'), result('values')])).toBe('2.0 s, 1,200 tokens, $0.004');
  expect(probeCost([result('sql', { cost: null })])).toBe('1.0 s, 600 tokens, price not known');
});

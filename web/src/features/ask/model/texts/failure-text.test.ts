import type { AskStep } from '@parley/contract/ask';
import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';

const failed = (step: AskStep['step']): AskStep[] => [{ step, state: 'failed', ms: 1, note: null }];

test('a failure is led by the stage it happened in', () => {
  expect(failureText(failed('find'), 'No key.')).toBe('Failed to find a relevant tool: No key.');
  expect(failureText(failed('extract'), 'No key.')).toBe('Failed to extract parameters: No key.');
  expect(failureText(failed('run'), 'Locked.')).toBe('Failed to execute the tool: Locked.');
  expect(failureText([], 'Offline.')).toBe('Failed to execute query: Offline.');
});

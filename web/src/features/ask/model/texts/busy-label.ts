import type { Answer } from '../answer-state.ts';

/** What the button says while a question is under way. */
export function busyLabel(answer: Answer | null): string {
  const under = answer?.steps.find(({ state }) => state === 'started')?.step ?? 'find';
  if (under === 'find') return 'Finding Tool...';
  if (under === 'compose') return 'Composing SQL...';
  return under === 'rewrite' || under === 'extract' ? 'Rewriting SQL...' : 'Executing...';
}

import { type AskStep, askMessages } from '@parley/contract/ask';

/** What went wrong, led by the stage it went wrong in. */
export function failureText(steps: readonly AskStep[], reason: string): string {
  switch (steps.find(({ state }) => state === 'failed')?.step) {
    case 'find':
      return askMessages.findFailed(reason);
    case 'extract':
      return `${askMessages.extractFailed}: ${reason}`;
    case 'guard':
    case 'run':
      return askMessages.executeFailed(reason);
    default:
      return `${askMessages.queryFailed}: ${reason}`;
  }
}

import type { ExecutionStatus } from '@parley/contract/ask';

export const statusWords: Readonly<Record<ExecutionStatus, string>> = {
  success: 'Answered',
  failed: 'Failed',
  nothing_relevant: 'No tool fits',
  needs_values: 'Values missing',
  needs_confirmation: 'Waits for confirmation',
  cancelled: 'Cancelled',
  unknown: 'Outcome unknown',
};

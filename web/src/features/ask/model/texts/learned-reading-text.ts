import type { Learned } from '@parley/contract/ask';

/** Why it was not asked what is meant. */
export const learnedReadingText: Readonly<Record<Learned['from'], string>> = {
  chosen: 'as you chose before',
  corrected: 'with the value you corrected before',
};

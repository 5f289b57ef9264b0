import type { PlanName } from '@parley/contract/plans';

/** Plans differ in the number of tools alone, so their cards say whom that number suits. */
export const planBenefits = {
  free: ['Enough to try it on one question', 'Any number of connections', 'Your own AI provider key'],
  starter: ['For one person with one database', 'Any number of connections', 'Your own AI provider key'],
  professional: [
    'For a team with several databases',
    'Any number of connections',
    'Your own AI provider key',
  ],
  enterprise: ['For a catalogue many people share', 'Any number of connections', 'Your own AI provider key'],
} as const satisfies Record<PlanName, readonly string[]>;

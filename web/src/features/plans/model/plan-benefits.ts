import type { PlanName } from '@parley/contract/accounts/plans';

/** Plans differ in the number of tools alone, so their cards say whom that number suits. */
export const planBenefits = {
  free: ['Enough to try it on one question', 'Any number of connections', 'Your own AI provider key'],
  starter: ['For one database in daily use', 'Any number of connections', 'Your own AI provider key'],
  professional: ['For several databases at once', 'Any number of connections', 'Your own AI provider key'],
  enterprise: ['For a large catalogue of tools', 'Any number of connections', 'Your own AI provider key'],
} as const satisfies Record<PlanName, readonly string[]>;

import { limits } from '@parley/contract/limits';

const { timeout } = limits.client;

export type CallGroup = keyof typeof timeout;

const REFRESH = 'Request timed out. Please try refreshing the page.';

/** How long each kind of call may take, retries included, and what is said when it takes longer. */
export const timeLimits = {
  connections: { limit: timeout.connections, message: 'Database request timed out. Please try again.' },
  tools: { limit: timeout.tools, message: REFRESH },
  startUp: {
    limit: timeout.startUp,
    message: 'Context initialization timed out. Please refresh the page.',
  },
  auth: {
    limit: timeout.auth,
    message: 'Authentication timed out. Please refresh the page or try again later.',
  },
  other: { limit: timeout.other, message: REFRESH },
} as const satisfies Record<CallGroup, { limit: number; message: string }>;

import { limits } from '@parley/contract/limits';
import { scaleTimeLimit } from '../platform/scale-time-limit.ts';

export const timeLimits = {
  statement: scaleTimeLimit(limits.query.time),
  connect: scaleTimeLimit(limits.query.connect),
  /** Starting a process that reads files, which is no fault of the statement that waits for it. */
  childStart: scaleTimeLimit(30_000),
} as const;

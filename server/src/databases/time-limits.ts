import { limits } from '@parley/contract/limits';
import { scaledTime } from '../platform/scale-time-limit.ts';

export const timeLimits = {
  statement: scaledTime(limits.query.time),
  connect: scaledTime(limits.query.connect),
  /** Starting a process that reads files, which is no fault of the statement that waits for it. */
  childStart: scaledTime(30_000),
} as const;

import { timeLimitFactor } from './config.ts';

/** A time limit, in milliseconds, on a machine that is as slow as its operator says. */
export const scaleTimeLimit = (ms: number): number => ms * timeLimitFactor;

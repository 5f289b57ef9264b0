import { timeLimitFactor } from './config.ts';

/** A time limit, in milliseconds, on a machine that is as slow as its operator says. */
export const scaledTime = (ms: number): number => ms * timeLimitFactor;

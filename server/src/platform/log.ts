import type { DestinationStream, Logger } from 'pino';
import { pino } from 'pino';
import { redact } from './secrets/redact.ts';

export type Log = Logger;

/** Structured lines, each passed through the redactor as the last step before it leaves the process. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    hooks: { streamWrite: redact },
  };
  return destination ? pino(options, destination) : pino(options);
}

import type { DestinationStream, Logger } from 'pino';
import { pino } from 'pino';
import { redact } from './secrets/redact.ts';
import { isoTimestamp } from './serialization/iso-timestamp.ts';

export type Log = Logger;

/** Structured lines, each passed through the redactor as the last step before it leaves the process. */
export function createLog(level: string, destination: DestinationStream = gatheredLines(1)): Log {
  const options = {
    level,
    base: null,
    // Pino's own makes a Date for each line.
    timestamp: () => `,"time":"${isoTimestamp()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    hooks: { streamWrite: redact },
  };
  return pino(options, destination);
}

const flushEvery = 50;
/** Several processes write into one pipe, which takes no more than 4,096 bytes as one. */
const mostAtOnce = 4_096;
const enoughToWrite = 3_500;
const { warn } = pino.levels.values;

/**
 * Lines of requests wait for a moment and are written together: a write for each of them takes a tenth of a run.
 * Warnings and errors are written at once, with what waits before them, and the rest when the process ends; one that is
 * killed loses the lines of that moment.
 */
export function gatheredLines(output: number | string): DestinationStream {
  const lines = pino.destination({
    dest: output,
    sync: true,
    minLength: enoughToWrite,
    maxWrite: mostAtOnce,
    periodicFlush: flushEvery,
  });
  process.once('exit', () => lines.flushSync());
  return {
    // Has pino tell the level of a line before it writes it.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      lines.write(line);
      if (this.lastLevel >= (warn ?? 0)) lines.flushSync();
    },
  } as DestinationStream & { lastLevel: number };
}

import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second for programs, whatever the kernel counts in itself. */
const ticksPerSecond = 100;

/**
 * Processor time of a process's main thread so far, in microseconds: what bounds the rate of a server. Undefined where the
 * system does not tell it in a file.
 */
export function mainThreadTime(pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
    // After the name, which may have spaces and brackets in it.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [user, system] = fields.slice(11, 13).map(Number);
    return (((user ?? 0) + (system ?? 0)) / ticksPerSecond) * 1e6;
  } catch {
    return undefined;
  }
}

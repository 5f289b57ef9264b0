import { randomUUID } from 'node:crypto';

/**
 * A UUID of version 7: it begins with the time. Rows that come one after the other are neighbours in an index, so that
 * a batch writes a few of its pages; with random ids nearly every row writes a page of its own.
 */
export function timeOrderedId(now = Date.now()): string {
  if (now !== last.time) {
    const time = now.toString(16).padStart(12, '0');
    last = { time: now, beginning: `${time.slice(0, 8)}-${time.slice(8)}-7` };
  }
  // After the time and the version, the variant and the random digits of one of version 4 are where they belong.
  return last.beginning + randomUUID().slice(15);
}

/** Many come in one millisecond. */
let last = { time: -1, beginning: '' };

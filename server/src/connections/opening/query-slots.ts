import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';

export type QuerySlots = {
  /** Takes a slot, which `leave` gives back. Nothing to wait for where one is free; one too many is `query_busy`. */
  enter(ownerId: string, signal: AbortSignal | undefined): Promise<void> | undefined;
  leave(ownerId: string): void;
  /** Does the work when the person has fewer than the allowed number under way; one too many is `query_busy`. */
  run<T>(ownerId: string, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T>;
};

type Line = { running: number; waiting: (() => void)[] };

const retryAfter = 5;

type Room = { running: number; waiting: number };

const queryBusy = () => new ParleyError('query_busy', { values: { seconds: retryAfter } });

export function createQuerySlots(
  { running: most, waiting: longest }: Room = limits.query,
  busy: () => ParleyError = queryBusy,
): QuerySlots {
  const lines = new Map<string, Line>();

  const lineOf = (ownerId: string): Line => {
    const known = lines.get(ownerId);
    if (known) return known;
    const line = { running: 0, waiting: [] };
    lines.set(ownerId, line);
    return line;
  };
  /** Nothing to wait for where a slot is free. */
  const take = (line: Line, signal: AbortSignal | undefined): Promise<void> | undefined => {
    if (line.running >= most) {
      if (line.waiting.length < longest) return turn(line, signal);
      throw busy();
    }
    line.running += 1;
    return undefined;
  };

  const enter: QuerySlots['enter'] = (ownerId, signal) => {
    if (signal?.aborted) throw new ParleyError('query_cancelled');
    return take(lineOf(ownerId), signal);
  };
  const leave = (ownerId: string) => {
    const line = lineOf(ownerId);
    const next = line.waiting.shift();
    if (next) next();
    else line.running -= 1;
    if (line.running === 0) lines.delete(ownerId);
  };

  return {
    enter,
    leave,
    run: async (ownerId, signal, work) => {
      const waiting = enter(ownerId, signal);
      if (waiting) await waiting;
      try {
        return await work();
      } finally {
        leave(ownerId);
      }
    },
  };
}

/** Ends when a slot is handed over. Whoever leaves the line gives up their place in it. */
function turn(line: Line, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => {
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      line.waiting.splice(line.waiting.indexOf(go), 1);
      reject(new ParleyError('query_cancelled'));
    };
    line.waiting.push(go);
    signal?.addEventListener('abort', leave, { once: true });
  });
}

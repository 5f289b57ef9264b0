import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import { TurnsByPerson } from '../../platform/threads/turns-by-person.ts';

export type QuerySlots = {
  /**
   * Takes a slot, which `leave` gives back. Nothing to wait for where one is free; one too many is `query_busy`. Where the
   * owner is a place that several people use, they take turns.
   */
  enter(ownerId: string, signal: AbortSignal | undefined, personId?: string): Promise<void> | undefined;
  leave(ownerId: string): void;
  /** Does the work when the person has fewer than the allowed number under way; one too many is `query_busy`. */
  run<T>(ownerId: string, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T>;
};

type Waiting = { go(): void; refuse(error: ParleyError): void };
type Line = { running: number; waiting: TurnsByPerson<Waiting> };

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
    const line = { running: 0, waiting: new TurnsByPerson<Waiting>() };
    lines.set(ownerId, line);
    return line;
  };
  /** Nothing to wait for where a slot is free. */
  const take = (line: Line, signal: AbortSignal | undefined, personId: string): Promise<void> | undefined => {
    if (line.running >= most) {
      if (line.waiting.length < longest) return turn(line, signal, personId);
      const other = line.waiting.makeRoomFor(personId);
      if (!other) throw busy();
      other.refuse(busy());
      return turn(line, signal, personId);
    }
    line.running += 1;
    return undefined;
  };

  const enter: QuerySlots['enter'] = (ownerId, signal, personId = ownerId) => {
    if (signal?.aborted) throw new ParleyError('query_cancelled');
    return take(lineOf(ownerId), signal, personId);
  };
  const leave = (ownerId: string) => {
    const line = lineOf(ownerId);
    const next = line.waiting.next();
    if (next) next.go();
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
function turn(line: Line, signal: AbortSignal | undefined, personId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      line.waiting.leave(personId, own);
      reject(new ParleyError('query_cancelled'));
    };
    const settle = (end: () => void) => {
      signal?.removeEventListener('abort', leave);
      end();
    };
    const own: Waiting = { go: () => settle(resolve), refuse: (error) => settle(() => reject(error)) };
    line.waiting.add(personId, own);
    signal?.addEventListener('abort', leave, { once: true });
  });
}

import type { runInput } from '@parley/contract/connections';
import type { z } from 'zod';
import type { Origin } from '../records/origin.ts';
import type { Recorder } from '../records/recorder.ts';
import type { Store } from '../store/store.ts';
import type { Reach } from './reach.ts';

/** Who runs a statement, through which door, and how they call it off. */
export type Asker = Origin & { signal: AbortSignal };

export type RunInput = z.infer<typeof runInput>;

export type RunParts = {
  store: Pick<Store, 'rehearsals' | 'executions'>;
  reach: Reach;
  recorder: Pick<Recorder, 'read' | 'secure'>;
};

export function proposalOf({ query, parameters, values }: RunInput) {
  return { sql: query, parameters, values };
}

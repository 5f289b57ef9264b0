import type { Store } from '../store/store.ts';

type Entries = Parameters<Store['executions']['addAll']>[0];

/**
 * Records of reads that nobody waits for. Programs and agents run tools by the thousand; one commit per run would
 * cost more than the run. They are written together, a moment later: a server that is killed in that moment loses
 * their records, never their results. Changes are not recorded this way.
 */
export type ExecutionQueue = {
  add(entry: Entries[number]): void;
  /** Writes what waits. */
  flush(): Promise<void>;
};

type Parts = { store: Pick<Store, 'executions'>; onFailure(error: unknown): void };

const pause = 150;

export function createExecutionQueue({ store, onFailure }: Parts): ExecutionQueue {
  let waiting: Entries[number][] = [];
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    if (batch.length > 0) {
      writing = writing.then(() => store.executions.addAll(batch)).catch(onFailure);
    }
    return writing;
  };
  return {
    add: (entry) => {
      waiting.push(entry);
      timer ??= setTimeout(() => void flush(), pause);
    },
    flush,
  };
}

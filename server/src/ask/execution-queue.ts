import type { Execution } from '@parley/contract/ask';
import type { Owner } from '../store/owner.ts';
import type { Store } from '../store/store.ts';

type Entry = { owner: Owner; execution: Execution; caller: string | null };

/**
 * Records of runs that nobody waits for. Programs and agents run tools by the thousand; one commit a run would cost
 * more than the run. They are written together, a moment later: a server that is killed in that moment loses their
 * records, never their results.
 */
export type ExecutionQueue = {
  add(owner: Owner, execution: Execution, caller: string | null): void;
  /** Writes what waits. */
  flush(): Promise<void>;
};

type Parts = { store: Pick<Store, 'executions'>; onFailure(error: unknown): void };

const pause = 150;

export function createExecutionQueue({ store, onFailure }: Parts): ExecutionQueue {
  let waiting: Entry[] = [];
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
    add: (owner, execution, caller) => {
      waiting.push({ owner, execution, caller });
      timer ??= setTimeout(() => void flush(), pause);
    },
    flush,
  };
}

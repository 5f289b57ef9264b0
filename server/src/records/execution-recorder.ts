import type { Execution, ExecutionKind, ExecutionStatus } from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import type { Owner } from '../store/acting-member.ts';
import type { Store } from '../store/store.ts';
import { abortReason } from './abort-reason.ts';
import type { Receipt } from './receipt.ts';
import { createRecordQueue } from './record-queue.ts';

export type Recording = {
  owner: Owner;
  receipt: Receipt;
  /** What it is when nothing fails; 'success' where nothing is said. */
  status?: ExecutionStatus;
  /** Of a confirmation: what was rehearsed before. */
  rehearsalId?: string;
  /** What calls the work off. If it says why, the record does. */
  signal?: AbortSignal;
};

export type Recorded<T> = { value: T; execution: Execution };

/** The only way into the history. Whatever reaches a person's database as a statement goes through one of these. */
export type Recorder = {
  /** A statement that only reads: its record is written a moment after it has ended, well or badly. */
  read<T>(recording: Recording, work: () => Promise<T>): Promise<Recorded<T>>;
  /**
   * Something whose record may not be lost. It is stored before the work begins, as of unknown outcome, and closed
   * after it; a server that dies in between leaves it so. Without a store nothing is begun.
   */
  secure<T>(recording: Recording, work: () => Promise<T>): Promise<Recorded<T>>;
  /** One that has ended already; stored when this returns. */
  add(owner: Owner, execution: Execution): Promise<void>;
  /** Stores what waits. */
  flush(): Promise<void>;
};

type Parts = { store: Pick<Store, 'executions'>; onFailure(error: unknown): void };

export function createRecorder({ store, onFailure }: Parts): Recorder {
  const queue = createRecordQueue({ store, onFailure });
  return {
    read: (recording, work) =>
      ended(recording, work, (execution) => queue.add({ owner: recording.owner, execution })),
    secure: async (recording, work) => {
      const { owner, receipt, rehearsalId } = recording;
      await store.executions.add(owner, receipt.close('unknown', begun(receipt.kind)), rehearsalId);
      // The work has been done: that its record cannot be closed must not make it look as if it had failed.
      return ended(recording, work, (execution) => store.executions.close(owner, execution).catch(onFailure));
    },
    add: (owner, execution) => store.executions.add(owner, execution),
    flush: queue.flush,
  };
}

/** What the record says until it is closed: for ever, where the server dies before that. */
function begun(kind: ExecutionKind): Execution['error'] {
  const message =
    kind === 'confirmation'
      ? 'The change was begun, and its end was not recorded. It may or may not have been made: look before you try again.'
      : 'This was begun, and its end was not recorded.';
  return { code: 'write_outcome_unknown', message };
}

type Keep = (execution: Execution) => Promise<void> | undefined;

async function ended<T>(
  { receipt, signal, status = 'success' }: Recording,
  work: () => Promise<T>,
  keep: Keep,
): Promise<Recorded<T>> {
  try {
    const value = await work();
    const execution = receipt.close(status);
    const kept = keep(execution);
    if (kept) await kept;
    return { value, execution };
  } catch (error) {
    await keep(receipt.close(...failureOf(error, signal)));
    throw error;
  }
}

/** How a run that threw is recorded. */
function failureOf(error: unknown, signal?: AbortSignal): [ExecutionStatus, Execution['error']] {
  const { code, message } = error instanceof ParleyError ? error : new ParleyError('internal');
  if (code === 'query_cancelled') {
    const why = signal?.aborted ? abortReason(signal) : { code, message };
    return ['cancelled', { code: why.code, message: why.message }];
  }
  return [code === 'write_outcome_unknown' ? 'unknown' : 'failed', { code, message }];
}

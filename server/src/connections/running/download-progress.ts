import { ParleyError } from '@parley/contract/errors';
import type { ResultBatch } from '../../databases/port.ts';

/** Counts what a download hands over, and tells a whole one from one that broke off. */
export function createDownloadProgress() {
  let rows = 0;
  let isWhole = false;
  let isSent = false;
  let failure: unknown;
  return {
    rows: () => rows,
    async *counted(batches: AsyncIterable<ResultBatch>): AsyncGenerator<ResultBatch> {
      try {
        for await (const batch of batches) {
          rows += batch.rows.length;
          yield batch;
        }
        isWhole = true;
      } catch (error) {
        failure ??= error;
        throw error;
      }
    },
    /** Reading failed, whether or not whoever takes the rows stays to be told. */
    failed(error: unknown): void {
      failure ??= error;
    },
    /** The answer has been sent as far as it goes. Throws what the record has to say where that is not to the end. */
    end(): void {
      isSent = true;
      if (!isWhole) throw failure ?? new ParleyError('query_cancelled');
    },
    /** Whoever reads the file has seen it break off; there is no other answer left to give. */
    unlessSent(error: unknown): void {
      if (!isSent) throw error;
    },
  };
}

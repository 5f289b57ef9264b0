import { limits } from '@parley/contract/limits';
import type { QueryResult } from '@parley/contract/query';
import type { ResultBatch } from '../databases/port.ts';
import { statementReceipt } from '../records/statement-receipt.ts';
import type { Owner } from '../store/owner.ts';
import type { Asker, RunInput, RunParts, RunSqlInput } from './asker.ts';
import { declaredProposal, proposalOf } from './asker.ts';
import { downloadTally } from './download-tally.ts';
import { downloadRoom, readAhead } from './read-ahead.ts';
import type { Confirmed, RehearsalOutput, RehearseInput } from './writes.ts';
import { confirm, rehearse } from './writes.ts';

/** Every run leaves a record, whatever becomes of it. */
export type Runs = {
  /** A guarded read. */
  run(asker: Asker, input: RunSqlInput): Promise<QueryResult>;
  /** The same, handed to `take` batch by batch. The database is not kept for a reader that is slow. */
  download(asker: Asker, input: RunInput, take: Take): Promise<void>;
  /** Tries a write, rolls it back, and remembers it for its confirmation. */
  rehearse(asker: Asker, input: RehearseInput): Promise<RehearsalOutput>;
  /** Runs a rehearsed write for good, once, if it changes as many rows as the rehearsal did. */
  confirm(asker: Asker, rehearsalId: string): Promise<Confirmed>;
  /** What was rehearsed, confirmed since or not; null when there is no such rehearsal. */
  rehearsed(owner: Owner, rehearsalId: string): Promise<Rehearsed | null>;
};

type Take = (batches: AsyncIterable<ResultBatch>) => Promise<void>;
/** `toolId` is null for a statement written by hand. */
type Rehearsed = { toolId: string | null };

export function createRuns(parts: RunParts): Runs {
  return {
    run: (asker, input) => run(parts, asker, input),
    download: (asker, input, take) => download(parts, { ...asker, input }, take),
    rehearse: (asker, input) => rehearse(parts, asker, input),
    confirm: (asker, id) => confirm(parts, asker, id),
    rehearsed: async (owner, id) => {
      const waiting = await parts.store.rehearsals.find(owner.id, id);
      if (waiting) return { toolId: waiting.tool?.id ?? null };
      const confirmed = await parts.store.executions.ofRehearsal(owner.id, id);
      return confirmed && { toolId: confirmed.toolId };
    },
  };
}

async function run(
  { findSource, recorder }: RunParts,
  asker: Asker,
  input: RunSqlInput,
): Promise<QueryResult> {
  const { owner } = asker;
  const proposal = declaredProposal(input);
  const { connection, use } = await findSource(asker, input);
  const receipt = statementReceipt(asker, { kind: 'statement', connection, ...proposal });
  const { value } = await recorder.read({ owner, receipt }, () =>
    use(async (database, signal) => {
      receipt.note({ dialect: database.dialect });
      const result = await database.query(await database.approveRead(proposal), { signal });
      receipt.note({ rowCount: result.rows.length, truncated: result.truncated !== null });
      return result;
    }),
  );
  return value;
}

/** Recorded from its beginning: rows may have left the house long before its end. */
async function download(
  { reach, recorder, downloads }: RunParts,
  { input, ...asker }: Asker & { input: RunInput },
  take: Take,
): Promise<void> {
  const { owner } = asker;
  const proposal = proposalOf(input);
  const connection = await reach.findRecent(owner, input.connection_id);
  const receipt = statementReceipt(asker, { kind: 'download', connection, ...proposal });
  const tally = downloadTally();
  let taken: Promise<void> | undefined;
  const lend = () =>
    reach.use({ ...asker, id: connection.id, mayBeRecent: true }, async ({ database, signal }) => {
      receipt.note({ dialect: database.dialect });
      const statement = await database.approveRead(proposal);
      const stream = database.stream(statement, { limits: { rows: limits.download.rows }, signal });
      const { batches, read } = readAhead(stream, { ...downloadRoom, signal });
      taken = take(tally.counted(batches)).finally(() => receipt.note({ rowCount: tally.rows() }));
      await Promise.race([read, taken]);
    });
  const send = async () => {
    await lend().catch((error: unknown) => {
      // Once it has begun, whoever takes the rows says what became of them.
      if (!taken) throw error;
      tally.failed(error);
    });
    await taken;
    tally.end();
  };
  await downloads.run(owner.id, asker.signal, () =>
    recorder.secure({ owner, receipt }, send).catch(tally.unlessSent),
  );
}

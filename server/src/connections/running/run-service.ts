import { limits } from '@parley/contract/limits';
import type { QueryResult } from '@parley/contract/query-result';
import { statementReceipt } from '../../records/statement-receipt.ts';
import { createDownloadProgress } from './download-progress.ts';
import { downloadRoom, readAhead } from './download-read-ahead.ts';
import type { RequestContext, RunService, Take } from './public-types.ts';
import { confirm, rehearse } from './rehearse-and-confirm.ts';
import type { RunInput, RunParts, RunSqlInput } from './statement-from-run-input.ts';
import { statementFromRunInput, statementFromSqlInput } from './statement-from-run-input.ts';

export function createRunService(parts: RunParts): RunService {
  return {
    run: (context, input) => run(parts, context, input),
    download: (context, input, take) => download(parts, { ...context, input }, take),
    rehearse: (context, input) => rehearse(parts, context, input),
    confirm: (context, id) => confirm(parts, context, id),
    rehearsed: async (owner, id) => {
      const waiting = await parts.store.rehearsals.find(owner, id);
      if (waiting) return { toolId: waiting.tool?.id ?? null };
      const confirmed = await parts.store.executions.ofRehearsal(owner, id);
      return confirmed && { toolId: confirmed.toolId };
    },
  };
}

async function run(
  { findSource, recorder }: RunParts,
  context: RequestContext,
  input: RunSqlInput,
): Promise<QueryResult> {
  const { owner } = context;
  const proposal = statementFromSqlInput(input);
  const { connection, use } = await findSource(context, input);
  const receipt = statementReceipt(context, { kind: 'statement', connection, ...proposal });
  const { value } = await recorder.read({ owner, receipt, signal: context.signal }, () =>
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
  { databaseAccess, recorder, downloads }: RunParts,
  { input, ...context }: RequestContext & { input: RunInput },
  take: Take,
): Promise<void> {
  const { owner } = context;
  const proposal = statementFromRunInput(input);
  const connection = await databaseAccess.findRecent(owner, input.connection_id);
  const receipt = statementReceipt(context, { kind: 'download', connection, ...proposal });
  const tally = createDownloadProgress();
  let taken: Promise<void> | undefined;
  const lend = () =>
    databaseAccess.use({ ...context, id: connection.id, mayBeRecent: true }, async ({ database, signal }) => {
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
  await downloads.run(owner.personId, context.signal, () =>
    recorder.secure({ owner, receipt, signal: context.signal }, send).catch(tally.unlessSent),
  );
}

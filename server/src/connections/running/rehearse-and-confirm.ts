import type { Execution } from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import { rowCountWords } from '@parley/contract/query-result';
import { statementReceipt } from '../../records/statement-receipt.ts';
import type { Owner } from '../../store/acting-member.ts';
import type { StoredConnection } from '../../store/connections/connections.ts';
import type { StoredRehearsal } from '../../store/grant-rehearsal-and-upload-types.ts';
import type { Confirmed, RehearsalOutput, RehearseInput, RequestContext } from './public-types.ts';
import type { RunParts } from './statement-from-run-input.ts';
import { statementFromRunInput } from './statement-from-run-input.ts';

export async function rehearse(
  { store, databaseAccess, recorder }: RunParts,
  context: RequestContext,
  { tool = null, ...input }: RehearseInput,
): Promise<RehearsalOutput> {
  const { owner } = context;
  const proposal = statementFromRunInput(input);
  const found = await databaseAccess.find(owner, input.connection_id);
  const receipt = statementReceipt(context, { kind: 'rehearsal', connection: found, tool, ...proposal });
  const recording = { owner, receipt, status: 'needs_confirmation' as const };
  const { value } = await recorder.secure(recording, () =>
    databaseAccess.use({ ...context, id: found.id }, async ({ database, connection, signal }) => {
      receipt.note({ dialect: database.dialect });
      assertWritable(connection);
      const tried = await database.rehearse(await database.approveWrite(proposal), { signal });
      const { rowsAffected: rows_affected, before, after } = tried;
      receipt.note({ rowCount: rows_affected });
      const { id: rehearsal_id, expiresAt: expires_at } = await store.rehearsals.add(owner, {
        connectionId: connection.id,
        connectionVersion: connection.version,
        proposal,
        expectedRows: rows_affected,
        tool,
      });
      return { rehearsal_id, rows_affected, before, after, expires_at };
    }),
  );
  return { ...value, execution_id: receipt.id };
}

/** Stored as of unknown outcome before anything is changed, and closed when the outcome is known. */
export async function confirm(
  parts: RunParts,
  context: RequestContext,
  rehearsalId: string,
): Promise<Confirmed> {
  const { store, databaseAccess, recorder } = parts;
  const { owner } = context;
  const waiting = await store.rehearsals.find(owner, rehearsalId);
  if (waiting === null) throw gone(await store.executions.ofRehearsal(owner, rehearsalId));
  const found = await databaseAccess.find(owner, waiting.connectionId);
  const { proposal, tool } = waiting;
  const receipt = statementReceipt(context, { kind: 'confirmation', connection: found, tool, ...proposal });
  const { value } = await recorder.secure({ owner, receipt, rehearsalId }, () =>
    databaseAccess.use({ ...context, id: found.id }, async ({ database, connection, signal }) => {
      receipt.note({ dialect: database.dialect });
      const rehearsal = await taken(parts, owner, rehearsalId);
      if (rehearsal.connectionVersion !== connection.version) throw gone(null);
      assertWritable(connection);
      const statement = await database.approveWrite(rehearsal.proposal);
      const { rowsAffected } = await database.write(statement, rehearsal.expectedRows, { signal });
      receipt.note({ rowCount: rowsAffected });
      return rowsAffected;
    }),
  );
  return { rows_affected: value, execution_id: receipt.id };
}

async function taken({ store }: RunParts, owner: Owner, id: string): Promise<StoredRehearsal> {
  const rehearsal = await store.rehearsals.take(owner, id);
  if (rehearsal === null) throw gone(null);
  return rehearsal;
}

function assertWritable({ allowWrites }: StoredConnection): void {
  if (!allowWrites) throw new ParleyError('writes_not_allowed');
}

/** Whoever asks again because an answer was lost is told what became of the change, not to make it once more. */
function gone(confirmed: Execution | null): ParleyError {
  if (confirmed?.status === 'unknown') return new ParleyError('write_outcome_unknown');
  const message =
    confirmed?.status === 'success'
      ? `This change was already made: ${rowCountWords(confirmed.rowCount ?? 0)} changed.`
      : 'This rehearsal is no longer valid. Please rehearse the change again.';
  return new ParleyError('not_found', { message });
}

import type { rehearsalOutput, runInput } from '@parley/contract/connections';
import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import type { QueryResult } from '@parley/contract/query';
import type { z } from 'zod';
import type { ResultBatch } from '../databases/port.ts';
import type { StoredConnection } from '../store/connections.ts';
import type { Owner } from '../store/owner.ts';
import type { Store } from '../store/store.ts';
import type { Reach } from './reach.ts';

export type Runs = {
  /** A guarded read. */
  run(owner: Owner, input: RunInput, signal: AbortSignal): Promise<QueryResult>;
  /** The same, handed to `take` batch by batch. The database is lent until `take` is done. */
  download(
    owner: Owner,
    input: RunInput & { signal: AbortSignal },
    take: (batches: AsyncIterable<ResultBatch>) => Promise<void>,
  ): Promise<void>;
  /** Tries a write, rolls it back, and remembers it for its confirmation. */
  rehearse(owner: Owner, input: RunInput, signal: AbortSignal): Promise<RehearsalOutput>;
  /** Runs a rehearsed write for good, once, if it changes as many rows as the rehearsal did. */
  confirm(owner: Owner, rehearsalId: string, signal: AbortSignal): Promise<{ rows_affected: number }>;
  /** The connection a rehearsal waits for. */
  rehearsedOn(owner: Owner, rehearsalId: string): Promise<string | null>;
};

type RunInput = z.infer<typeof runInput>;
type RehearsalOutput = z.infer<typeof rehearsalOutput>;
type Parts = { store: Pick<Store, 'rehearsals'>; reach: Reach };

export function createRuns(parts: Parts): Runs {
  const { reach } = parts;
  return {
    run: (owner, input, asked) =>
      reach.use(
        { owner, id: input.connection_id, signal: asked, mayBeRecent: true },
        async ({ database, signal }) =>
          database.query(await database.approveRead(proposalOf(input)), { signal }),
      ),
    download: (owner, { signal: asked, ...input }, take) =>
      reach.use(
        { owner, id: input.connection_id, signal: asked, mayBeRecent: true },
        async ({ database, signal }) => {
          const statement = await database.approveRead(proposalOf(input));
          await take(database.stream(statement, { limits: { rows: limits.download.rows }, signal }));
        },
      ),
    rehearse: (owner, input, signal) => rehearse(parts, { owner, signal }, input),
    confirm: (owner, id, signal) => confirm(parts, { owner, signal }, id),
    rehearsedOn: (owner, id) => parts.store.rehearsals.connectionOf(owner.id, id),
  };
}

type Asker = { owner: Owner; signal: AbortSignal };

function rehearse({ store, reach }: Parts, asker: Asker, input: RunInput) {
  const { owner } = asker;
  return reach.use({ ...asker, id: input.connection_id }, async ({ database, connection, signal }) => {
    assertWritable(connection);
    const proposal = proposalOf(input);
    const tried = await database.rehearse(await database.approveWrite(proposal), { signal });
    const { id, expiresAt } = await store.rehearsals.add(owner, {
      connectionId: connection.id,
      connectionVersion: connection.version,
      proposal,
      expectedRows: tried.rowsAffected,
    });
    const { rowsAffected: rows_affected, before, after } = tried;
    return { rehearsal_id: id, rows_affected, before, after, expires_at: expiresAt };
  });
}

async function confirm({ store, reach }: Parts, asker: Asker, rehearsalId: string) {
  const { owner } = asker;
  const id = await store.rehearsals.connectionOf(owner.id, rehearsalId);
  if (id === null) throw gone();
  return reach.use({ ...asker, id }, async ({ database, connection, signal }) => {
    const rehearsal = await store.rehearsals.take(owner.id, rehearsalId);
    if (rehearsal?.connectionVersion !== connection.version) throw gone();
    assertWritable(connection);
    const statement = await database.approveWrite(rehearsal.proposal);
    const { rowsAffected } = await database.write(statement, rehearsal.expectedRows, { signal });
    return { rows_affected: rowsAffected };
  });
}

function assertWritable({ allowWrites }: StoredConnection): void {
  if (!allowWrites) throw new ParleyError('writes_not_allowed');
}

function proposalOf({ query, parameters, values }: RunInput) {
  return { sql: query, parameters, values };
}

function gone(): ParleyError {
  return new ParleyError('not_found', {
    message: 'This rehearsal is no longer valid. Please rehearse the change again.',
  });
}

import { createHash } from 'node:crypto';
import { ParleyError } from '@parley/contract/errors';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { StoreEngine } from '../database/store-engine-types.ts';
import type { Tables } from '../database/table-types.ts';
import { type Chunk, chunkBytes, type KnownChunk } from '../grant-rehearsal-and-upload-types.ts';
import { withLongTimeout } from '../statement-timeout.ts';

/** `revision` is the one that the changed chunks were compared with. */
export type ChangedUpload = { id: string; revision: number; bytes: number; changed: AsyncIterable<Chunk> };

/** The bytes of uploads, in pieces of `chunkBytes`; which revision they are of is in the row of the upload. */
export type UploadChunks = {
  /**
   * The bytes that are there now. They are of one revision if the row has the same one before and after. Pieces that
   * `known` has too are taken from there: PostgreSQL compares their hashes and sends only what differs.
   */
  read(uploadId: string, known?: KnownChunk): AsyncGenerator<Uint8Array>;
  /**
   * Makes the next revision, whole or not at all. False where another server was first. Throws
   * `write_outcome_unknown` where the store went away while it committed.
   */
  replace(upload: ChangedUpload): Promise<boolean>;
};

/** Chunks in one statement: few enough that no statement and no answer is large. */
const atOnce = 4;

export function uploadChunks({ db, hashesBytes }: Pick<StoreEngine, 'db' | 'hashesBytes'>): UploadChunks {
  return {
    read: async function* (uploadId, known) {
      for (let from = 0; ; from += atOnce) {
        const place = { uploadId, from };
        const chunks = known && hashesBytes ? await differingOnes(db, place, known) : await allOf(db, place);
        yield* chunks;
        if (chunks.length < atOnce) return;
      }
    },
    replace: (upload) =>
      withLongTimeout(async () => {
        let isCommitting = false;
        try {
          return await db.transaction().execute(async (transaction) => {
            const isFirst = await nextRevision(transaction, upload);
            if (isFirst) await putChunks(transaction, upload);
            isCommitting = isFirst;
            return isFirst;
          });
        } catch (error) {
          throw isCommitting ? new ParleyError('write_outcome_unknown', { cause: error }) : error;
        }
      }),
  };
}

type Place = { uploadId: string; from: number };

async function allOf(db: Kysely<Tables>, { uploadId, from }: Place): Promise<Uint8Array[]> {
  const rows = await db
    .selectFrom('parley_upload_chunks')
    .select('data')
    .where('upload_id', '=', uploadId)
    .where('number', '>=', from)
    .where('number', '<', from + atOnce)
    .orderBy('number')
    .execute();
  return rows.map(({ data }) => data);
}

async function differingOnes(db: Kysely<Tables>, { uploadId, from }: Place, known: KnownChunk) {
  const own = await Promise.all(Array.from({ length: atOnce }, (_, index) => known(from + index)));
  const hashes = own.map((data) => createHash('sha256').update(data).digest('hex'));
  // The hashes are an array from 1 on.
  const { rows } = await sql<{ number: number; data: Uint8Array | null }>`
    select number,
      case when encode(sha256(data), 'hex') = (${hashes}::text[])[number - ${from}::int + 1] then null else data end as data
    from parley_upload_chunks
    where upload_id = ${uploadId} and number >= ${from} and number < ${from + atOnce}
    order by number`.execute(db);
  return rows.map(({ number, data }) => data ?? own[number - from] ?? new Uint8Array());
}

async function nextRevision(db: Transaction<Tables>, { id, revision, bytes }: ChangedUpload) {
  const { numUpdatedRows } = await db
    .updateTable('parley_uploads')
    .set({ revision: revision + 1, bytes })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function putChunks(db: Transaction<Tables>, { id, bytes, changed }: ChangedUpload): Promise<void> {
  let waiting: Chunk[] = [];
  const flush = async () => {
    if (waiting.length === 0) return;
    await db
      .insertInto('parley_upload_chunks')
      .values(waiting.map((chunk) => ({ upload_id: id, ...chunk })))
      .onConflict((conflict) =>
        conflict.columns(['upload_id', 'number']).doUpdateSet({ data: (row) => row.ref('excluded.data') }),
      )
      .execute();
    waiting = [];
  };
  for await (const chunk of changed) {
    waiting.push(chunk);
    if (waiting.length === atOnce) await flush();
  }
  await flush();
  await db
    .deleteFrom('parley_upload_chunks')
    .where('upload_id', '=', id)
    .where('number', '>=', Math.ceil(bytes / chunkBytes))
    .execute();
}

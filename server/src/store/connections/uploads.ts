import { limits } from '@parley/contract/limits';
import type { Kysely } from 'kysely';
import { type Owner, ownedBy } from '../acting-member.ts';
import type { Tables } from '../database/table-types.ts';

export type StoredUpload = {
  id: string;
  spaceId: string;
  fileName: string;
  bytes: number;
  /** Grows with every change to the bytes. 0: they are not in the store, but in the folder of a server. */
  revision: number;
};

type UploadTotals = { ofSpace: number; ofPerson: number };

export type Uploads = {
  add(owner: Owner, upload: { id: string; fileName: string; bytes: number }): Promise<void>;
  find(spaceId: string, id: string): Promise<StoredUpload | null>;
  /**
   * Of the space, and of the person in the spaces that they belong to: elsewhere they can delete nothing. What they
   * inherited counts for the space alone.
   */
  totalBytes(owner: Pick<Owner, 'id' | 'personId'>): Promise<UploadTotals>;
  /** Forgets the upload unless a connection still uses it; says whether it did. */
  removeUnused(spaceId: string, id: string): Promise<boolean>;
  /** Forgets every old upload that no connection uses; their files are the caller's to delete. */
  takeStale(now: number): Promise<StoredUpload[]>;
  /** Those whose bytes are not in the store. */
  inFolders(): Promise<StoredUpload[]>;
  /** Of these ids, the ones that there are, with their revisions. */
  revisions(ids: readonly string[]): Promise<Map<string, number>>;
};

const columns = ['id', 'space_id', 'file_name', 'bytes', 'revision'] as const;
const idsAtOnce = 500;
/** Stands for the address of whoever uploaded a file and deleted their account. */
export const inheritedUpload = '';

export function uploads(db: Kysely<Tables>): Uploads {
  const unused = () =>
    db
      .deleteFrom('parley_uploads')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('parley_connections')
              .select('parley_connections.id')
              .whereRef('parley_connections.upload_id', '=', 'parley_uploads.id'),
          ),
        ),
      );
  return {
    add: async (owner, { id, fileName, bytes }) => {
      await db
        .insertInto('parley_uploads')
        .values({
          id,
          ...ownedBy(owner),
          file_name: fileName,
          bytes,
          created_at: new Date().toISOString(),
        })
        .execute();
    },
    find: async (spaceId, id) => {
      const row = await db
        .selectFrom('parley_uploads')
        .select(columns)
        .where('space_id', '=', spaceId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? toEntity(row) : null;
    },
    totalBytes: async ({ id, personId }) => {
      const all = db
        .selectFrom('parley_uploads')
        .select(({ fn }) => fn.sum<string | number | null>('bytes').as('bytes'));
      const joined = db.selectFrom('parley_members').select('space_id').where('profile_id', '=', personId);
      const ofSpace = await all.where('space_id', '=', id).executeTakeFirstOrThrow();
      const ofPerson = await all
        .where('profile_id', '=', personId)
        .where('user_email', '<>', inheritedUpload)
        .where(({ eb, or }) => or([eb('space_id', '=', personId), eb('space_id', 'in', joined)]))
        .executeTakeFirstOrThrow();
      return { ofSpace: Number(ofSpace.bytes ?? 0), ofPerson: Number(ofPerson.bytes ?? 0) };
    },
    removeUnused: async (spaceId, id) => {
      const removed = await unused().where('space_id', '=', spaceId).where('id', '=', id).executeTakeFirst();
      return removed.numDeletedRows > 0n;
    },
    takeStale: async (now) => {
      const before = new Date(now - limits.connection.unusedUpload).toISOString();
      const rows = await unused().where('created_at', '<', before).returning(columns).execute();
      return rows.map(toEntity);
    },
    inFolders: async () => {
      const rows = await db.selectFrom('parley_uploads').select(columns).where('revision', '=', 0).execute();
      return rows.map(toEntity);
    },
    revisions: async (ids) => {
      const found = new Map<string, number>();
      for (let from = 0; from < ids.length; from += idsAtOnce) {
        const rows = await db
          .selectFrom('parley_uploads')
          .select(['id', 'revision'])
          .where('id', 'in', ids.slice(from, from + idsAtOnce))
          .execute();
        for (const { id, revision } of rows) found.set(id, revision);
      }
      return found;
    },
  };
}

type Row = { id: string; space_id: string; file_name: string; bytes: string | number; revision: number };

function toEntity({ id, space_id: spaceId, file_name: fileName, bytes, revision }: Row): StoredUpload {
  return { id, spaceId, fileName, bytes: Number(bytes), revision };
}

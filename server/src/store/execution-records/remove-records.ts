import type { Kysely } from 'kysely';
import { bite, inBites, inBitesWithPauses } from '../database/in-bites.ts';
import type { Tables } from '../database/table-types.ts';

const namedIn = { parley_tools: 'tool_id', parley_connections: 'connection_id' } as const;

type Named = { table: keyof typeof namedIn; spaceId: string; id: string };

/**
 * Before a tool or a connection is deleted: its records stay and name it no more. The foreign key would do the same in one
 * statement, which takes seconds where there are a hundred thousand of them; it does it for those that come meanwhile.
 * Nothing happens where the space has no such row.
 */
export async function releaseRecords(db: Kysely<Tables>, { table, spaceId, id }: Named): Promise<void> {
  const column = namedIn[table];
  const found = await db
    .selectFrom(table)
    .select('id')
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return;
  await inBites(async () => {
    const { numUpdatedRows } = await db
      .updateTable('parley_executions')
      .set({ [column]: null })
      .where('id', 'in', idsOfRecords(db).where(column, '=', id).limit(bite))
      .executeTakeFirst();
    return numUpdatedRows;
  });
}

export function removeRecordsOfSpace(db: Kysely<Tables>, spaceId: string): Promise<void> {
  return inBites(() => removeSome(db, (records) => records.where('space_id', '=', spaceId)));
}

export function removeRecordsBefore(db: Kysely<Tables>, time: string): Promise<void> {
  return inBitesWithPauses(() => removeSome(db, (records) => records.where('executed_at', '<', time)));
}

const idsOfRecords = (db: Kysely<Tables>) => db.selectFrom('parley_executions').select('id');
type Ids = ReturnType<typeof idsOfRecords>;

async function removeSome(db: Kysely<Tables>, which: (ids: Ids) => Ids): Promise<bigint> {
  const { numDeletedRows } = await db
    .deleteFrom('parley_executions')
    .where('id', 'in', which(idsOfRecords(db)).limit(bite))
    .executeTakeFirst();
  return numDeletedRows;
}

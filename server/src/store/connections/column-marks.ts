import type { ColumnMark, MarkChange } from '@parley/contract/database-schema';
import { markCategories, markKinds } from '@parley/contract/database-schema';
import type { Kysely } from 'kysely';
import { type Owner, ownedBy } from '../acting-member.ts';
import { parseEnumText } from '../database/parse-enum-text.ts';
import type { Tables } from '../database/table-types.ts';
import { lockSpace } from '../spaces/members.ts';

export type ColumnMarks = {
  list(spaceId: string, connectionId: string): Promise<ColumnMark[]>;
  /** Of all connections of an owner: for rows of which nobody knows where they were read. */
  all(spaceId: string): Promise<ColumnMark[]>;
  change(owner: Owner, connectionId: string, changes: readonly MarkChange[]): Promise<void>;
};

export function columnMarks(db: Kysely<Tables>): ColumnMarks {
  const ofOwner = (spaceId: string) =>
    db
      .selectFrom('parley_column_marks')
      .selectAll()
      .where('space_id', '=', spaceId)
      .orderBy('schema_name')
      .orderBy('table_name')
      .orderBy('column_name');
  return {
    list: async (spaceId, connectionId) =>
      (await ofOwner(spaceId).where('connection_id', '=', connectionId).execute()).map(toMark),
    all: async (spaceId) => (await ofOwner(spaceId).execute()).map(toMark),
    change: (owner, connectionId, changes) =>
      db.transaction().execute(async (transaction) => {
        // An answer that is being shared was masked by the marks from before.
        await lockSpace(transaction, owner.id);
        for (const { schema, table, column, kind, category } of changes) {
          await transaction
            .deleteFrom('parley_column_marks')
            .where('space_id', '=', owner.id)
            .where('connection_id', '=', connectionId)
            .where('schema_name', '=', schema)
            .where('table_name', '=', table)
            .where('column_name', '=', column)
            .execute();
          if (kind === null) continue;
          await transaction
            .insertInto('parley_column_marks')
            .values({
              connection_id: connectionId,
              ...ownedBy(owner),
              schema_name: schema,
              table_name: table,
              column_name: column,
              kind,
              category,
              created_at: new Date().toISOString(),
            })
            .execute();
        }
      }),
  };
}

type Row = { schema_name: string; table_name: string; column_name: string; kind: string; category: string };

function toMark({
  schema_name: schema,
  table_name: table,
  column_name: column,
  kind,
  category,
}: Row): ColumnMark {
  return {
    schema,
    table,
    column,
    kind: parseEnumText(markKinds, kind),
    category: parseEnumText(markCategories, category),
  };
}

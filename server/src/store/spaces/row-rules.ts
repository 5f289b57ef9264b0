import type { Binding } from '@parley/contract/parameters';
import type { RowRules } from '@parley/contract/spaces/row-rules-and-groups';
import type { Kysely, Transaction } from 'kysely';
import { type Owner, ownedBy, type RowRights } from '../acting-member.ts';
import type { Tables } from '../database/table-types.ts';
import { attributeText, loadMemberRowRules, openText, toRules } from './load-member-row-rules.ts';
import { lockSpace } from './members.ts';

/** Which rows of which tables askers may read. */
export type RowRuleStore = {
  of(spaceId: string, connectionId: string): Promise<RowRules>;
  /** By connection, of every connection of a space that has any. */
  all(spaceId: string): Promise<ReadonlyMap<string, RowRules>>;
  /** With what the space knows of this member, in one query. */
  rightsOf(place: { spaceId: string; personId: string }): Promise<RowRights>;
  /** These, and no others, hold from now on. */
  set(owner: Owner, connectionId: string, rules: RowRules): Promise<void>;
};

export function rowRuleStore(db: Kysely<Tables>): RowRuleStore {
  const ofSpace = (spaceId: string) =>
    db
      .selectFrom('parley_row_rules')
      .selectAll()
      .where('space_id', '=', spaceId)
      .orderBy('schema_name')
      .orderBy('table_name')
      .orderBy('column_name');
  return {
    of: async (spaceId, connectionId) =>
      toRules(await ofSpace(spaceId).where('connection_id', '=', connectionId).execute()),
    all: async (spaceId) => {
      const rows = Map.groupBy(await ofSpace(spaceId).execute(), ({ connection_id }) => connection_id);
      return new Map([...rows].map(([id, of]) => [id, toRules(of)]));
    },
    rightsOf: (place) => loadMemberRowRules(db, place),
    set: (owner, connectionId, rules) =>
      db.transaction().execute(async (tx) => {
        await lockSpace(tx, owner.id);
        await tx
          .deleteFrom('parley_row_rules')
          .where('space_id', '=', owner.id)
          .where('connection_id', '=', connectionId)
          .execute();
        await insert(tx, { owner, connectionId, rules });
      }),
  };
}

type NewRules = { owner: Owner; connectionId: string; rules: RowRules };

async function insert(tx: Transaction<Tables>, { owner, connectionId, rules }: NewRules): Promise<void> {
  const entries = [
    ...rules.rules.map((rule) => ({ ...rule, boundTo: bindingText(rule.boundTo) })),
    ...rules.open.map((place) => ({ ...place, column: '', boundTo: openText })),
  ];
  for (const { schema, table, column, boundTo } of entries) {
    await tx
      .insertInto('parley_row_rules')
      .values({
        connection_id: connectionId,
        ...ownedBy(owner),
        schema_name: schema,
        table_name: table,
        column_name: column,
        bound_to: boundTo,
        created_at: new Date().toISOString(),
      })
      .execute();
  }
}

function bindingText(boundTo: Binding): string {
  return boundTo.kind === 'attribute' ? `${attributeText}${boundTo.name}` : boundTo.kind;
}

import type { Binding } from '@parley/contract/parameters';
import type { RowRules } from '@parley/contract/spaces/row-rules-and-groups';
import { type Kysely, sql } from 'kysely';
import type { RowRights } from '../acting-member.ts';
import type { Tables } from '../database/table-types.ts';

type Place = { spaceId: string; personId: string };

/** One query for all of it: every call of an asker needs it, and on PostgreSQL each query is a round trip. */
export async function loadMemberRowRules(db: Kysely<Tables>, place: Place): Promise<RowRights> {
  const rows = await rulesOf(db, place)
    .unionAll(groupsOf(db, place))
    .unionAll(attributesOf(db, place))
    .orderBy('schema_name')
    .orderBy('table_name')
    .orderBy('column_name')
    .orderBy('bound_to')
    .execute();
  const of = Map.groupBy(rows, ({ kind }) => kind);
  const rules = Map.groupBy(of.get('rule') ?? [], ({ connection_id }) => connection_id);
  const attributes = (of.get('attribute') ?? []).map((row) => [row.column_name, row.bound_to]);
  return {
    rules: new Map([...rules].map(([id, some]) => [id, toRules(some)])),
    known: {
      groups: (of.get('group') ?? []).map(({ bound_to }) => bound_to),
      attributes: Object.fromEntries(attributes),
    },
  };
}

const none = sql.lit('');

function rulesOf(db: Kysely<Tables>, { spaceId }: Place) {
  return db
    .selectFrom('parley_row_rules')
    .select([
      sql.lit('rule').as('kind'),
      'connection_id',
      'schema_name',
      'table_name',
      'column_name',
      'bound_to',
    ])
    .where('space_id', '=', spaceId);
}

function groupsOf(db: Kysely<Tables>, { spaceId, personId }: Place) {
  return db
    .selectFrom('parley_group_members as member')
    .innerJoin('parley_groups as one', 'one.id', 'member.group_id')
    .select([
      sql.lit('group').as('kind'),
      none.as('connection_id'),
      none.as('schema_name'),
      none.as('table_name'),
      none.as('column_name'),
      'one.name as bound_to',
    ])
    .where('member.space_id', '=', spaceId)
    .where('one.space_id', '=', spaceId)
    .where('member.profile_id', '=', personId);
}

function attributesOf(db: Kysely<Tables>, { spaceId, personId }: Place) {
  return db
    .selectFrom('parley_member_attributes')
    .select([
      sql.lit('attribute').as('kind'),
      none.as('connection_id'),
      none.as('schema_name'),
      none.as('table_name'),
      'name as column_name',
      'value as bound_to',
    ])
    .where('space_id', '=', spaceId)
    .where('profile_id', '=', personId);
}

export const openText = 'open';
export const attributeText = 'attribute ';

/** Only `insert` writes this column; whatever else stands there is somebody's attribute that nobody has. */
function bindingOf(text: string): Binding {
  if (text === 'mail' || text === 'groups') return { kind: text };
  return { kind: 'attribute', name: text.slice(attributeText.length) };
}

type Row = { schema_name: string; table_name: string; column_name: string; bound_to: string };

export function toRules(rows: readonly Row[]): RowRules {
  const [open, ruled] = [rows.filter(isOpen), rows.filter((row) => !isOpen(row))];
  return {
    rules: ruled.map((row) => ({
      schema: row.schema_name,
      table: row.table_name,
      column: row.column_name,
      boundTo: bindingOf(row.bound_to),
    })),
    open: open.map((row) => ({ schema: row.schema_name, table: row.table_name })),
  };
}

const isOpen = (row: Row) => row.bound_to === openText;

import { type Kysely, sql, type TableMetadata } from 'kysely';
import { tablesWithPersonalData } from '../src/store/accounts/tables-with-personal-data.ts';
import type { Tables } from '../src/store/database/table-types.ts';

type Person = { id: string; email: string };

/** Those of Parley, with their columns as they are now. */
export async function tablesOf(db: Kysely<Tables>): Promise<TableMetadata[]> {
  const all = await db.introspection.getTables({ withInternalKyselyTables: true });
  return all.filter(({ name, isView }) => !isView && name.startsWith('parley_'));
}

/** A row of a person in every table that there is, each pointing at the ones before. */
export async function fillEveryTable(db: Kysely<Tables>, person: Person, clientId: string): Promise<void> {
  const tables = await tablesOf(db);
  const ids: Record<string, string> = {
    profile_id: person.id,
    user_id: person.id,
    space_id: person.id,
    client_id: clientId,
  };
  for (const { table, withheld, key } of tablesWithPersonalData) {
    const columns = tables.find(({ name }) => name === table)?.columns;
    if (!columns) continue;
    const isPerson = table === 'parley_profiles' || table === 'parley_spaces';
    const id = isPerson ? person.id : `${table} of ${person.id}`;
    const row = Object.fromEntries(
      columns.map(({ name, dataType }) => {
        if (name === 'id' || (key.length === 1 && key[0] === name && name === 'hash')) return [name, id];
        if (name === 'email' || name === 'user_email') return [name, person.email];
        if (name === 'value') return [name, person.id];
        if (ids[name]) return [name, ids[name]];
        const canary = withheld.includes(name)
          ? `withheld-${person.id}-${name}`
          : `shown-${table}-${person.id}`;
        return [name, valueFor(dataType, canary)];
      }),
    );
    const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
    await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(row))})`.execute(
      db,
    );
    // What later rows call it: `parley_tools` is pointed at by `tool_id`.
    for (const name of pointers[table] ?? []) ids[name] = id;
  }
}

const pointers: Record<string, readonly string[]> = {
  parley_groups: ['group_id'],
  parley_uploads: ['upload_id'],
  parley_oauth_grants: ['grant_id'],
  parley_connections: ['connection_id'],
  parley_tools: ['tool_id'],
  parley_conversations: ['conversation_id'],
  parley_executions: ['execution_id'],
  parley_access_tokens: ['token_id'],
  parley_toolsets: ['toolset_id'],
};

function valueFor(dataType: string, text: string): unknown {
  const type = dataType.toLowerCase();
  if (/int|real|double|float|numeric/.test(type)) return 1;
  if (/bool/.test(type)) return true;
  if (/blob|bytea/.test(type)) return Buffer.from(text);
  return /time/.test(type) ? '2026-11-15T09:00:00.000Z' : text;
}

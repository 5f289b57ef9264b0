import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Person } from '../acting-member.ts';
import { isoText } from '../database/column-conversions.ts';
import { bite, inBites } from '../database/in-bites.ts';
import type { Tables } from '../database/table-types.ts';
import { type TableWithPersonalData, tablesWithPersonalData } from './tables-with-personal-data.ts';

export type PeopleAndTheirData = {
  list(): Promise<Person[]>;
  findByEmail(email: string): Promise<Person | null>;
  /** Whether a password opens the account; somebody who came with Google has none. */
  hasPassword(id: string): Promise<boolean>;
  /** Everything of a person, a few rows at a time, in the order of `tablesWithPersonalData`. */
  rowsOf(id: string): AsyncGenerator<{ name: string; rows: Record<string, unknown>[] }>;
  /** Every row of theirs in every table, the profile last: one that was interrupted is finished by the next. */
  remove(id: string): Promise<void>;
};

export function peopleAndTheirData(db: Kysely<Tables>): PeopleAndTheirData {
  const profiles = () => db.selectFrom('parley_profiles').select(['id', 'email', 'name', 'created_at']);
  return {
    list: async () => (await profiles().orderBy('email').execute()).map(toPerson),
    findByEmail: async (email) => {
      const row = await profiles().where('email', '=', email.trim().toLowerCase()).executeTakeFirst();
      return row ? toPerson(row) : null;
    },
    hasPassword: async (id) => {
      const { rows } =
        await sql`select 1 from parley_accounts where user_id = ${id} and password is not null`.execute(db);
      return rows.length > 0;
    },
    rowsOf: (id) => rowsOf(db, id),
    remove: (id) => remove(db, id),
  };
}

async function* rowsOf(db: Kysely<Tables>, id: string) {
  for (const table of tablesWithPersonalData) {
    if (table.isSecret) continue;
    let after: readonly unknown[] | null = null;
    do {
      const { rows } = await nextRows(db, { table, id, after });
      const last: Record<string, unknown> | undefined = rows.length < bite ? undefined : rows.at(-1);
      after = last ? table.key.map((column) => last[column]) : null;
      yield { name: table.name, rows: rows.map((row) => shown(table, row)) };
    } while (after !== null);
  }
}

type Page = { table: TableWithPersonalData; id: string; after: readonly unknown[] | null };

function nextRows(db: Kysely<Tables>, { table, id, after }: Page) {
  const key = sql.join(table.key.map((column) => sql.ref(column)));
  const later = after === null ? sql`` : sql`and (${key}) > (${sql.join(after)})`;
  return sql<Record<string, unknown>>`select * from ${sql.table(table.table)}
    where ${ofPerson(table, id)} ${later} order by ${key} limit ${sql.lit(bite)}`.execute(db);
}

function ofPerson({ owner }: TableWithPersonalData, id: string) {
  if (typeof owner === 'string') return sql`${sql.ref(owner)} = ${id}`;
  const { column, of, ownedBy } = owner;
  return sql`${sql.ref(column)} in (select id from ${sql.table(of)} where ${sql.ref(ownedBy)} = ${id})`;
}

function shown(
  { withheld, json }: TableWithPersonalData,
  row: Record<string, unknown>,
): Record<string, unknown> {
  const visible = Object.entries(row).filter(([column]) => !withheld.includes(column));
  return Object.fromEntries(
    visible.map(([column, value]) => [
      column,
      json.includes(column) && typeof value === 'string' ? parsed(value) : value,
    ]),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function remove(db: Kysely<Tables>, id: string): Promise<void> {
  // Rows that others point at go after those others: nothing is left to be looked for one by one.
  for (const table of tablesWithPersonalData.toReversed()) {
    await inBites(() => removeSome(db, table, id));
  }
}

async function removeSome(
  db: Kysely<Tables>,
  table: TableWithPersonalData,
  id: string,
): Promise<bigint | undefined> {
  const key = sql.join(table.key.map((column) => sql.ref(column)));
  const { numAffectedRows } = await sql`delete from ${sql.table(table.table)} where (${key}) in
    (select ${key} from ${sql.table(table.table)} where ${ofPerson(table, id)} limit ${sql.lit(bite)})`.execute(
    db,
  );
  return numAffectedRows;
}

type ProfileRow = { id: string; email: string; name: string; created_at: string | Date };

function toPerson({ id, email, name, created_at }: ProfileRow): Person {
  return { id, email, name, createdAt: isoText(created_at) };
}

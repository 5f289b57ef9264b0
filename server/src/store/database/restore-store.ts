import { sql } from 'kysely';
import { tablesWithoutPersonalData, tablesWithPersonalData } from '../accounts/tables-with-personal-data.ts';
import { openEngine } from '../store.ts';
import { migrate } from './migrate.ts';
import type { Row } from './snapshot.ts';
import type { StorePlace } from './store-engine-types.ts';

type Filling = {
  place: StorePlace;
  /** How far the store was brought when the rows were read. */
  migrations: readonly string[];
  /** In the order of `inOrder`. */
  rows: AsyncIterable<{ table: string; rows: readonly Row[] }>;
};

/** Both engines take fewer values than this in one statement. */
const mostValues = 10_000;

/** Nobody's rows that point at a space; everything else of nobody's is pointed at by others. */
const ofSpaces = ['parley_space_events'];

/** Tables in an order in which each row stands after those that it points at. */
export function inOrder(tables: readonly string[]): string[] {
  const first = Object.keys(tablesWithoutPersonalData).filter((table) => !ofSpaces.includes(table));
  const known = [...first, ...tablesWithPersonalData.map(({ table }) => table), ...ofSpaces];
  return tables.toSorted((a, b) => known.indexOf(a) - known.indexOf(b));
}

/** Makes a store where there is none, as old as the rows are, and puts them in; all of them or none. */
export async function fillStore({ place, migrations, rows }: Filling): Promise<void> {
  const engine = await openEngine({ ...place, onIdleError: () => undefined });
  try {
    await migrate(engine, migrations.at(-1));
    await engine.db.transaction().execute(async (transaction) => {
      for await (const { table, rows: some } of rows) {
        for (const part of parts(some)) {
          const columns = sql.join(Object.keys(part[0] ?? {}).map((column) => sql.ref(column)));
          const values = sql.join(part.map((row) => sql`(${sql.join(Object.values(row))})`));
          await sql`insert into ${sql.table(table)} (${columns}) values ${values}`.execute(transaction);
        }
      }
    });
  } catch (error) {
    // There was no store here before: what is left of the attempt would look like one.
    if (!engine.isEmbedded) await dropTables(engine.db).catch(() => undefined);
    throw error;
  } finally {
    await engine.close();
  }
}

function* parts(rows: readonly Row[]): Generator<readonly Row[]> {
  const width = Object.keys(rows[0] ?? {}).length;
  const size = Math.max(1, Math.floor(mostValues / Math.max(1, width)));
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

async function dropTables(db: Awaited<ReturnType<typeof openEngine>>['db']): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  for (const { name } of tables.filter((table) => table.name.startsWith('parley_'))) {
    await sql`drop table if exists ${sql.table(name)} cascade`.execute(db);
  }
}

import type { Catalogue, ViewDefinition } from '../../guard/mysql/approve.ts';
import type { Place } from '../../guard/mysql/check-statement.ts';
import type { Session } from './session.ts';

type Cached<T> = { value: T; until: number };

/** How long a view may have changed before the guard looks again. The engine's read-only session never waits. */
const freshFor = 10_000;
/** From here on one look at all views is cheaper than one for each name. */
const mostLookUps = 60;

/** What the guard asks of the catalogue, remembered for a few seconds. */
export function catalogueOf(
  database: string,
  withSession: <T>(work: (session: Session) => Promise<T>) => Promise<T>,
): Catalogue {
  const views = new Map<string, Cached<ViewDefinition | undefined>>();
  let functions: Cached<ReadonlySet<string>> | undefined;
  return {
    database,
    async views(places) {
      const now = Date.now();
      const keyed = places.map((place) => ({ place, key: keyOf(place) }));
      const unknown = keyed.filter(({ key }) => (views.get(key)?.until ?? 0) < now);
      if (unknown.length > 0) {
        const found = await withSession((session) =>
          lookUp(
            session,
            database,
            unknown.map(({ place }) => place),
          ),
        );
        if (views.size > 5_000) views.clear();
        for (const { key, place } of unknown) {
          views.set(key, {
            value: found.find((view) => isSame(view, place, database)),
            until: now + freshFor,
          });
        }
      }
      return keyed.flatMap(({ key }) => views.get(key)?.value ?? []);
    },
    async functions() {
      if (!functions || functions.until < Date.now()) {
        const rows = await withSession((session) => session.rows(functionsQuery));
        functions = { value: new Set(rows.map(([name]) => name ?? '')), until: Date.now() + freshFor };
      }
      return functions.value;
    },
    whyNotUndone: (places) => withSession((session) => whyNotUndone(session, database, places)),
  };
}

const functionsQuery = `SELECT UPPER(ROUTINE_NAME) FROM information_schema.ROUTINES
  WHERE ROUTINE_SCHEMA = DATABASE() AND ROUTINE_TYPE = 'FUNCTION'`;

const viewsQuery = 'SELECT TABLE_SCHEMA, TABLE_NAME, VIEW_DEFINITION FROM information_schema.VIEWS';

/** Servers find a view by its exact name without opening any other: hence one look-up a name, in one statement. */
async function lookUp(
  session: Session,
  database: string,
  places: readonly Place[],
): Promise<ViewDefinition[]> {
  const one = `${viewsQuery} WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?`;
  const rows =
    places.length > mostLookUps
      ? await session.rows(`${viewsQuery} WHERE TABLE_SCHEMA <> 'sys'`)
      : await session.boundRows(
          places.map(() => one).join(' UNION ALL '),
          places.flatMap(({ schema, name }) => [schema ?? database, name]),
        );
  return rows.map(([schema, name, definition]) => ({
    schema: schema ?? '',
    name: name ?? '',
    definition: definition || null,
  }));
}

/** Whether case matters in names is a setting of the server; treating them as one checks too much, never too little. */
function isSame(view: Place, place: Place, database: string): boolean {
  return (
    view.name.toLowerCase() === place.name.toLowerCase() &&
    view.schema?.toLowerCase() === (place.schema ?? database).toLowerCase()
  );
}

function keyOf({ schema, name }: Place): string {
  return JSON.stringify([schema, name]);
}

const enginesQuery = `SELECT t.TABLE_SCHEMA, t.TABLE_NAME, t.ENGINE
  FROM information_schema.TABLES t LEFT JOIN information_schema.ENGINES e ON e.ENGINE = t.ENGINE
  WHERE t.TABLE_TYPE NOT IN ('VIEW', 'SYSTEM VIEW')
    AND t.TABLE_SCHEMA NOT IN ('mysql', 'information_schema', 'performance_schema', 'sys')
    AND (e.TRANSACTIONS IS NULL OR e.TRANSACTIONS <> 'YES')`;

const triggersQuery = `SELECT EVENT_OBJECT_SCHEMA, EVENT_OBJECT_TABLE FROM information_schema.TRIGGERS`;

/**
 * Tables of engines without transactions keep what was written to them, whatever is rolled back; triggers could
 * write to one on behalf of a table that does roll back.
 */
async function whyNotUndone(
  session: Session,
  database: string,
  places: readonly Place[],
): Promise<string | undefined> {
  const lasting = (await session.rows(enginesQuery)).map(([schema, name, engine]) => ({
    schema: schema ?? '',
    name: name ?? '',
    engine: engine ?? 'unknown',
  }));
  if (lasting.length === 0) return undefined;
  const named = lasting.find((table) => places.some((place) => isSame(table, place, database)));
  if (named)
    return `the table ${named.name} (${named.engine}) cannot take back a write, so it cannot be rehearsed.`;
  const triggering = (await session.rows(triggersQuery)).find(([schema, name]) =>
    places.some((place) => isSame({ schema: schema ?? '', name: name ?? '' }, place, database)),
  );
  return triggering
    ? `${triggering[1]} has a trigger, and ${lasting[0]?.name} cannot take back what a trigger writes to it.`
    : undefined;
}

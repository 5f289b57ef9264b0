import type {
  MysqlCatalogue,
  TableName,
  TriggerDefinition,
  ViewDefinition,
} from '../../guard/mysql/public-types.ts';
import { localEngines } from '../../guard/mysql/public-types.ts';
import { foldedName, type TakenNames, takenNames } from '../../sql/mysql-name-folding.ts';
import type { Session } from './session.ts';

type Cached<T> = { value: T; until: number };

/** How long a view may have changed before the guard looks again. The engine's read-only session never waits. */
const freshFor = 10_000;
/** From here on one look at all views is cheaper than one for each name. */
const mostLookUps = 60;

/** What the guard asks of the catalogue, remembered for a few seconds. */
export function guardCatalogueOf(
  database: string,
  withSession: <T>(work: (session: Session) => Promise<T>) => Promise<T>,
): MysqlCatalogue {
  const views = new Map<string, Cached<ViewDefinition | undefined>>();
  let functions: Cached<TakenNames> | undefined;
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
        const rows = await withSession((session) => madeFunctions(session));
        functions = { value: takenNames(rows.map(([name]) => name ?? '')), until: Date.now() + freshFor };
      }
      return functions.value;
    },
    triggers: (places) => withSession((session) => triggersOf(session, database, places)),
    elsewhere: (places) => withSession((session) => elsewhere(session, database, places)),
    whyNotUndone: (places) => withSession((session) => whyNotUndone(session, database, places)),
  };
}

const functionsQuery = `SELECT ROUTINE_NAME FROM information_schema.ROUTINES
  WHERE ROUTINE_SCHEMA = DATABASE() AND ROUTINE_TYPE = 'FUNCTION'`;

/** MariaDB and MySQL before 8 keep loaded functions in the first, MySQL 8 shows those of components in the second. */
const loadedQueries = [
  'SELECT name FROM mysql.func',
  'SELECT UDF_NAME FROM performance_schema.user_defined_functions',
];

/** Who may not look at the loaded ones sees those that are stored. */
async function madeFunctions(session: Session): Promise<(string | null)[][]> {
  const stored = await session.rows(functionsQuery);
  for (const query of loadedQueries) {
    stored.push(...(await session.rows(query).catch(() => [])));
  }
  return stored;
}

const viewsQuery = 'SELECT TABLE_SCHEMA, TABLE_NAME, VIEW_DEFINITION FROM information_schema.VIEWS';

/** Servers find a view by its exact name without opening any other: hence one look-up a name, in one statement. */
async function lookUp(
  session: Session,
  database: string,
  places: readonly TableName[],
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
function isSame(view: TableName, place: TableName, database: string): boolean {
  return (
    foldedName(view.name) === foldedName(place.name) &&
    foldedName(view.schema ?? '') === foldedName(place.schema ?? database)
  );
}

function keyOf({ schema, name }: TableName): string {
  return JSON.stringify([schema, name]);
}

const enginesQuery = `SELECT t.TABLE_SCHEMA, t.TABLE_NAME, t.ENGINE
  FROM information_schema.TABLES t LEFT JOIN information_schema.ENGINES e ON e.ENGINE = t.ENGINE
  WHERE t.TABLE_TYPE NOT IN ('VIEW', 'SYSTEM VIEW')
    AND t.TABLE_SCHEMA NOT IN ('mysql', 'information_schema', 'performance_schema', 'sys')
    AND (e.TRANSACTIONS IS NULL OR e.TRANSACTIONS <> 'YES')`;

const triggersQuery = `SELECT EVENT_OBJECT_SCHEMA, EVENT_OBJECT_TABLE, TRIGGER_NAME, ACTION_STATEMENT, SQL_MODE
  FROM information_schema.TRIGGERS WHERE EVENT_OBJECT_SCHEMA NOT IN ('mysql', 'sys')`;

async function triggersOf(
  session: Session,
  database: string,
  places: readonly TableName[],
): Promise<TriggerDefinition[]> {
  const rows = await session.rows(triggersQuery);
  return rows
    .map(([schema, name, trigger, body, modes]) => ({
      schema: schema ?? '',
      name: name ?? '',
      trigger: trigger ?? '',
      body: body || null,
      modes: modes ?? '',
    }))
    .filter((trigger) => places.some((place) => isSame(trigger, place, database)));
}

const elsewhereQuery = `SELECT TABLE_SCHEMA, TABLE_NAME, ENGINE FROM information_schema.TABLES
  WHERE TABLE_TYPE NOT IN ('VIEW', 'SYSTEM VIEW')
    AND TABLE_SCHEMA NOT IN ('mysql', 'information_schema', 'performance_schema', 'sys')
    AND (ENGINE IS NULL OR ENGINE NOT IN (${localEngines.map((engine) => `'${engine}'`).join(', ')}))`;

/** Of a table that cannot be opened only its own definition tells something. */
async function elsewhere(
  session: Session,
  database: string,
  places: readonly TableName[] | undefined,
): Promise<string[]> {
  const rows = await session.rows(elsewhereQuery);
  return rows
    .map(([schema, name, engine]) => ({ schema: schema ?? '', name: name ?? '', engine }))
    .filter((table) =>
      places ? places.some((place) => isSame(table, place, database)) : table.engine !== null,
    )
    .map(({ name }) => name);
}

/** Tables of engines without transactions keep what was written to them, whatever is rolled back. */
async function whyNotUndone(
  session: Session,
  database: string,
  places: readonly TableName[],
): Promise<string | undefined> {
  const lasting = (await session.rows(enginesQuery)).map(([schema, name, engine]) => ({
    schema: schema ?? '',
    name: name ?? '',
    engine: engine ?? 'unknown',
  }));
  const named = lasting.find((table) => places.some((place) => isSame(table, place, database)));
  return named
    ? `the table ${named.name} (${named.engine}) cannot take back a write, so it cannot be rehearsed.`
    : undefined;
}

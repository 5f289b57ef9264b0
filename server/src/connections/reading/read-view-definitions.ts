import type { DatabaseSchema, Dialect, Table } from '@parley/contract/database-schema';
import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import type { Database } from '../../databases/port.ts';
import { dialectTraits } from '../../guard/dialect-traits.ts';
import type { Flow } from '../../language/statement/column-flow.ts';
import { readColumnFlow } from '../../language/statement/read-column-flow.ts';
import type { Definitions } from '../../masking/connection-masking.ts';
import { scaleTimeLimit } from '../../platform/scale-time-limit.ts';
import { grammarWords, harmlessFunctions } from '../../sql/mysql-function-allowlist.ts';
import { loadParser } from '../../sql/parse-postgres.ts';
import type { ConnectionRequest, DatabaseAccess } from '../opening/database-access.ts';

/** Each row: what it is ('view' or 'call'), its schema, its name and, of a view, its statement. */
const queries: Record<Dialect, string> = {
  postgres: `SELECT 'view', n.nspname, c.relname, pg_get_viewdef(c.oid)
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('v', 'm') AND n.nspname NOT IN ('pg_catalog', 'information_schema')
    UNION ALL SELECT 'call', '', p.proname, ''
    FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE p.oid >= 16384 AND n.nspname NOT IN ('pg_catalog', 'information_schema')
      AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    UNION ALL SELECT 'call', '', o.oprname, ''
    FROM pg_operator o
    WHERE o.oid >= 16384 AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = o.oid AND d.deptype = 'e')`,
  mysql: `SELECT 'view', '', table_name, view_definition FROM information_schema.views WHERE table_schema = database()`,
  sqlite: `SELECT 'view', '', name, sql FROM sqlite_master WHERE type = 'view'`,
};

const budget = { time: scaleTimeLimit(5_000), rows: 10_000, bytes: 4_194_304 };
/** As long as the guard keeps a verdict: a view that is replaced shows something else. */
const freshFor = 60_000;
const mostKept = 200;

/** `isKnown`: the database said what it has; else everything counts as unknown. */
type Known = Definitions & { isKnown: boolean };

export type ReadViewDefinitions = (asking: ConnectionRequest, schema: DatabaseSchema) => Promise<Definitions>;

/** What stands behind the views of a database. What cannot be read is unknown, and so masked. */
export function createReadViewDefinitions({
  databaseAccess,
}: {
  databaseAccess: DatabaseAccess;
}): ReadViewDefinitions {
  const kept = new Map<string, { made: Promise<Known>; until: number }>();
  return (asking, schema) => {
    const key = JSON.stringify([asking.owner.id, asking.id, schema.fingerprint]);
    const known = kept.get(key);
    const make = () =>
      // Names and statements of views, no rows: what they hide from an asker is decided by them.
      databaseAccess.use({ ...asking, owner: { ...asking.owner, role: 'maker' } }, ({ database, signal }) =>
        readDefinitions(database, schema, signal),
      );
    // Whoever asked first may have called it off, which is no answer for anybody else.
    if (known && known.until > Date.now()) return known.made.catch(make);
    if (kept.size >= mostKept) kept.clear();
    const made = make();
    kept.set(key, { made, until: Date.now() + freshFor });
    made.then(
      ({ isKnown }) => isKnown || kept.delete(key),
      () => kept.delete(key),
    );
    return made;
  };
}

async function readDefinitions(
  database: Database,
  { tables }: DatabaseSchema,
  signal: AbortSignal,
): Promise<Known> {
  const { dialect } = database;
  const isNeeded = dialectTraits[dialect].hasParser || tables.some(({ kind }) => kind.endsWith('view'));
  const rows = isNeeded ? await look(database, signal) : [];
  if (dialectTraits[dialect].hasParser) await loadParser();
  const flows = new Map<string, Flow | null>();
  for (const [kind, schema, name, sql] of rows ?? []) {
    if (kind === 'view' && name) flows.set(`${schema} ${name}`, viewFlow(dialect, sql ?? ''));
  }
  const calls = new Set(rows?.filter(([kind]) => kind === 'call').map(([, , name]) => name ?? ''));
  return {
    isKnown: rows !== undefined,
    viewFlow: ({ schema, name }: Table) => flows.get(`${schema} ${name}`) ?? flows.get(` ${name}`) ?? null,
    ...opaqueness[dialect](rows === undefined ? () => true : (call) => calls.has(call)),
  };
}

/** SQLite keeps the whole of `CREATE VIEW … AS …`. A long text would keep everybody waiting. */
function viewFlow(dialect: Dialect, sql: string): Flow | null {
  const statement = sql.replace(/^\s*CREATE\b.*?\bAS\b(?=\s*\(?\s*(?:SELECT|WITH|VALUES)\b)/is, '');
  return statement.length > limits.query.readAtOnce ? null : readColumnFlow(dialect, statement);
}

type Opaqueness = Pick<Definitions, 'isOpaque' | 'isOpaqueField'>;

/** Which calls may read tables by themselves; only PostgreSQL takes a field for a call. */
const opaqueness: Record<Dialect, (isMade: (call: string) => boolean) => Opaqueness> = {
  postgres: (isMade) => ({ isOpaque: isMade, isOpaqueField: isMade }),
  mysql: () => ({
    isOpaque: (call) => !harmlessFunctions.has(call.toUpperCase()) && !grammarWords.has(call.toUpperCase()),
    isOpaqueField: () => false,
  }),
  // SQLite has no functions that somebody wrote in SQL.
  sqlite: () => ({ isOpaque: () => false, isOpaqueField: () => false }),
};

/** `undefined`: the guard or the database would not have it. */
async function look(database: Database, signal: AbortSignal): Promise<(string | null)[][] | undefined> {
  try {
    const proposal = { sql: queries[database.dialect], parameters: [], values: {} };
    const approved = await database.approveRead(proposal);
    const { rows, truncated } = await database.query(approved, { limits: budget, signal, rowsOnly: true });
    return truncated === null ? rows : undefined;
  } catch (error) {
    if (error instanceof ParleyError && ['sql_refused', 'sql_failed', 'query_timeout'].includes(error.code)) {
      return undefined;
    }
    throw error;
  }
}

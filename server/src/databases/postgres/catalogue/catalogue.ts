import { ParleyError } from '@parley/contract/errors';
import type { QueryOptions } from '../../port.ts';
import { begin, inSession, rollBack } from '../run-in-session.ts';
import type { Row } from '../text-row-type.ts';
import type { Step } from '../wire/pipeline.ts';
import { withRetry } from '../wire/retry-prepared-statement.ts';
import type { Session } from '../wire/session.ts';
import type { SessionPool } from '../wire/session-pool.ts';

/** A query of our own. With a name it is kept parsed and planned, because it is asked again and again. */
export type CatalogueQuery = { text: string; name?: string };

export type CatalogueRead = { values?: readonly string[]; options?: QueryOptions };

export type PostgresCatalogue = {
  /** In one round trip, read-only like everybody's; rows in the order of the queries. */
  read(queries: readonly CatalogueQuery[], read?: CatalogueRead): Promise<Row[][]>;
  /** As the server counts: 15.4 is 150004. */
  serverVersion(): Promise<number>;
};

/** A database of 100,000 tables stays below it; a server that sends without end does not. */
const mostBytes = 256 * 1_048_576;

export function catalogueOf(pool: SessionPool): PostgresCatalogue {
  let version: number | undefined;
  return {
    read: (queries, read = {}) =>
      inSession(pool, { ...read.options, isReusable: true }, (session) => ask(session, queries, read)),
    async serverVersion() {
      version ??= await inSession(pool, { isReusable: true }, async (session) => session.serverVersion);
      return version;
    },
  };
}

function ask(
  session: Session,
  queries: readonly CatalogueQuery[],
  { values = [], options = {} }: CatalogueRead,
): Promise<Row[][]> {
  return withRetry(session, async () => {
    const before = [...begin(session, 'read', options), ...withoutJit(session)];
    const steps = queries.map(({ name, text: written }) => {
      const text = pinOperators(written);
      return name === undefined ? { text, values } : session.prepared(name, { text, values });
    });
    const { results, isCut } = await session.run([...before, ...steps, rollBack(session)], mostBytes);
    if (isCut) throw tooLarge();
    return results.slice(before.length, -1).map(({ rows }) => rows);
  });
}

/** Compiling a query that runs for a millisecond takes half a second. */
function withoutJit(session: Session): Step[] {
  const text = `SELECT pg_catalog.set_config('jit', 'off', true)`;
  return session.serverVersion >= 110_000 ? [session.prepared('parley_without_jit', { text })] : [];
}

function tooLarge(): ParleyError {
  return new ParleyError('sql_failed', { values: { reason: 'its catalogue is too large to read.' } });
}

/**
 * Our own queries run with the search path of whoever's database it is. An operator that somebody made there for
 * exactly the types at hand (`oid = int4`, `name || name`) wins over the system's own, and would run with our rights:
 * every operator is said to be the system's. Functions and types are written with their schema; a test holds that.
 */
export function pinOperators(text: string): string {
  const known = pinned.get(text);
  if (known !== undefined) return known;
  const result = text
    .replaceAll(inSubquery, (_, not) => (not ? '<> ALL (' : '= ANY ('))
    .replaceAll(inList, (_, not, list) => `${not ? '<> ALL' : '= ANY'} (ARRAY[${list}])`)
    .replaceAll(literalOrOperator, (token) =>
      /^['":]/.test(token) ? token : ` OPERATOR(pg_catalog.${token}) `,
    );
  pinned.set(text, result);
  return result;
}

const pinned = new Map<string, string>();

const inSubquery = /\b(NOT )?IN \((?=SELECT)/g;
const inList = /\b(NOT )?IN \(((?:'[^']*'|\d+)(?:, (?:'[^']*'|\d+))*)\)/g;

/** `-` and `+` count only between spaces: a sign before a number is none. */
const literalOrOperator = /'(?:[^']|'')*'|"[^"]*"|::|->>|->|<>|<=|>=|!~|\|\||&&|[=<>~?]|(?<= )[-+](?= )/g;

import type { DatabaseSchema } from '@parley/contract/database-schema';
import { ParleyError } from '@parley/contract/errors';
import type { ResultColumn } from '@parley/contract/query-result';
import { type ApprovedSql, assertApproved } from '../../guard/approved-sql.ts';
import { allowedSchemas } from '../allowed-hosted-schemas.ts';
import type { Database, Greeting, Privileges, QueryOptions } from '../port.ts';
import { buildSchemaFromRows } from '../postgres/build-schema-from-rows.ts';
import { cachedApprovals } from '../postgres/cached-approvals/cached-approvals.ts';
import type { PostgresCatalogue } from '../postgres/catalogue/catalogue.ts';
import { introspectionQueries } from '../postgres/introspection-queries.ts';
import { guardFactsLookUp } from '../postgres/look-up-guard-facts.ts';
import { privilegesFrom, privilegesQuery } from '../postgres/privileges-query.ts';
import { resultColumnsOf } from '../postgres/result-columns.ts';
import type { ProjectPlace } from '../project-transport-types.ts';
import { cacheLookUps } from './cache-catalogue-look-ups.ts';
import { checkWrite, describe } from './describe-statement.ts';
import { createExpiringCache } from './expiring-cache.ts';
import { hostedCatalogue } from './hosted-catalogue.ts';
import { ProjectSession } from './project-session.ts';
import { nameResolver } from './resolve-names.ts';
import { query, stream } from './run-read.ts';
import { rehearse, write } from './run-write.ts';

/** The PostgreSQL dialect over HTTP. A statement there cannot be stopped from here, only left alone. */
export function openSupabase({ transport, schemas: added = [], trustedFunctions }: ProjectPlace): Database {
  const session = new ProjectSession(transport);
  const schemas = allowedSchemas(added);
  const reader = hostedCatalogue(session, 'read');
  const writer = hostedCatalogue(session, 'write');
  const qualify = nameResolver(reader, [...schemas]);
  const trusted = new Set(trustedFunctions);
  const house = (catalogue: PostgresCatalogue) =>
    cachedApprovals(
      catalogue,
      { trusted, schemas, qualify },
      { lookUp: cacheLookUps(guardFactsLookUp(catalogue)) },
    );
  const reads = house(reader);
  const writes = house(writer);
  const columnsOf = resultColumnsOf(reader);
  const prepare = rememberColumns((statement, more) => describe({ session, columnsOf }, statement, more));
  const reading = { session, columnsOf: prepare };
  const writing = { session, catalogue: reader, columnsOf };

  return {
    dialect: 'postgres',
    capabilities: { schemas: true, rehearsal: true, cancel: false },
    greet: () => greet(reader),
    async introspect(more = {}): Promise<DatabaseSchema> {
      const results = await reader.read(introspectionQueries, { options: more });
      const schema = buildSchemaFromRows(ownTables(results, schemas));
      for (const approvals of [reads, writes]) approvals.keepFor(schema.fingerprint);
      return schema;
    },
    approveRead: (proposal) => reads.approve(proposal, 'read'),
    approveWrite: (proposal) => writes.approve(proposal, 'write'),
    async prepare(statement) {
      assertApproved(statement, 'postgres');
      return statement.access === 'read' ? prepare(statement, {}) : checkWrite(session, statement);
    },
    async query(statement, more = {}) {
      reads.assertRead(statement);
      return query(reading, statement, more);
    },
    stream(statement, more = {}) {
      reads.assertRead(statement);
      return stream(reading, statement, more);
    },
    async rehearse(statement, more = {}) {
      return rehearse(writing, { statement, target: writes.targetOf(statement) }, more);
    },
    async write(statement, expectedRows, more = {}) {
      return write(writing, { statement, target: writes.targetOf(statement) }, { ...more, expectedRows });
    },
    privileges: () => privileges(reader, writer),
    close: async () => session.close(),
  };
}

async function greet(catalogue: PostgresCatalogue): Promise<Greeting> {
  const started = performance.now();
  const [rows] = await catalogue.read([{ text: `SELECT pg_catalog.current_setting('server_version')` }]);
  const latencyMs = performance.now() - started;
  return { version: `PostgreSQL ${rows?.[0]?.[0]?.split(' ')[0] ?? ''}`, latencyMs };
}

/** A grant may allow reading only; then that is what its role may do. Reads have a role of their own already. */
async function privileges(reader: PostgresCatalogue, writer: PostgresCatalogue): Promise<Privileges> {
  const [rows] = await writer.read([{ text: privilegesQuery }]).catch((error: unknown) => {
    if (error instanceof ParleyError && error.code === 'hosted_refused')
      return reader.read([{ text: privilegesQuery }]);
    throw error;
  });
  return { ...privilegesFrom(rows?.[0] ?? []), readOnlyRole: null };
}

type Rows = Awaited<ReturnType<PostgresCatalogue['read']>>;

/** Without a search path every type of people's own comes with its schema; people know it without. */
function ownTables(
  [tables = [], columns = [], types = [], ...others]: Rows,
  schemas: ReadonlySet<string>,
): Rows {
  const own = tables.filter(([, schema]) => schemas.has(schema ?? ''));
  const short = types.map((row) => row.with(2, row[2]?.replace(/^public\./, '') ?? null));
  return [own, columns, short, ...others];
}

type Describe = (statement: ApprovedSql, options: QueryOptions) => Promise<ResultColumn[]>;

function rememberColumns(find: Describe): Describe {
  const known = createExpiringCache<ResultColumn[]>();
  return async (statement, options) => {
    const columns = known.get(statement.fingerprint) ?? (await find(statement, options));
    known.set(statement.fingerprint, columns);
    return columns;
  };
}

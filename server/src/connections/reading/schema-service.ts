import type { DatabaseSchema, Table } from '@parley/contract/database-schema';
import { ParleyError } from '@parley/contract/errors';
import type { Recorder } from '../../records/execution-recorder.ts';
import { statementReceipt } from '../../records/statement-receipt.ts';
import type { Owner } from '../../store/acting-member.ts';
import type { StoredConnection } from '../../store/connections/connections.ts';
import type { Store } from '../../store/store.ts';
import type { FindSource, NamedSource } from '../find-source.ts';
import type { LoadedSchema, ProjectSchemaLoader } from '../hosted/load-project-schema.ts';
import type { ConnectionRequest, DatabaseAccess } from '../opening/database-access.ts';
import type { RequestContext } from '../running/public-types.ts';
import { tablePageQuery } from '../running/table-page-query.ts';
import { compareSchemas } from './compare-schemas.ts';
import type { Scan, SchemaService, TableData, TableDataInput } from './public-types.ts';

type Parts = {
  store: Pick<Store, 'connections' | 'schemas'>;
  databaseAccess: DatabaseAccess;
  findSource: FindSource;
  recorder: Pick<Recorder, 'read'>;
  /** The ways to the schema of a hosted project. */
  loadProject: ProjectSchemaLoader | undefined;
};

export function createSchemaService(parts: Parts): SchemaService {
  const { store, databaseAccess } = parts;
  const show = async (owner: Owner, id: string) => {
    await databaseAccess.find(owner, id);
    const stored = await store.schemas.find(owner.id, id);
    return { schema: stored?.schema ?? null, custom: stored?.custom ?? null };
  };
  return {
    scan: (asking) => scan(parts, asking),
    show,
    saveCustom: async (owner, id, custom) => {
      await databaseAccess.find(owner, id);
      await store.schemas.saveCustom(owner, id, custom);
      return show(owner, id);
    },
    tableData: (context, input) => tableData(parts, context, input),
    privileges: (asking) => databaseAccess.use(asking, ({ database }) => database.privileges()),
  };
}

async function scan(parts: Parts, asking: ConnectionRequest): Promise<Scan> {
  const { store, databaseAccess } = parts;
  const { owner, id } = asking;
  const connection = await databaseAccess.find(owner, id);
  const { schema, origin, problems } = await load(parts, asking, connection);
  const before = (await store.schemas.find(owner.id, id))?.schema;
  if (origin === 'sample') {
    // What was read before is worth more than a sample, and is still there.
    if (before) throw new ParleyError('hosted_failed', { values: { reason: problems.join(' ') } });
    return { schema, changes: null, origin, problems, missing: [] };
  }
  await store.schemas.saveScan(owner, id, schema);
  await store.connections.markReached(connection, 'active');
  const changes = before ? compareSchemas(before, schema) : null;
  const missing = connection.schemas.filter(
    (added) => !schema.tables.some((table) => table.schema === added),
  );
  return { schema, changes, origin, problems, missing };
}

async function load(
  { databaseAccess, loadProject }: Parts,
  asking: ConnectionRequest,
  { projectRef: ref, grantId, spaceId }: StoredConnection,
): Promise<LoadedSchema> {
  const introspect = () =>
    databaseAccess.use(asking, ({ database, signal }) => database.introspect({ signal }));
  if (ref === null || !loadProject) return { schema: await introspect(), origin: 'catalogue', problems: [] };
  return loadProject({ ref, grantId, spaceId }, introspect);
}

async function tableData(
  { store, findSource, recorder }: Parts,
  context: RequestContext,
  input: TableDataInput,
): Promise<TableData> {
  const { owner } = context;
  const source = await findSource(context, input);
  const { id } = source.connection;
  const stored = id === null ? null : ((await store.schemas.find(owner.id, id))?.schema ?? null);
  const table = await tableOf({ source, stored }, input);
  const { page, page_size } = input;
  const proposal = tablePageQuery(source.dialect, table, { page, size: page_size });
  const receipt = statementReceipt(context, { kind: 'preview', connection: source.connection, ...proposal });
  const { value: result } = await recorder.read({ owner, receipt }, () =>
    source.use(async (database, signal) => {
      const read = await database.query(await database.approveRead(proposal), { signal });
      receipt.note({ dialect: database.dialect, rowCount: Math.min(read.rows.length, page_size) });
      return read;
    }),
  );
  const has_more = result.rows.length > page_size || result.truncated !== null;
  return { result: { ...result, rows: result.rows.slice(0, page_size) }, page, page_size, has_more };
}

/** Only tables of a schema: a name that nobody has seen there is no table. A project named by its reference may
 * not have been read yet, so that it is asked itself. */
async function tableOf(
  { source, stored }: { source: NamedSource; stored: DatabaseSchema | null },
  { table_schema, table_name, connection_id }: TableDataInput,
): Promise<Table> {
  const place = table_schema || (source.isProject ? 'public' : '');
  const named = (tables: readonly Table[] = []) =>
    tables.find((table) => table.name === table_name && table.schema === place);
  const known = named(stored?.tables);
  if (known) return known;
  const read =
    source.isProject && connection_id === undefined
      ? await source.use((database, signal) => database.introspect({ signal }))
      : null;
  const found = named(read?.tables);
  if (found) return found;
  throw new ParleyError('not_found', {
    message: read
      ? `There is no table ${table_name} in this project.`
      : 'There is no such table in the stored schema.',
  });
}

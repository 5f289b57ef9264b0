import type {
  CustomSchema,
  PrivilegesOutput,
  scanOutput,
  tableDataInput,
  tableDataOutput,
} from '@parley/contract/connections';
import { connectionMessages } from '@parley/contract/connections';
import { ParleyError } from '@parley/contract/errors';
import type { DatabaseSchema } from '@parley/contract/schema';
import type { z } from 'zod';
import { kinds } from '../databases/kinds.ts';
import type { Recorder } from '../records/recorder.ts';
import { statementReceipt } from '../records/statement-receipt.ts';
import type { StoredConnection } from '../store/connections.ts';
import type { Owner } from '../store/owner.ts';
import type { Store } from '../store/store.ts';
import type { Asker } from './asker.ts';
import type { LoadedSchema, SchemaLoader } from './hosted/load-schema.ts';
import type { Asking, Reach } from './reach.ts';
import { schemaChanges } from './schema-changes.ts';
import { tablePage } from './table-page.ts';

export type Schemas = {
  /** Reads the structure from the database and keeps it. `changes` is null the first time. */
  scan(asking: Asking): Promise<Scan>;
  show(owner: Owner, id: string): Promise<Shown>;
  saveCustom(owner: Owner, id: string, custom: CustomSchema): Promise<Shown>;
  /** One page of a table's rows. It leaves a record, as every statement does. */
  tableData(asker: Asker, input: TableDataInput): Promise<TableData>;
  privileges(asking: Asking): Promise<PrivilegesOutput>;
};

type Scan = z.infer<typeof scanOutput>;
type Shown = { schema: DatabaseSchema | null; custom: CustomSchema | null };
type TableDataInput = z.infer<typeof tableDataInput>;
type TableData = z.infer<typeof tableDataOutput>;

type Parts = {
  store: Pick<Store, 'connections' | 'schemas'>;
  reach: Reach;
  recorder: Pick<Recorder, 'read'>;
  /** The ways to the schema of a hosted project. */
  loadProject: SchemaLoader | undefined;
};

export function createSchemas(parts: Parts): Schemas {
  const { store, reach } = parts;
  const show = async (owner: Owner, id: string) => {
    await reach.find(owner, id);
    const stored = await store.schemas.find(owner.id, id);
    return { schema: stored?.schema ?? null, custom: stored?.custom ?? null };
  };
  return {
    scan: (asking) => scan(parts, asking),
    show,
    saveCustom: async (owner, id, custom) => {
      await reach.find(owner, id);
      await store.schemas.saveCustom(owner, id, custom);
      return show(owner, id);
    },
    tableData: async (asker, input) => {
      const id = input.connection_id ?? (await projectConnection(parts, asker.owner, input.project_ref));
      return tableData(parts, { ...asker, id }, input);
    },
    privileges: (asking) => reach.use(asking, ({ database }) => database.privileges()),
  };
}

async function scan(parts: Parts, asking: Asking): Promise<Scan> {
  const { store, reach } = parts;
  const { owner, id } = asking;
  const connection = await reach.find(owner, id);
  const { schema, origin, problems } = await load(parts, asking, connection);
  const before = (await store.schemas.find(owner.id, id))?.schema;
  if (origin === 'sample') {
    // What was read before is worth more than a sample, and is still there.
    if (before) throw new ParleyError('hosted_failed', { values: { reason: problems.join(' ') } });
    return { schema, changes: null, origin, problems, missing: [] };
  }
  await store.schemas.saveScan(owner, id, schema);
  await store.connections.markReached(connection, 'active');
  const changes = before ? schemaChanges(before, schema) : null;
  const missing = connection.schemas.filter(
    (added) => !schema.tables.some((table) => table.schema === added),
  );
  return { schema, changes, origin, problems, missing };
}

async function load(
  { reach, loadProject }: Parts,
  asking: Asking,
  { projectRef: ref, grantId, profileId }: StoredConnection,
): Promise<LoadedSchema> {
  const introspect = () => reach.use(asking, ({ database, signal }) => database.introspect({ signal }));
  if (ref === null || !loadProject) return { schema: await introspect(), origin: 'catalogue', problems: [] };
  return loadProject({ ref, grantId, profileId }, introspect);
}

async function projectConnection({ store }: Parts, owner: Owner, ref: string | undefined): Promise<string> {
  const saved = ref === undefined ? null : await store.connections.findProject(owner.id, ref);
  if (!saved) throw new ParleyError('not_found', { message: connectionMessages.notFound });
  return saved.id;
}

/** Only tables of the stored schema: a name that nobody has seen there is no table. */
async function tableData(
  { store, reach, recorder }: Parts,
  { id, ...asker }: Asker & { id: string },
  input: TableDataInput,
): Promise<TableData> {
  const { owner } = asker;
  const connection = await reach.find(owner, id);
  const schema = (await store.schemas.find(owner.id, id))?.schema;
  const wanted = input.table_schema || (connection.projectRef === null ? '' : 'public');
  const table = schema?.tables.find(
    ({ schema: place, name }) => name === input.table_name && place === wanted,
  );
  if (!table) throw new ParleyError('not_found', { message: 'There is no such table in the stored schema.' });
  const { page, page_size } = input;
  const proposal = tablePage(kinds[connection.type].dialect, table, { page, size: page_size });
  const receipt = statementReceipt(asker, { kind: 'preview', connection, ...proposal });
  const { value: result } = await recorder.read({ owner, receipt }, () =>
    reach.use({ ...asker, id }, async ({ database, signal }) => {
      const read = await database.query(await database.approveRead(proposal), { signal });
      receipt.note({ dialect: database.dialect, rowCount: Math.min(read.rows.length, page_size) });
      return read;
    }),
  );
  const has_more = result.rows.length > page_size || result.truncated !== null;
  return { result: { ...result, rows: result.rows.slice(0, page_size) }, page, page_size, has_more };
}

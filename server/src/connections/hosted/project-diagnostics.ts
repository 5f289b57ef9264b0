import { ParleyError } from '@parley/contract/errors';
import type {
  apiKeysOutput,
  databaseInfoOutput,
  metaSchemasOutput,
  metaTablesOutput,
  Project,
  projectSettingsOutput,
  queryTablesOutput,
  tableSchemaOutput,
} from '@parley/contract/hosted-projects';
import { projectMessages } from '@parley/contract/hosted-projects';
import type { z } from 'zod';
import type { Database } from '../../databases/port.ts';
import type { Store } from '../../store/store.ts';
import type { Hosted } from './hosted.ts';
import { assertHandle, type ProjectAsk, type WithProject } from './open-project-database.ts';

/** The diagnostic calls about one project. Secrets are masked here, before anybody else sees them. */
export type ProjectDiagnostics = {
  project(ask: ProjectAsk): Promise<{ project: Project }>;
  settings(ask: ProjectAsk): Promise<z.infer<typeof projectSettingsOutput>>;
  apiKeys(ask: ProjectAsk): Promise<z.infer<typeof apiKeysOutput>>;
  databaseInfo(ask: ProjectAsk): Promise<z.infer<typeof databaseInfoOutput>>;
  metaTables(ask: ProjectAsk): Promise<z.infer<typeof metaTablesOutput>>;
  metaSchemas(ask: ProjectAsk): Promise<z.infer<typeof metaSchemasOutput>>;
  queryTables(ask: ProjectAsk): Promise<z.infer<typeof queryTablesOutput>>;
  tableSchema(ask: ProjectAsk, table: string): Promise<z.infer<typeof tableSchemaOutput>>;
};

type Parts = { store: Pick<Store, 'grants'>; hosted: Hosted; withProject: WithProject };

export function createProjectDiagnostics({ store, hosted, withProject }: Parts): ProjectDiagnostics {
  const { calls, api } = hosted;
  const call = async <T>({ owner, ref, handle }: ProjectAsk, send: (token: string) => Promise<T>) => {
    await assertHandle(store, owner, handle);
    return calls.call({ spaceId: owner.id, ref, grantId: handle ?? null }, send);
  };
  const tables = (ask: ProjectAsk) =>
    withProject(ask, async (database) => (await database.introspect({ signal: ask.signal })).tables);
  return {
    project: async (ask) => ({ project: await findProject(hosted, ask) }),
    settings: async (ask) => {
      const project = await findProject(hosted, ask);
      const problems: string[] = [];
      const or = async <T>(send: (token: string) => Promise<T>): Promise<T | null> =>
        call(ask, send).catch((error: unknown) => {
          problems.push(error instanceof Error ? error.message : String(error));
          return null;
        });
      const config = await or((token) => api.postgrest(token, ask.ref));
      const services = await or((token) => api.health(token, ask.ref));
      return {
        project,
        postgrest: config ? withoutSecret(config) : null,
        services: services ?? [],
        problems,
      };
    },
    apiKeys: async (ask) => {
      const keys = await call(ask, (token) => api.apiKeys(token, ask.ref));
      return {
        api_keys: keys.map(({ name, type, api_key }) => ({
          name,
          type: type ?? null,
          api_key: masked(api_key ?? ''),
        })),
      };
    },
    databaseInfo: (ask) => withProject(ask, (database) => databaseInfo(database)),
    metaTables: async (ask) => ({
      tables: (await tables(ask)).map(({ schema, name, kind, comment, rowEstimate, columns }) => ({
        schema,
        name,
        kind,
        comment,
        row_estimate: rowEstimate,
        columns: columns.length,
      })),
    }),
    metaSchemas: async (ask) => ({
      schemas: (await rowsOf(withProject, ask, schemasQuery)).map(([name, owner]) => ({
        name: name ?? '',
        owner: owner ?? '',
      })),
    }),
    queryTables: async (ask) => ({
      tables: (await rowsOf(withProject, ask, tablesQuery)).map(([table_schema, table_name, table_type]) => ({
        table_schema: table_schema ?? '',
        table_name: table_name ?? '',
        table_type: table_type ?? '',
      })),
    }),
    tableSchema: async (ask, name) => {
      const table = (await tables(ask)).find((entry) => entry.name === name);
      if (!table)
        throw new ParleyError('not_found', { message: `There is no table ${name} in this project.` });
      return { table };
    },
  };
}

async function findProject({ projects }: Hosted, { owner, ref }: ProjectAsk): Promise<Project> {
  try {
    return await projects.find(owner, ref);
  } catch (error) {
    if (!(error instanceof ParleyError) || error.code !== 'not_found') throw error;
    throw new ParleyError('not_found', { message: projectMessages.notInAnyOrganization(ref) });
  }
}

type PostgrestConfig = {
  db_schema: string;
  max_rows: number;
  db_extra_search_path: string;
  db_pool?: number | null;
};

/** The service sends the secret that signs every key along. */
function withoutSecret({ db_schema, max_rows, db_extra_search_path, db_pool }: PostgrestConfig) {
  return { db_schema, max_rows, db_extra_search_path, db_pool: db_pool ?? null };
}

function masked(key: string): string {
  return key === '' ? '' : `${key.slice(0, Math.min(6, Math.floor(key.length / 4)))}...`;
}

const infoQuery = `SELECT current_setting('server_version'), current_database(),
  pg_database_size(current_database()), (SELECT count(*) FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE')`;

async function databaseInfo(database: Database) {
  const [version, name, bytes, tables] = await firstRow(database, infoQuery);
  return { version: version ?? '', database: name ?? '', bytes: Number(bytes), tables: Number(tables) };
}

const schemasQuery = `SELECT n.nspname, pg_get_userbyid(n.nspowner) FROM pg_namespace n
WHERE n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema' ORDER BY n.nspname`;

const tablesQuery = `SELECT table_schema, table_name, table_type FROM information_schema.tables
WHERE table_schema = 'public' ORDER BY table_name`;

const nothing = { parameters: [], values: {} };

async function firstRow(database: Database, sql: string) {
  const { rows } = await database.query(await database.approveRead({ sql, ...nothing }));
  return rows[0] ?? [];
}

function rowsOf(withProject: WithProject, ask: ProjectAsk, sql: string) {
  return withProject(ask, async (database) => {
    const statement = await database.approveRead({ sql, ...nothing });
    return (await database.query(statement, { signal: ask.signal })).rows;
  });
}

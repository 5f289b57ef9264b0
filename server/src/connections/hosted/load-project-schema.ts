import type { scanOutput } from '@parley/contract/connections';
import type { DatabaseSchema } from '@parley/contract/database-schema';
import { ParleyError } from '@parley/contract/errors';
import type { SchemaOrigin } from '@parley/contract/hosted-projects';
import type { z } from 'zod';
import { inferColumnType } from '../../databases/infer-column-type.ts';
import {
  completeSchemaFromRpc,
  parseSchemaFromRpc,
  type RpcTable,
  sampleSchema,
} from './parse-schema-from-rpc.ts';
import type { ProjectPlace } from './project-calls-with-grant.ts';
import type { ProjectRest } from './project-rest-client.ts';

export type LoadedSchema = Pick<z.infer<typeof scanOutput>, 'schema' | 'origin' | 'problems'>;

/** The ways to a project's schema, best first. `problems` names those that failed. */
export type ProjectSchemaLoader = (
  place: ProjectPlace,
  introspect: () => Promise<DatabaseSchema>,
) => Promise<LoadedSchema>;

type Way = { origin: SchemaOrigin; label: string; read(): Promise<DatabaseSchema> };

/** These are about the person or the project, not about one of the ways: no other way would help. */
const final = new Set(['grant_missing', 'hosted_rate_limited', 'hosted_not_configured', 'query_cancelled']);

export function createProjectSchemaLoader(rest: ProjectRest): ProjectSchemaLoader {
  return async (place, introspect) => {
    const ways: Way[] = [
      { origin: 'catalogue', label: 'Management API error', read: introspect },
      { origin: 'rpc', label: 'RPC method error', read: () => readByFunction(rest, place) },
      { origin: 'execute_sql', label: 'System catalog query error', read: () => readBySql(rest, place) },
      { origin: 'rest', label: 'REST API error', read: () => readByRows(rest, place) },
    ];
    const problems: string[] = [];
    for (const { origin, label, read } of ways) {
      try {
        return { schema: await read(), origin, problems };
      } catch (error) {
        if (isFinal(error)) throw error;
        problems.push(`${label}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    return { schema: sampleSchema(), origin: 'sample', problems };
  };
}

function isFinal(error: unknown): boolean {
  if (!(error instanceof ParleyError)) return false;
  return (
    final.has(error.code) || (error.code === 'hosted_refused' && error.message.startsWith('The project is'))
  );
}

async function readByFunction(rest: ProjectRest, place: ProjectPlace): Promise<DatabaseSchema> {
  const schema = parseSchemaFromRpc(await rest.post(place, 'rpc/get_database_schema', {}));
  if (!schema) throw new Error('get_database_schema answered with something else than a schema');
  return schema;
}

const catalogueQuery = `SELECT t.table_name, (
  SELECT json_agg(json_build_object('name', c.column_name, 'type', c.data_type, 'nullable', c.is_nullable = 'YES')
    ORDER BY c.ordinal_position)
  FROM information_schema.columns c
  WHERE c.table_schema = t.table_schema AND c.table_name = t.table_name) AS columns
FROM information_schema.tables t
WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE' ORDER BY t.table_name`;

async function readBySql(rest: ProjectRest, place: ProjectPlace): Promise<DatabaseSchema> {
  const schema = parseSchemaFromRpc(await rest.post(place, 'rpc/execute_sql', { sql: catalogueQuery }));
  if (!schema) throw new Error('execute_sql answered with something else than tables and columns');
  return schema;
}

const mostTables = 200;
const atOnce = 5;

/** The list of tables from the root, and the types of each from one of its rows. */
async function readByRows(rest: ProjectRest, place: ProjectPlace): Promise<DatabaseSchema> {
  const root = (await rest.get(place, '')) as { definitions?: Record<string, unknown> } | null;
  const names = Object.keys(root?.definitions ?? {}).slice(0, mostTables);
  if (names.length === 0) throw new Error('No tables found in Supabase project via REST API');
  const tables: RpcTable[] = [];
  for (let at = 0; at < names.length; at += atOnce) {
    const some = names.slice(at, at + atOnce).map((name) => readTable(rest, place, name));
    tables.push(...(await Promise.all(some)));
  }
  return completeSchemaFromRpc({ tables, relationships: null });
}

async function readTable(rest: ProjectRest, place: ProjectPlace, name: string): Promise<RpcTable> {
  const path = `${encodeURIComponent(name)}?select=*&limit=1`;
  const rows = await rest.get(place, path).catch((error: unknown) => {
    if (String(error).includes('PGRST116')) return [];
    throw error;
  });
  const [row] = Array.isArray(rows) ? rows : [];
  if (typeof row !== 'object' || row === null) {
    return { name, columns: [{ name: 'id', type: 'uuid', nullable: false }] };
  }
  const columns = Object.entries(row).map(([column, value]) => ({
    name: column,
    type: inferColumnType(value),
    nullable: true,
  }));
  return { name, columns };
}

import { json, jsonText, type Reply, refuse } from '../http/build-reply.ts';
import { type Call, jsonBody } from '../http/read-request.ts';
import type { Statement } from '../projects/database-process-messages.ts';
import type { Projects } from '../projects/projects.ts';
import { swaggerDocument } from '../rest/swagger-document.ts';
import { grantedProject, type ManagedRoute, type Visit } from './check-access.ts';
import { sqlErrorText } from './sql-error-text.ts';

export function queryRoutes(projects: Projects): ManagedRoute[] {
  return [
    {
      method: 'POST',
      path: '/v1/projects/{ref}/database/query',
      scope: 'database:write',
      handle: (visit) => run(visit, jsonBody(visit.call).read_only === true),
    },
    {
      method: 'POST',
      path: '/v1/projects/{ref}/database/query/read-only',
      scope: 'database:read',
      handle: (visit) => run(visit, true),
    },
    {
      method: 'GET',
      path: '/v1/projects/{ref}/database/openapi',
      scope: 'database:read',
      handle: async (visit) => {
        const { ref } = grantedProject(visit);
        const role = 'supabase_read_only_user';
        const ask = async (sql: string) => JSON.parse(await rows(ref, { sql, role }, visit.call.left));
        return json(200, await swaggerDocument(ask, `/project/${ref}/rest/v1`));
      },
    },
  ];

  async function run(visit: Visit, readOnly: boolean): Promise<Reply> {
    const { ref } = grantedProject(visit);
    return jsonText(201, await rows(ref, readStatement(visit.call, readOnly), visit.call.left));
  }

  async function rows(ref: string, statement: Statement, left: AbortSignal): Promise<string> {
    if (projects.status(ref) !== 'ACTIVE_HEALTHY') throw unreachable();
    const ran = await projects.database(ref).run(statement, left);
    if (ran === 'unreachable') throw unreachable();
    if (ran === 'too-slow') throw refuse(544, 'Failed to run sql query: Query read timeout');
    if ('failure' in ran) {
      throw refuse(400, `Failed to run sql query: ${sqlErrorText(ran.failure, statement.sql)}`);
    }
    return ran.rows;
  }
}

function unreachable() {
  return refuse(544, 'Failed to run sql query: Connection terminated due to connection timeout');
}

function readStatement(call: Call, readOnly: boolean): Statement {
  const { query, parameters = [], read_only = false } = jsonBody(call);
  if (typeof query !== 'string') {
    throw refuse(400, `query: Invalid input: expected string, received ${typeof query}`);
  }
  if (query === '') throw refuse(400, 'query: Too small: expected string to have >=1 characters');
  if (!Array.isArray(parameters)) {
    throw refuse(400, `parameters: Invalid input: expected array, received ${typeof parameters}`);
  }
  if (typeof read_only !== 'boolean') {
    throw refuse(400, `read_only: Invalid input: expected boolean, received ${typeof read_only}`);
  }
  return { sql: query, parameters, role: readOnly ? 'supabase_read_only_user' : 'postgres' };
}

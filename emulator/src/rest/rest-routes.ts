import { json, Refusal } from '../http/build-reply.ts';
import type { Params, Route } from '../http/match-routes.ts';
import { type Call, jsonBody } from '../http/read-request.ts';
import type { Statement } from '../projects/database-process-messages.ts';
import { findProject } from '../projects/demo-projects.ts';
import type { KeyRole, ProjectKeys } from '../projects/project-keys.ts';
import type { Projects } from '../projects/projects.ts';
import { buildSelect } from './build-select.ts';
import { buildSqlFunctionCall, findFunction } from './build-sql-function-call.ts';
import { restError, sqlRefusal } from './rest-error-replies.ts';
import { swaggerDocument } from './swagger-document.ts';

type Parts = { keys: ProjectKeys; projects: Projects };
type Row = Record<string, unknown>;
type Caller = { ref: string; role: KeyRole };

const prefix = '/project/{ref}/rest/v1';

/** A project's own host. The real one has a name for each; here it is a path. */
export function restRoutes({ keys, projects }: Parts): Route[] {
  return [
    {
      method: 'GET',
      path: `${prefix}/`,
      handle: async (call, params) => {
        const { ref, role } = identify(call, params);
        if (role === 'anon') throw schemaForbidden();
        const document = await swaggerDocument(
          (sql) => rows({ ref, role }, { sql }),
          `/project/${ref}/rest/v1`,
        );
        return json(200, document, { 'content-type': 'application/openapi+json; charset=utf-8' });
      },
    },
    {
      method: 'GET',
      path: `${prefix}/{table}`,
      handle: async (call, params) => {
        const caller = identify(call, params);
        const [answer] = await rows(caller, buildSelect(params.table ?? '', call.query));
        return json(200, answer?.body);
      },
    },
    {
      method: 'POST',
      path: `${prefix}/rpc/{fn}`,
      handle: async (call, params) => {
        const caller = identify(call, params);
        const given = call.body === '' ? {} : jsonBody(call);
        const found = await findFunction((statement) => rows(caller, statement), params.fn ?? '', given);
        const answer = await rows(caller, buildSqlFunctionCall(found, given));
        return json(200, found.returnsSet ? answer : (answer[0]?.result ?? null));
      },
    },
  ];

  function identify(call: Call, { ref = '' }: Params): Caller {
    if (findProject(ref) === undefined) throw new Refusal(404, { message: 'Project not found' });
    const key = call.headers.apikey ?? call.query.get('apikey');
    if (typeof key !== 'string') throw noKey();
    const known = keys.roleOf(ref, key);
    if (known === undefined) throw invalidKey();
    if (known.kind === 'current' && known.role === 'service_role' && isBrowser(call)) throw secretInBrowser();
    call.query.delete('apikey');
    return { ref, role: known.role };
  }

  async function rows({ ref, role }: Caller, statement: Omit<Statement, 'role'>): Promise<Row[]> {
    if (projects.status(ref) !== 'ACTIVE_HEALTHY') throw noConnection();
    const ran = await projects.database(ref).run({ ...statement, role });
    if (ran === 'unreachable' || ran === 'too-slow') throw noConnection();
    if ('failure' in ran) throw sqlRefusal(ran.failure, role);
    return JSON.parse(ran.rows) as Row[];
  }
}

function isBrowser(call: Call): boolean {
  return /mozilla/i.test(call.headers['user-agent'] ?? '');
}

function noKey(): Refusal {
  return new Refusal(401, {
    message: 'No API key found in request',
    hint: 'No `apikey` request header or url param was found.',
  });
}

function invalidKey(): Refusal {
  return new Refusal(401, { message: 'Invalid API key', hint: 'Double check your API key.' });
}

function secretInBrowser(): Refusal {
  return new Refusal(401, {
    message: 'Forbidden use of secret API key in browser',
    hint: 'Secret API keys can only be used in a protected environment.',
  });
}

function schemaForbidden(): Refusal {
  return new Refusal(403, {
    message: 'Access to schema is forbidden',
    hint: 'Accessing the schema via the Data API is only allowed using a secret API key.',
  });
}

function noConnection(): Refusal {
  return restError(503, { code: 'PGRST000', message: 'Could not connect with the database.' });
}

import { ParleyError } from '@parley/contract/errors';
import { oauthLimits } from '@parley/contract/hosted-projects';
import type { QueryResult, ResultColumn } from '@parley/contract/query-result';
import { readStatement } from '../../guard/analyse-postgres-statement.ts';
import { proposalFromPositionalSql } from '../../guard/proposal-from-positional-sql.ts';
import type { Recorder } from '../../records/execution-recorder.ts';
import { statementReceipt } from '../../records/statement-receipt.ts';
import type { Store } from '../../store/store.ts';
import type { RequestContext } from '../running/public-types.ts';
import type { Hosted } from './hosted.ts';
import type { ManagementApiClient } from './management-api-client.ts';
import type { WithProject } from './open-project-database.ts';

export type ProxyCall = RequestContext & {
  /** The handle of a grant, from the Authorization header. */
  handle: string | undefined;
  method: string;
  /** Without a query: `/v1/projects`. */
  path: string;
  body: { query?: string | undefined; parameters?: readonly unknown[] | undefined };
};

/** The calls of the hosted service that the pages may make, and no others. A statement passes the guard first. */
export type ManagementApiProxy = (call: ProxyCall) => Promise<{ status: number; body: unknown }>;

type Parts = {
  store: Pick<Store, 'connections'>;
  hosted: Hosted;
  withProject: WithProject;
  recorder: Pick<Recorder, 'read'>;
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function createManagementApiProxy(parts: Parts): ManagementApiProxy {
  const { hosted } = parts;
  const recent = recentAnswers();
  return async (call) => {
    const { owner, handle, method, path } = call;
    if (handle === undefined || !uuid.test(handle)) throw new ParleyError('grant_missing');
    const route = routeOf(method, path);
    if (!route) throw new ParleyError('not_found');
    const grants = await hosted.grants.list(owner);
    if (!grants.some(({ id }) => id === handle)) throw new ParleyError('grant_missing');
    if ('query' in route) return { status: 201, body: await runQuery(parts, call, route.query) };
    const ask = () =>
      hosted.grants.call({ spaceId: owner.id, id: handle }, (token) => route.read(hosted.api, token));
    return { status: 200, body: await recent(`${owner.id} ${handle} ${path}`, ask) };
  };
}

type Route = { query: string } | { read(api: ManagementApiClient, token: string): Promise<unknown> };

const word = '([A-Za-z0-9_-]{1,64})';

function routeOf(method: string, path: string): Route | undefined {
  const match = (pattern: string) => new RegExp(`^${pattern}$`).exec(path)?.[1];
  if (method === 'POST') {
    const ref = match(`/v1/projects/${word}/database/query(?:/read-only)?`);
    return ref === undefined ? undefined : { query: ref };
  }
  if (method !== 'GET') return undefined;
  if (path === '/v1/projects') return { read: (api, token) => api.projects(token) };
  if (path === '/v1/organizations') return { read: (api, token) => api.organizations(token) };
  const ref = match(`/v1/projects/${word}`);
  if (ref !== undefined) return { read: (api, token) => api.project(token, ref) };
  const slug = match(`/v1/organizations/${word}/projects`);
  return slug === undefined ? undefined : { read: (api, token) => listOf(api, token, slug) };
}

async function listOf(api: ManagementApiClient, token: string, slug: string) {
  const projects = await api.projectsOf(token, slug);
  return { projects, pagination: { count: projects.length, limit: projects.length, offset: 0 } };
}

const wayToWrite =
  'To change data, rehearse the statement at /api/rehearse and confirm it at /api/rehearse/confirm.';

async function runQuery({ store, withProject, recorder }: Parts, call: ProxyCall, ref: string) {
  const { owner, handle, signal, body } = call;
  const proposal = await proposalFromPositionalSql(body.query ?? '', body.parameters ?? []);
  const connection = (await store.connections.findProject(owner.id, ref)) ?? { id: null, name: ref };
  const receipt = statementReceipt(call, { kind: 'statement', connection, ...proposal });
  const { value: result } = await recorder.read({ owner, receipt }, () =>
    withProject({ owner, ref, handle, signal }, async (database) => {
      const statement = await database.approveRead(proposal).catch((error: unknown) => {
        throw isWrite(body.query ?? '') ? withWayToWrite(error) : error;
      });
      const read = await database.query(statement, { signal });
      receipt.note({ dialect: database.dialect, rowCount: read.rows.length });
      return read;
    }),
  );
  return toObjects(result);
}

/** Long statements are read elsewhere, and nobody changes data by hand with one. */
const longestHinted = 5_000;

/** By its text alone: the project is not asked about a write that nobody rehearsed. */
function isWrite(sql: string): boolean {
  return sql.length <= longestHinted && !('refused' in readStatement(sql, 'write'));
}

function withWayToWrite(error: unknown): unknown {
  if (!(error instanceof ParleyError) || error.code !== 'sql_refused') return error;
  return new ParleyError('sql_refused', { message: `${error.message} ${wayToWrite}`, cause: error });
}

/** Rows as the service itself would send them. */
function toObjects({ columns, rows }: QueryResult): Record<string, unknown>[] {
  return rows.map((row) =>
    Object.fromEntries(columns.map((column, index) => [column.name, toJson(column, row[index] ?? null)])),
  );
}

function toJson({ kind, type }: ResultColumn, text: string | null): unknown {
  if (text === null) return null;
  if (kind === 'boolean') return text === 't';
  if (kind === 'json') return JSON.parse(text);
  const isNumber = kind === 'integer' || type === 'real' || type === 'double precision';
  const value = Number(text);
  return isNumber && Number.isFinite(value) && (kind !== 'integer' || Number.isSafeInteger(value))
    ? value
    : text;
}

const mostAnswers = 500;

/** The service counts the calls of all our users together. */
function recentAnswers() {
  const known = new Map<string, { answer: unknown; until: number }>();
  return async (key: string, ask: () => Promise<unknown>): Promise<unknown> => {
    const entry = known.get(key);
    if (entry && entry.until > Date.now()) return entry.answer;
    const answer = await ask();
    if (known.size >= mostAnswers) known.clear();
    known.set(key, { answer, until: Date.now() + oauthLimits.projectsFresh });
    return answer;
  };
}

import { ParleyError } from '@parley/contract/errors';
import createClient from 'openapi-fetch';
import type { ProjectAnswer, ProjectStatement } from '../../databases/project-transport-types.ts';
import { timeLimits } from '../../databases/time-limits.ts';
import { scaleTimeLimit } from '../../platform/scale-time-limit.ts';
import { failureFromHostedResponse, textOf } from './failure-from-hosted-response.ts';
import type { components, paths } from './management-api-types.ts';
import { retryIdempotentCall, retryResponse } from './retry-idempotent-call.ts';

type Schemas = components['schemas'];

/** The calls we make, each with the token of a grant. A token that is not accepted throws `TokenRefused`. */
export type ManagementApiClient = {
  organizations(token: string): Promise<{ slug: string; name: string }[]>;
  /** All pages. */
  projectsOf(token: string, slug: string): Promise<Schemas['OrganizationProjectsResponse']['projects']>;
  projects(token: string): Promise<Schemas['V1ProjectWithDatabaseResponse'][]>;
  project(token: string, ref: string): Promise<Schemas['V1ProjectWithDatabaseResponse']>;
  health(token: string, ref: string): Promise<Schemas['V1ServiceHealthResponse'][]>;
  postgrest(token: string, ref: string): Promise<Schemas['PostgrestConfigWithJWTSecretResponse'] | undefined>;
  apiKeys(token: string, ref: string, reveal?: boolean): Promise<Schemas['ApiKeyResponse'][]>;
  /** `asleep`: the project's database does not answer, because it is paused or overloaded. */
  query(token: string, ref: string, statement: ProjectStatement): Promise<ProjectAnswer | { asleep: true }>;
};

const time = scaleTimeLimit(15_000);
const pageSize = 100;
const mostPages = 50;

export function createManagementApiClient(apiUrl: string): ManagementApiClient {
  const client = createClient<paths>({ baseUrl: apiUrl });
  const as = (token: string) => ({
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(time),
  });
  const page = (token: string, slug: string, offset: number) =>
    retryIdempotentCall(() =>
      client.GET('/v1/organizations/{slug}/projects', {
        ...as(token),
        params: { path: { slug }, query: { offset, limit: pageSize } },
      }),
    );
  const of = (ref: string) => ({ params: { path: { ref } } });
  return {
    organizations: async (token) =>
      list(await retryIdempotentCall(() => client.GET('/v1/organizations', as(token)))),
    projectsOf: async (token, slug) => {
      const found: Schemas['OrganizationProjectsResponse']['projects'] = [];
      for (let index = 0; index < mostPages; index += 1) {
        const { projects = [], pagination } = await page(token, slug, found.length);
        found.push(...projects);
        if (projects.length === 0 || found.length >= pagination.count) break;
      }
      return found;
    },
    projects: async (token) => list(await retryIdempotentCall(() => client.GET('/v1/projects', as(token)))),
    project: (token, ref) =>
      retryIdempotentCall(() => client.GET('/v1/projects/{ref}', { ...as(token), ...of(ref) })),
    health: async (token, ref) =>
      list(
        await retryIdempotentCall(() =>
          client.GET('/v1/projects/{ref}/health', {
            ...as(token),
            params: { path: { ref }, query: { services: ['db', 'rest', 'auth'] } },
          }),
        ),
      ),
    postgrest: (token, ref) =>
      retryIdempotentCall(() => client.GET('/v1/projects/{ref}/postgrest', { ...as(token), ...of(ref) })),
    apiKeys: async (token, ref, reveal = false) =>
      list(
        await retryIdempotentCall(() =>
          client.GET('/v1/projects/{ref}/api-keys', {
            ...as(token),
            params: { path: { ref }, query: { reveal } },
          }),
        ),
      ),
    query: (token, ref, statement) => query(client, { token, ref }, statement),
  };
}

type Client = ReturnType<typeof createClient<paths>>;

async function query(
  client: Client,
  { token, ref }: { token: string; ref: string },
  { query: text, parameters, access, signal }: ProjectStatement,
): Promise<ProjectAnswer | { asleep: true }> {
  const path =
    access === 'read'
      ? ('/v1/projects/{ref}/database/query/read-only' as const)
      : ('/v1/projects/{ref}/database/query' as const);
  const send = () =>
    client.POST(path, {
      headers: { authorization: `Bearer ${token}` },
      params: { path: { ref } },
      body: parameters.length > 0 ? { query: text, parameters: [...parameters] } : { query: text },
      parseAs: 'stream',
      signal,
    });
  const { error, response } = await (access === 'read'
    ? retryResponse(send, signal)
    : sendOnce(send, signal));
  if (response.ok) return { body: response.body ?? new ReadableStream<Uint8Array>() };
  return failed(error, response);
}

const answerLost = 'The answer of the hosted service was lost.';

/** A write is never repeated: nobody knows whether it was made before the line was cut. */
async function sendOnce<T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> {
  return send().catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new ParleyError('hosted_failed', { values: { reason: answerLost }, cause });
  });
}

const statementFailed = 'Failed to run sql query: ';

function failed(error: unknown, response: Response): ProjectAnswer | { asleep: true } {
  const said = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  const text = typeof said === 'string' ? said : textOf(error, response);
  if (response.status === 400 && text.startsWith(statementFailed))
    return { refused: text.slice(statementFailed.length) };
  if (response.status === 544 || response.status === 522) {
    if (!text.includes('read timeout')) return { asleep: true };
    throw new ParleyError('query_timeout', { values: { seconds: timeLimits.statement / 1_000 } });
  }
  throw failureFromHostedResponse(error, response);
}

/** An answer of another shape is no list; nobody downstream has to look again. */
function list<T>(value: T[] | undefined): T[] {
  return Array.isArray(value) ? value : [];
}

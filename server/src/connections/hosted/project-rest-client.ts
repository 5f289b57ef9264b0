import { ParleyError } from '@parley/contract/errors';
import type { HostedConfig } from '../../platform/config.ts';
import { scaleTimeLimit } from '../../platform/scale-time-limit.ts';
import type { ManagementApiClient } from './management-api-client.ts';
import type { ProjectCalls, ProjectPlace } from './project-calls-with-grant.ts';

/** The project's own API, with a key of the project that never leaves this server. */
export type ProjectRest = {
  /** `path` begins after `/rest/v1/`. Fails with what the project says. */
  get(place: ProjectPlace, path: string): Promise<unknown>;
  post(place: ProjectPlace, path: string, body: object): Promise<unknown>;
};

type Parts = {
  hosted: HostedConfig;
  calls: Pick<ProjectCalls, 'call'>;
  api: Pick<ManagementApiClient, 'apiKeys'>;
};
type Key = { key: string; isJwt: boolean };

const time = scaleTimeLimit(15_000);
/** The service hides a key by dots in its middle. */
const hidden = /[·•*]/;

export function createProjectRest({ hosted, calls, api }: Parts): ProjectRest {
  const ask = async (place: ProjectPlace, path: string, init: RequestInit = {}) => {
    const { key, isJwt } = await keyOf(calls, api, place);
    const response = await fetch(`${projectUrl(hosted, place.ref)}/rest/v1/${path}`, {
      ...init,
      // The key's header would go along wherever an answer sends us.
      redirect: 'error',
      signal: AbortSignal.timeout(time),
      headers: {
        apikey: key,
        'content-type': 'application/json',
        ...(isJwt ? { authorization: `Bearer ${key}` } : {}),
      },
    });
    if (!response.ok) throw await refused(response);
    return response.json();
  };
  return {
    get: (place, path) => ask(place, path),
    post: (place, path, body) => ask(place, path, { method: 'POST', body: JSON.stringify(body) }),
  };
}

function projectUrl({ apiUrl, demo }: HostedConfig, ref: string): string {
  return demo ? `${apiUrl}/project/${ref}` : `https://${ref}.supabase.co`;
}

/** Whatever the grant shows, the strongest first: the schema is told to a secret key only. */
async function keyOf(calls: Parts['calls'], api: Parts['api'], place: ProjectPlace): Promise<Key> {
  const keys = await calls.call(place, (token) =>
    api
      .apiKeys(token, place.ref, true)
      .catch((error: unknown) =>
        error instanceof ParleyError ? api.apiKeys(token, place.ref) : Promise.reject(error),
      ),
  );
  const open = keys.filter(({ api_key }) => api_key && !hidden.test(api_key));
  const found =
    open.find(({ type }) => type === 'secret') ??
    open.find(({ name }) => name === 'service_role') ??
    open.find(({ type }) => type === 'publishable') ??
    open[0];
  if (!found?.api_key) throw new Error('the grant shows no API key of the project');
  return { key: found.api_key, isJwt: found.type === 'legacy' };
}

async function refused(response: Response): Promise<Error> {
  const body: unknown = await response.json().catch(() => ({}));
  const { code, message } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  const said = [code, message].filter((text) => typeof text === 'string').join(' ');
  return new Error(`${response.status} - ${(said || response.statusText).slice(0, 200)}`);
}

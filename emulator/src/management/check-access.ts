import { Refusal, type Reply, refuse } from '../http/build-reply.ts';
import type { Params, Route } from '../http/match-routes.ts';
import type { Call } from '../http/read-request.ts';
import type { Grant, Grants } from '../oauth/grants.ts';
import { findProject, type Project } from '../projects/demo-projects.ts';
import type { Settings } from '../settings.ts';
import { allowanceHeaders, RateLimit, tooManyRequests } from './rate-limit.ts';

export type Visit = { call: Call; grant: Grant; params: Params };

export type ManagedRoute = {
  method: Route['method'];
  path: string;
  scope: string | undefined;
  handle(visit: Visit): Reply | Promise<Reply>;
};

type Parts = { settings: Settings; grants: Grants };

const userId = '5f0c2a57-2a0b-4f0e-9f7c-0d1a6c1b7e42';
const noPrivileges =
  'Your account does not have the necessary privileges to access this endpoint. For more details, refer to our documentation https://supabase.com/docs/guides/platform/access-control';

/** Token, rate limit and scope, in this order, before every call of the management API. */
export function managed({ settings, grants }: Parts, routes: readonly ManagedRoute[]): Route[] {
  const limit = new RateLimit(settings.requestsPerMinute);
  return routes.map((route) => ({
    method: route.method,
    path: route.path,
    handle: async (call, params) => {
      const subject = params.ref ?? params.slug ?? '';
      const allowance = limit.count(`${settings.clientId} ${subject} ${route.method} ${route.path}`);
      if (allowance.remaining < 0) return tooManyRequests(allowance);
      const reply = await answer(route, { call, params }).catch(toReply);
      const headers = { ...reply.headers, ...allowanceHeaders(allowance), 'x-gotrue-id': userId };
      return { ...reply, headers };
    },
  }));

  async function answer(route: ManagedRoute, { call, params }: Omit<Visit, 'grant'>): Promise<Reply> {
    const grant = bearer(call);
    if (route.scope !== undefined && !grant.scopes.includes(route.scope)) throw refuse(403, noPrivileges);
    return route.handle({ call, grant, params });
  }

  function bearer({ headers }: Call): Grant {
    const token = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
    if (token !== undefined && !token.startsWith('sbp_')) throw refuse(401, 'JWT could not be decoded');
    const grant = token === undefined ? undefined : grants.ofAccessToken(token);
    if (grant === undefined) throw refuse(401, 'Unauthorized');
    return grant;
  }
}

/** The project, if it belongs to the organisation that the grant is for. */
export function grantedProject({ grant, params }: Visit): Project {
  const ref = params.ref ?? '';
  if (!/^[a-z]{20}$/.test(ref)) throw refuse(400, 'ref: Invalid string: must match pattern /^[a-z]+$/');
  const project = findProject(ref);
  if (project === undefined) throw refuse(404, 'Project not found');
  if (project.organization !== grant.organization) throw refuse(403, noPrivileges);
  return project;
}

export function requireOrganization({ grant, params }: Visit): void {
  if (params.slug !== grant.organization) throw refuse(403, noPrivileges);
}

function toReply(error: unknown): Reply {
  if (error instanceof Refusal) return error.reply;
  throw error;
}

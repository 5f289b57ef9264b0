import type { TokenScope } from '@parley/contract/agent-access';
import type { User } from '@parley/contract/auth';
import { ParleyError } from '@parley/contract/errors';
import { api } from '@parley/contract/routes';
import {
  mayDo,
  permissions,
  roleNames,
  type SpaceAction,
  type SpaceRole,
} from '@parley/contract/spaces/roles';
import { spaceHeader } from '@parley/contract/spaces/space-request-header';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SpaceAccess, SpaceMember } from '../../accounts/spaces/public-types.ts';
import { type RoutePermission, routePermissions } from '../route-permissions.ts';
import { beforeAnswer } from './request-lifecycle/register-lifecycle-steps.ts';

declare module 'fastify' {
  interface FastifyRequest {
    member?: SpaceMember;
  }
  interface FastifyContextConfig {
    action?: RoutePermission;
  }
}

/** Gives each route of the API its action. A route without one keeps the server from starting. Call it before the first. */
export function nameActions(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/') && route.url !== api.mcp) return;
    const methods = [route.method].flat().filter((method) => method !== 'OPTIONS');
    const actions = methods.map((method) => actionFor(route.url, method === 'HEAD' ? 'GET' : method));
    const [action] = new Set(actions);
    if (!action || new Set(actions).size > 1) {
      throw new Error(`${methods.join(', ')} ${route.url} has no action of its own in route-permissions.ts.`);
    }
    route.config = { ...route.config, action };
  });
}

function actionFor(url: string, method: string): RoutePermission | undefined {
  return Object.entries(routePermissions[url] ?? {}).find(([name]) => name === method)?.[1];
}

/** The one place that decides in which space a request acts, and whether it may. */
export function authorizeInSpace(
  access: SpaceAccess,
  request: FastifyRequest,
  user: User,
): SpaceMember | Promise<SpaceMember> {
  const wanted = isOfAccount(request) ? undefined : spaceNamed(request);
  const known = access.known(user, wanted);
  if (known) return allowed(request, known);
  return access.find(user, wanted).then((member) => allowed(request, member));
}

export async function authorizeInSpaceNow(
  access: SpaceAccess,
  request: FastifyRequest,
  user: User,
): Promise<SpaceMember> {
  return allowed(request, await access.findNow(user, isOfAccount(request) ? undefined : spaceNamed(request)));
}

/** What somebody's own account is about, or the operator's page, is the same in every space. */
function isOfAccount(request: FastifyRequest): boolean {
  const { action } = request.routeOptions.config;
  return action === 'account' || action === 'operator';
}

function spaceNamed({ headers }: FastifyRequest): string | undefined {
  const named = headers[spaceHeader];
  return named === undefined ? undefined : String(named);
}

function allowed(request: FastifyRequest, member: SpaceMember): SpaceMember {
  if (!isAllowed(request, member)) {
    const { action } = request.routeOptions.config;
    throw refusal(action && action in permissions ? permissions[action as SpaceAction] : []);
  }
  return member;
}

function refusal(roles: readonly SpaceRole[]): ParleyError {
  const names = roles.map((role) => roleNames[role].toLowerCase()).join(', ');
  return new ParleyError('space_role', { values: { roles: names } });
}

/** A token shows no more than its maker may let out. */
export function assertMayClear({ role }: SpaceMember, scopes: readonly TokenScope[]): void {
  if (scopes.includes('unmasked') && !mayDo(role, 'clear-tokens')) throw refusal(permissions['clear-tokens']);
}

export function isAllowed(request: FastifyRequest, { role }: SpaceMember): boolean {
  const { action } = request.routeOptions.config;
  if (action === 'account' || action === 'operator') return true;
  // A route that is for visitors or for tokens has no business with a session's space.
  return action !== undefined && action !== 'anybody' && action !== 'token' && mayDo(role, action);
}

/**
 * Whatever decides which rows askers read is in force for them when whoever changed it reads that it is done. Askers
 * change nothing of it, and call most.
 */
export function forgetRowRights(app: FastifyInstance, access: Pick<SpaceAccess, 'forgetRowRights'>): void {
  beforeAnswer(app, ({ member, method }) => {
    if (member && member.role !== 'asker' && method !== 'GET') access.forgetRowRights();
  });
}

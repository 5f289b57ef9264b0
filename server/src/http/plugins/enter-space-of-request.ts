import { isDeepStrictEqual } from 'node:util';
import type { TokenScope } from '@parley/contract/agent-access';
import type { User } from '@parley/contract/auth';
import { ParleyError } from '@parley/contract/errors';
import { api } from '@parley/contract/routes';
import {
  hasFewerRights,
  mayDo,
  permissions,
  roleNames,
  type SpaceAction,
  type SpaceRole,
} from '@parley/contract/spaces/roles';
import { rowRuleMessages } from '@parley/contract/spaces/row-rules-and-groups';
import { spaceMessages } from '@parley/contract/spaces/space-api';
import { spaceHeader } from '@parley/contract/spaces/space-request-header';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SpaceAccess, SpaceMember } from '../../accounts/spaces/port.ts';
import { whenResponseClosed } from '../../platform/aborting/when-response-closed.ts';
import { type RoutePermission, routePermissions } from '../route-permissions.ts';
import { abortWork } from './client-disconnect-signal.ts';
import { endEvents } from './event-stream.ts';
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
export function enterSpace(
  access: SpaceAccess,
  request: FastifyRequest,
  user: User,
): SpaceMember | Promise<SpaceMember> {
  const wanted = isOfAccount(request) ? undefined : spaceNamed(request);
  const known = access.known(user, wanted);
  if (known) return allowed(request, known);
  return access.find(user, wanted).then((member) => allowed(request, member));
}

export async function enterSpaceNow(
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

function isAllowed(request: FastifyRequest, { role }: SpaceMember): boolean {
  const { action } = request.routeOptions.config;
  if (action === 'account' || action === 'operator') return true;
  // A route that is for visitors or for tokens has no business with a session's space.
  return action !== undefined && action !== 'anybody' && action !== 'token' && mayDo(role, action);
}

const lookEvery = 1_000;

/** What ends or changes a membership itself would be ended by what it has just done. */
const unwatched = new Set<string | undefined>([api.space, api.leaveSpace, api.spacePerson]);

/** A request as it was let in: as what, and, of an asker, to which rows. */
type Open = { request: FastifyRequest; reply: FastifyReply; user: User; member: SpaceMember };

/**
 * What stays open in a shared space (a stream, a download, a long statement) ends when whoever asked is removed, may do
 * less than when they asked, or is held to other rows, on whichever server that was decided. A stream says why. Nobody
 * is asked about personal spaces.
 */
export function watchMembers(app: FastifyInstance, access: SpaceAccess) {
  const open = new Set<Open>();
  const look = async () => {
    for (const entry of open) {
      // A store that is away for a moment removes nobody.
      const reason = await reasonToEnd(access, entry).catch(() => undefined);
      if (reason) end(entry.reply, reason);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const tick = () => {
    timer = undefined;
    void look().finally(plan);
  };
  const plan = () => {
    if (open.size > 0) timer ??= setTimeout(tick, lookEvery).unref();
  };
  app.addHook('onClose', (_app, done) => {
    clearTimeout(timer);
    done();
  });
  app.addHook('preHandler', (request, reply, done) => {
    const { user, member } = request;
    if (!user || !member || member.id === member.personId) return done();
    if (unwatched.has(request.routeOptions.url)) return done();
    const watch = (entered: SpaceMember) => {
      request.member = entered;
      const entry = { request, reply, user, member: entered };
      open.add(entry);
      whenResponseClosed(reply.raw, () => open.delete(entry));
      plan();
      done();
    };
    // Before the handler reads any row: what changes after this ends the request, which goes by what is read here.
    if (!isHeldToRows(request, member)) return watch(member);
    const rights = access.rowRightsOf(member);
    if (!(rights instanceof Promise)) return watch({ ...member, rowRights: rights });
    rights.then((rowRights) => watch({ ...member, rowRights }), done);
  });
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

/** Only what asks and runs stays open long enough to matter. */
function isHeldToRows({ method }: FastifyRequest, { role }: SpaceMember): boolean {
  return role === 'asker' && method === 'POST';
}

/** A file has no place for a reason: it breaks off, so that nobody takes what there is for the whole. */
function end(reply: FastifyReply, reason: ParleyError): void {
  if (endEvents(reply, reason)) return;
  abortWork(reply, reason);
  reply.raw.destroy();
}

async function reasonToEnd(access: SpaceAccess, entry: Open): Promise<ParleyError | undefined> {
  const { request, user, member } = entry;
  const now = await access.findNow(user, member.id).catch((error: unknown) => {
    if (error instanceof ParleyError && error.code === 'space_not_found') return null;
    throw error;
  });
  if (now === null) return new ParleyError('space_not_found', { message: spaceMessages.closed });
  if (!isAllowed(request, now) || mayLess(now, member)) return new ParleyError('space_changed');
  if (!isHeldToRows(request, now)) return undefined;
  if (isDeepStrictEqual(await access.rowRightsNow(now), member.rowRights)) return undefined;
  return new ParleyError('space_changed', { message: rowRuleMessages.changed });
}

function mayLess(now: SpaceMember, before: SpaceMember): boolean {
  if (before.seesSql && !now.seesSql) return true;
  return hasFewerRights(now.role, before.role);
}

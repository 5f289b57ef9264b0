import { isDeepStrictEqual } from 'node:util';
import type { User } from '@parley/contract/auth';
import { ParleyError } from '@parley/contract/errors';
import { api } from '@parley/contract/routes';
import { hasFewerRights } from '@parley/contract/spaces/roles';
import { rowRuleMessages } from '@parley/contract/spaces/row-rules-and-groups';
import { spaceMessages } from '@parley/contract/spaces/space-api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SpaceAccess, SpaceMember } from '../../accounts/spaces/public-types.ts';
import { whenResponseClosed } from '../../platform/aborting/when-response-closed.ts';
import { isAllowed } from './authorize-in-space.ts';
import { abortWork } from './client-disconnect-signal.ts';
import { endEvents } from './event-stream.ts';

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
export function endRequestsOfLostMembers(app: FastifyInstance, access: SpaceAccess) {
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
    const rights = access.loadMemberRowRules(member);
    if (!(rights instanceof Promise)) return watch({ ...member, rowRights: rights });
    rights.then((rowRights) => watch({ ...member, rowRights }), done);
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

import type { User } from '@parley/contract/auth';
import { ParleyError } from '@parley/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import { clientAddressHeader } from '../../accounts/sign-in/public-types.ts';
import type { SpaceMember } from '../../accounts/spaces/public-types.ts';
import type { RequestContext } from '../../connections/running/public-types.ts';
import { authorizeInSpace, authorizeInSpaceNow } from './authorize-in-space.ts';
import { clientDisconnectSignal } from './client-disconnect-signal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    user?: User;
  }
}

/** A hook for routes that need a session: it runs before the body is even read, and decides in which space it acts. */
export function requireUser(accounts: Accounts) {
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const known = accounts.knownUser(request.headers.cookie ?? '');
    const user = known ?? findUser(accounts, request, reply);
    if (user instanceof Promise) {
      user.then((found) => enter(accounts, request, found)).then(() => done(), done);
      return;
    }
    try {
      const entering = enter(accounts, request, user);
      if (entering instanceof Promise) entering.then(() => done(), done);
      else done();
    } catch (error) {
      done(error as Error);
    }
  };
}

/** The same for changes of a person's data: a session or a role that ended a moment ago elsewhere does not count. */
export function requireUserNow(accounts: Accounts) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const user = await findUser(accounts, request, reply);
    request.member = await authorizeInSpaceNow(accounts.spaceAccess, request, user);
    request.user = user;
  };
}

/** Without a promise where nothing has to be looked up, as with most requests. */
function enter(accounts: Accounts, request: FastifyRequest, user: User): void | Promise<void> {
  request.user = user;
  const member = authorizeInSpace(accounts.spaceAccess, request, user);
  if (!(member instanceof Promise)) {
    request.member = member;
    return undefined;
  }
  return member.then((found) => {
    request.member = found;
  });
}

async function findUser(accounts: Accounts, request: FastifyRequest, reply: FastifyReply): Promise<User> {
  const { result: user, cookies } = await accounts.currentUser(headersOf(request));
  setCookies(reply, cookies);
  if (!user) throw new ParleyError('unauthenticated');
  return user;
}

/** The user that `requireUser` found; a route without that hook must not ask. */
export function userOf(request: FastifyRequest): User {
  if (!request.user) throw new ParleyError('unauthenticated');
  return request.user;
}

/** The space that the request is about, and who makes it. */
export function ownerOf(request: FastifyRequest): SpaceMember {
  if (!request.member) throw new ParleyError('unauthenticated');
  return request.member;
}

/** The same person as whoever runs a statement from a page, until they leave it. */
export function requestContextOf(request: FastifyRequest, reply: FastifyReply): RequestContext {
  return { owner: ownerOf(request), door: 'web', caller: null, signal: clientDisconnectSignal(reply) };
}

/** The address header is ours alone: what a client sent under its name is overwritten. */
export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set(clientAddressHeader, request.ip);
  return headers;
}

export function setCookies(reply: FastifyReply, cookies: string[]): void {
  if (cookies.length > 0) reply.header('set-cookie', cookies);
}

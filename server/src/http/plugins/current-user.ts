import type { User } from '@parley/contract/auth';
import { ParleyError } from '@parley/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../../accounts/accounts.ts';
import { clientAddressHeader } from '../../accounts/sign-in/auth.ts';
import { inPersonalSpace, type SpaceMember } from '../../accounts/spaces/space-member.ts';
import type { RequestContext } from '../../connections/running/run-input.ts';
import { closedSignal } from './closed-signal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    user?: User;
  }
}

/** A hook for routes that need a session: it runs before the body is even read. */
export function requireUser(accounts: Accounts) {
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const known = accounts.knownUser(request.headers.cookie ?? '');
    if (known) {
      request.user = known;
      done();
    } else {
      findUser(accounts, request, reply).then(() => done(), done);
    }
  };
}

/** The same for changes of a person's data: a session that ended a moment ago on another server does not count. */
export function requireUserNow(accounts: Accounts) {
  return (request: FastifyRequest, reply: FastifyReply): Promise<void> => findUser(accounts, request, reply);
}

async function findUser(accounts: Accounts, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { result: user, cookies } = await accounts.currentUser(headersOf(request));
  setCookies(reply, cookies);
  if (!user) throw new ParleyError('unauthenticated');
  request.user = user;
}

/** The user that `requireUser` found; a route without that hook must not ask. */
export function userOf(request: FastifyRequest): User {
  if (!request.user) throw new ParleyError('unauthenticated');
  return request.user;
}

/** The space that the request is about, and who makes it. */
export function ownerOf(request: FastifyRequest): SpaceMember {
  return inPersonalSpace(userOf(request));
}

/** The same person as whoever runs a statement from a page, until they leave it. */
export function requestContextOf(request: FastifyRequest, reply: FastifyReply): RequestContext {
  return { owner: ownerOf(request), door: 'web', caller: null, signal: closedSignal(reply) };
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

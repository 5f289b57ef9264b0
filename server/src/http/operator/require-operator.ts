import { ParleyError } from '@parley/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpServices } from '../http-services.ts';
import { headersOf, setCookies } from '../plugins/require-current-user.ts';

type Services = Pick<HttpServices, 'accounts' | 'operators'>;

/**
 * For the operator's own routes. Everybody else, visitors too, is told what they would be told of a path that does not
 * exist: whether somebody is an operator is nobody's business.
 */
export function requireOperator(services: Services) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!(await isOperator(services, request, reply))) throw new ParleyError('not_found');
  };
}

export async function isOperator(
  { accounts, operators }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { result: user, cookies } = await accounts.currentUser(headersOf(request));
  if (!user || !(await operators.isOperator(user))) return false;
  setCookies(reply, cookies);
  request.user = user;
  return true;
}

import { ParleyError } from '@parley/contract/errors';
import { fieldMessage, firstMistake } from '@parley/contract/field-messages';
import { proxyQueryInput } from '@parley/contract/hosted-projects';
import { api } from '@parley/contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HttpServices } from '../http-services.ts';
import { requestContextOf, requireUser } from '../plugins/require-current-user.ts';

type Services = Pick<HttpServices, 'accounts' | 'projectTools'>;

const prefix = api.supabaseProxy.slice(0, -2);

/** Passes a few calls on to the hosted service. Errors have the fields of the first published API beside our own. */
export function supabaseProxyRoutes(app: FastifyInstance, { accounts, projectTools }: Services): void {
  const onRequest = requireUser(accounts);
  const pass = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      if (!projectTools) throw new ParleyError('hosted_not_configured');
      const { status, body } = await projectTools.proxy({
        ...requestContextOf(request, reply),
        handle: /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1],
        method: request.method,
        path: (request.url.split('?', 1)[0] ?? '').slice(prefix.length),
        body: request.method === 'POST' ? readBody(request.body) : {},
      });
      return await reply.status(status).send(body);
    } catch (error) {
      if (!(error instanceof ParleyError)) throw error;
      const { code, message, status, values } = error;
      if (status >= 500) request.log.error({ err: error }, 'the request failed');
      if (status === 429 && values.seconds !== undefined) reply.header('retry-after', String(values.seconds));
      return reply
        .status(status)
        .send({ code, message, requestId: request.id, success: false, error: message });
    }
  };
  app.get(api.supabaseProxy, { onRequest }, pass);
  app.post(api.supabaseProxy, { onRequest }, pass);
}

function readBody(body: unknown) {
  const parsed = proxyQueryInput.safeParse(body, { error: fieldMessage });
  if (parsed.success) return parsed.data;
  throw new ParleyError('invalid_input', { message: firstMistake(parsed.error) });
}

import { api } from '@parley/contract/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SpaceMember } from '../../accounts/spaces/public-types.ts';
import type { SpaceRecorder } from '../../records/space-recorder.ts';
import type { HttpServices } from '../http-services.ts';
import { isRecorded } from '../recorded-space-actions.ts';
import { beforeAnswer } from './request-lifecycle/register-lifecycle-steps.ts';

declare module 'fastify' {
  interface FastifyRequest {
    closeRecord?: (outcome: 'done' | 'refused') => void;
  }
}

/**
 * Every change in a shared space is written down before it is done, whichever route makes it, and closed with how it
 * ended. What is asked and run has its own record (`records/execution-recorder.ts`), whose text is its asker's alone.
 */
export function recordSpaceChanges(
  app: FastifyInstance,
  { spaceRecorder: recorder, catalogue }: Pick<HttpServices, 'spaceRecorder' | 'catalogue'>,
): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const { member } = request;
    if (!member || member.id === member.personId || !isRecorded(routeOf(request))) return done();
    const record = async () => {
      const name = await toolNamed(request, catalogue, member);
      await recordIn(request, recorder, { spaceId: member.id, person: member.email, name });
    };
    record().then(() => done(), done);
  });
  // Not after the answer: whoever asked may go before the change is made.
  beforeAnswer(app, (request, reply) => {
    request.closeRecord?.(reply.statusCode < 400 ? 'done' : 'refused');
  });
}

type Place = { spaceId: string; person: string; name?: string | null };

/** As it is called now: the entry outlasts the tool. */
async function toolNamed(
  { routeOptions, params }: FastifyRequest,
  catalogue: Pick<HttpServices['catalogue'], 'show'>,
  member: SpaceMember,
): Promise<string | null> {
  if (!routeOptions.url?.startsWith(api.tool)) return null;
  const { id = '' } = params as { id?: string };
  return catalogue.show(member, id).then(
    ({ name }) => name,
    // The handler says what is wrong with it.
    () => null,
  );
}

/** Opens the entry of a request; its answer closes it. */
export async function recordIn(
  request: FastifyRequest,
  recorder: SpaceRecorder,
  { name, ...place }: Place,
): Promise<void> {
  const { id = null } = (request.params ?? {}) as { id?: string };
  const subject = id !== null && name ? `${name} (${id})` : id;
  const event = { ...place, route: routeOf(request), subject, address: request.ip };
  request.closeRecord = await recorder.begin(event);
}

function routeOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? ''}`;
}

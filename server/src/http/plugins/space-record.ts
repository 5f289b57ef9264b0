import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SpaceRecorder } from '../../records/space-recorder.ts';
import { isRecorded } from '../space-record-words.ts';

declare module 'fastify' {
  interface FastifyRequest {
    closeRecord?: (outcome: 'done' | 'refused') => void;
  }
}

/**
 * Every change in a shared space is written down before it is done, whichever route makes it, and closed with how it
 * ended. What is asked and run has its own record (`records/recorder.ts`), whose text is its asker's alone.
 */
export function recordSpaces(app: FastifyInstance, recorder: SpaceRecorder): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const { member } = request;
    if (!member || member.id === member.personId || !isRecorded(routeOf(request))) return done();
    recordIn(request, recorder, { spaceId: member.id, person: member.email }).then(() => done(), done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.closeRecord?.(reply.statusCode < 400 ? 'done' : 'refused');
    done();
  });
}

type Place = { spaceId: string; person: string };

/** Opens the entry of a request; its answer closes it. */
export async function recordIn(
  request: FastifyRequest,
  recorder: SpaceRecorder,
  place: Place,
): Promise<void> {
  const { id } = (request.params ?? {}) as { id?: string };
  const event = { ...place, route: routeOf(request), subject: id ?? null, address: request.ip };
  request.closeRecord = await recorder.begin(event);
}

function routeOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? ''}`;
}

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
  app.addHook('preHandler', async (request) => {
    const { member } = request;
    if (!member || member.id === member.personId) return;
    const route = routeOf(request);
    if (!isRecorded(route)) return;
    const { id } = (request.params ?? {}) as { id?: string };
    const { id: spaceId, email: person } = member;
    const event = { spaceId, person, route, subject: id ?? null, address: request.ip };
    request.closeRecord = await recorder.begin(event);
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.closeRecord?.(reply.statusCode < 400 ? 'done' : 'refused');
    done();
  });
}

function routeOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? ''}`;
}

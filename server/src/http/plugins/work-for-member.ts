import type { FastifyInstance } from 'fastify';
import { workFor } from '../../platform/threads/person-at-work.ts';

/** Whatever a page asks for is done for its person. What comes with a token says for whom where it asks or runs. */
export function workForMember(app: FastifyInstance): void {
  app.addHook('preHandler', ({ member }, _reply, done) => {
    if (member) workFor(member.personId, done);
    else done();
  });
}

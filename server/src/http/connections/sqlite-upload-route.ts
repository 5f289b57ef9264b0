import { Readable } from 'node:stream';
import { uploadOutput } from '@parley/contract/connections';
import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import { api } from '@parley/contract/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { HttpServices } from '../http-services.ts';
import { ownerOf, requireUser } from '../plugins/require-current-user.ts';

type Services = Pick<HttpServices, 'accounts' | 'sqliteFiles'>;

const fileName = z
  .string()
  .trim()
  .min(1)
  .max(255)
  .regex(/^[^\p{Cc}\p{Cs}\p{Bidi_Control}/\\]*$/u, 'Please rename the file: its name cannot be kept.')
  .default('database.db');

/** In a scope of its own: no other route takes bytes. */
export async function sqliteUploadRoute(
  app: FastifyInstance,
  { accounts, sqliteFiles }: Services,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_request, bytes, done) => done(null, bytes));
    scope.withTypeProvider<ZodTypeProvider>().post(
      api.sqliteFiles,
      {
        onRequest: requireUser(accounts),
        bodyLimit: limits.connection.uploadBytes,
        schema: { querystring: z.object({ name: fileName }), response: { 201: uploadOutput } },
      },
      async (request, reply) => {
        // A refused file must not cut the connection: its sender would never read the answer.
        const bytes = bodyOf(request).iterator({ destroyOnReturn: false });
        const upload = await sqliteFiles.receive(ownerOf(request), request.query.name, bytes);
        return reply.status(201).send(upload);
      },
    );
  });
}

/** JSON is parsed on every route; only bytes arrive as a stream. */
function bodyOf({ body }: FastifyRequest): Readable {
  if (!(body instanceof Readable))
    throw new ParleyError('unsupported_media_type', {
      message: 'Send the file as application/octet-stream.',
    });
  return body;
}

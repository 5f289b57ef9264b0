import type { Readable } from 'node:stream';
import { uploadOutput } from '@parley/contract/connections';
import { limits } from '@parley/contract/limits';
import { api } from '@parley/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser, userOf } from './current-user.ts';
import type { Door } from './door.ts';

const fileName = z
  .string()
  .trim()
  .min(1)
  .max(255)
  .regex(/^[^\p{Cc}\p{Cs}/\\]*$/u, 'Please rename the file: its name cannot be kept.')
  .default('database.db');

/** In a scope of its own: no other route takes bytes. */
export async function sqliteFileRoutes(app: FastifyInstance, { accounts, sqliteFiles }: Door): Promise<void> {
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
        // The scope's own parser is the only one that gives a body here.
        const bytes = request.body as Readable;
        const upload = await sqliteFiles.receive(userOf(request), request.query.name, bytes);
        return reply.status(201).send(upload);
      },
    );
  });
}

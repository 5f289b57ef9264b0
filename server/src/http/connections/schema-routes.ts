import {
  customSchema,
  privilegesOutput,
  scanOutput,
  schemaOutput,
  tableDataInput,
  tableDataOutput,
} from '@parley/contract/connections';
import { api } from '@parley/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { HttpServices } from '../http-services.ts';
import { clientDisconnectSignal } from '../plugins/client-disconnect-signal.ts';
import { ownerOf, requestContextOf, requireUser } from '../plugins/require-current-user.ts';

type Services = Pick<HttpServices, 'accounts' | 'recheck' | 'schemas' | 'sources'>;

const params = z.object({ id: z.uuid() });

export function schemaRoutes(app: FastifyInstance, { accounts, schemas, sources, recheck }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);

  routes.post(
    api.scan,
    { onRequest, schema: { params, response: { 200: scanOutput } } },
    async (request, reply) => {
      const asking = {
        owner: ownerOf(request),
        id: request.params.id,
        signal: clientDisconnectSignal(reply),
      };
      const scan = await schemas.scan(asking);
      const source = await sources.open(asking);
      // What was read stays read, whatever becomes of looking at the tools.
      await recheck(asking.owner, { source, changes: scan.changes }).catch((error: unknown) =>
        request.log.warn({ err: error }, 'the tools could not be checked'),
      );
      return scan;
    },
  );

  routes.get(api.schema, { onRequest, schema: { params, response: { 200: schemaOutput } } }, (request) =>
    schemas.show(ownerOf(request), request.params.id),
  );

  routes.put(
    api.customSchema,
    { onRequest, schema: { params, body: customSchema, response: { 200: schemaOutput } } },
    (request) => schemas.saveCustom(ownerOf(request), request.params.id, request.body),
  );

  routes.get(
    api.privileges,
    { onRequest, schema: { params, response: { 200: privilegesOutput } } },
    (request, reply) =>
      schemas.privileges({
        owner: ownerOf(request),
        id: request.params.id,
        signal: clientDisconnectSignal(reply),
      }),
  );

  routes.post(
    api.tableData,
    { onRequest, schema: { body: tableDataInput, response: { 200: tableDataOutput } } },
    (request, reply) => schemas.tableData(requestContextOf(request, reply), request.body),
  );
}

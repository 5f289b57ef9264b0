import { keyHeader } from '@parley/contract/ai/openai-api-key';
import { ParleyError } from '@parley/contract/errors';
import { api } from '@parley/contract/routes';
import {
  generateToolsInput,
  generateToolsOutput,
  looseSchema,
  readSchemaInput,
  readSchemaOutput,
} from '@parley/contract/tools';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { SpaceMember } from '../../accounts/spaces/public-types.ts';
import { fullName } from '../../tools/find-table-by-name.ts';
import { narrowSchemaToTables } from '../../tools/narrow-schema-to-tables.ts';
import type { ToolBuildingContextWithSchema } from '../../tools/tool-building-context.ts';
import { withSchema } from '../../tools/tool-building-context.ts';
import type { HttpServices } from '../http-services.ts';
import { clientDisconnectSignal } from '../plugins/client-disconnect-signal.ts';
import { ownerOf, requireUser } from '../plugins/require-current-user.ts';

type Services = Pick<HttpServices, 'accounts' | 'attempts' | 'generator' | 'openToolContext' | 'sources'>;

type GenerateInput = z.infer<typeof generateToolsInput>;

/**
 * Generates tools in one call. Kept for programs written against the first published API; the caller is the session's
 * user, whatever the body says.
 */
export function generateToolsRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, sources, generator } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);

  routes.post(
    api.readSchema,
    { onRequest, schema: { body: readSchemaInput, response: { 200: readSchemaOutput } } },
    async (request, reply) => {
      const { connectionId: id, tables } = request.body;
      const source = await sources.open({
        owner: ownerOf(request),
        id,
        signal: clientDisconnectSignal(reply),
      });
      const schema = await source.schema();
      return { schema: tables ? narrowSchemaToTables(schema, tables) : schema };
    },
  );

  const generating = {
    onRequest,
    schema: { headers: keyHeader, body: generateToolsInput, response: { 200: generateToolsOutput } },
  };

  routes.post(api.generateTools, generating, async (request, reply) => {
    const owner = ownerOf(request);
    const call = { body: request.body, key: request.headers['x-openai-key'], address: request.ip };
    const context = await open(services, owner, { ...call, signal: clientDisconnectSignal(reply) });
    return { tools: await generator.save(owner, context, wishOf(request.body)) };
  });

  routes.post(api.generateToolsFromSchema, generating, async (request, reply) => {
    const call = { body: request.body, key: request.headers['x-openai-key'], address: request.ip };
    const context = await open(services, ownerOf(request), {
      ...call,
      signal: clientDisconnectSignal(reply),
    });
    return { tools: await generator.propose(context, wishOf(request.body)) };
  });
}

type Call = { body: GenerateInput; key: string | undefined; address: string; signal: AbortSignal };

async function open(
  services: Services,
  owner: SpaceMember,
  { body, key, address, signal }: Call,
): Promise<ToolBuildingContextWithSchema> {
  const connectionId = await connectionOf(services, owner, body);
  await services.attempts.admit('suggest', { address, account: owner.personId });
  return withSchema(await services.openToolContext(owner, { connectionId, key }, signal));
}

function wishOf({ tables, systemDescription, schema }: GenerateInput) {
  return { tables: tables ?? sentSchema(schema)?.tables, systemDescription, exclude: [] };
}

/** Only names and the fingerprint are read: the rest of a large schema is long, and comes from the database. */
function sentSchema(schema: unknown): { fingerprint: string | undefined; tables: string[] } | undefined {
  const { data } = looseSchema.safeParse(schema);
  if (!data) return undefined;
  const { fingerprint } = data;
  const tables = data.tables.map(({ schema: place = '', name, table_name }) => {
    const own = name ?? table_name ?? '';
    return fingerprint === undefined ? own : fullName({ schema: place, name: own });
  });
  return { fingerprint, tables };
}

/** A schema that this server gave out names its connection by its fingerprint, any other one by its tables. */
async function connectionOf(
  { sources }: Services,
  owner: SpaceMember,
  input: GenerateInput,
): Promise<string> {
  if (input.connectionId !== undefined) return input.connectionId;
  const { fingerprint, tables } = sentSchema(input.schema) ?? { fingerprint: undefined, tables: [] };
  const id = fingerprint === undefined ? null : await sources.idOf(owner, fingerprint);
  if (id !== null) return id;
  const [only, ...others] = tables.length > 0 ? await sources.idsWith(owner, tables) : [];
  if (only !== undefined && others.length === 0) return only;
  const message =
    only === undefined
      ? 'Send the connectionId, or a schema whose tables one of your connections has.'
      : 'Several connections have these tables. Send the connectionId as well.';
  throw new ParleyError('invalid_input', { message, fields: { connectionId: message } });
}

import { errorBody } from '@parley/contract/errors';
import { api } from '@parley/contract/routes';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { z } from 'zod';
import { sessionCookieNames } from '../../accounts/session-cookie-names.ts';
import { version } from '../package-version.ts';
import { groupOf, summaryOf } from './openapi-summaries.ts';

type JsonSchema = Record<string, unknown>;
type Operation = Record<string, unknown>;
type OpenApi = Record<string, unknown> & { paths: Record<string, Record<string, Operation>> };

const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * The document of what this server serves, read off the routes themselves: what is not registered is not in it, and
 * what is cannot be forgotten. Call it before the first route.
 */
export function openapiRoutes(app: FastifyInstance, origin: string): void {
  const routes: RouteOptions[] = [];
  let document: string | undefined;
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/') || route.url === api.mcp) routes.push(route);
  });
  app.get(api.openapi, (_request, reply) => {
    document ??= JSON.stringify(describe(routes, origin));
    return reply.type('application/json').send(document);
  });
}

function describe(routes: readonly RouteOptions[], origin: string): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const route of routes) {
    const names = [route.method].flat().filter((name) => methods.has(name));
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}');
    for (const method of names) {
      paths[path] ??= {};
      paths[path][method.toLowerCase()] = operation(route, { method, path });
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parley',
      version,
      description:
        'Saved SQL tools over your own databases. Programs use /api/v1 with an access token; the other calls are those of Parley’s own pages, with a session.',
    },
    servers: [{ url: origin }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'An access token from Settings.' },
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieNames(origin).session },
      },
      schemas: { Error: jsonSchema(errorBody, 'output') },
    },
  };
}

type Place = { method: string; path: string };

function operation(route: RouteOptions, { method, path }: Place): Operation {
  const { body, querystring, params, response } = (route.schema ?? {}) as Record<string, unknown>;
  const security = securityOf(route);
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^A-Za-z0-9]+(.)?/g, (_all, next: string) => (next ?? '').toUpperCase())}`,
    summary: summaryOf(method, route.url),
    tags: [groupOf(route.url)],
    ...(security ? { security } : {}),
    parameters: [...inPath(path, params), ...inQuery(querystring)],
    ...(isSchema(body) && method !== 'GET'
      ? { requestBody: { required: true, content: json(jsonSchema(body, 'input')) } }
      : {}),
    responses: responses(response, security !== undefined),
  };
}

function securityOf({ url, onRequest }: RouteOptions) {
  if (url === api.mcp || url.startsWith('/api/v1/')) return [{ token: [] }];
  return onRequest ? [{ session: [] }] : undefined;
}

function responses(declared: unknown, isGuarded: boolean): Record<string, unknown> {
  const known = Object.entries((declared ?? {}) as Record<string, unknown>).map(([status, schema]) => [
    status,
    { description: 'Done', ...(isSchema(schema) ? { content: json(jsonSchema(schema, 'output')) } : {}) },
  ]);
  const failure = (description: string) => ({
    description,
    content: json({ $ref: '#/components/schemas/Error' }),
  });
  return {
    ...(known.length > 0 ? Object.fromEntries(known) : { '2XX': { description: 'Done' } }),
    ...(isGuarded ? { '401': failure('Nobody is signed in, or the token is not valid') } : {}),
    default: failure('What went wrong, in one shape'),
  };
}

function inPath(path: string, params: unknown) {
  const shape = params instanceof z.ZodObject ? params.shape : {};
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const schema: unknown = shape[name];
    return {
      name,
      in: 'path',
      required: true,
      schema: isSchema(schema) ? jsonSchema(schema, 'input') : { type: 'string' },
    };
  });
}

function inQuery(querystring: unknown) {
  if (!(querystring instanceof z.ZodObject)) return [];
  const { properties = {}, required = [] } = jsonSchema(querystring, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function isSchema(value: unknown): value is z.ZodType {
  return value instanceof z.ZodType;
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _said, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  return rest;
}

function json(schema: JsonSchema) {
  return { 'application/json': { schema } };
}

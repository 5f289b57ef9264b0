import { fromJsonSchema } from '@modelcontextprotocol/client';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { startTestApp } from '../../../testing/test-app.ts';

type Schema = Record<string, unknown>;
type Content = Record<string, { schema: Schema }>;
type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};

let server: TestApp;
let document: { openapi: string; paths: Record<string, Record<string, Operation>>; components: Schema };
beforeAll(async () => {
  server = await startTestApp();
  document = (await server.app.inject(api.openapi)).json();
});
afterAll(() => server.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
const schemasOf = ({ parameters, requestBody, responses }: Operation) =>
  [
    ...parameters.map(({ schema }) => schema),
    requestBody?.content['application/json']?.schema,
    ...Object.values(responses).map(({ content }) => content?.['application/json']?.schema),
  ].filter((schema) => schema !== undefined);

describe('the OpenAPI document', () => {
  test('[L03] is of version 3.1 and holds every call of the contract that this server serves', () => {
    expect(document.openapi).toBe('3.1.0');
    const served = new Set(Object.keys(document.paths));
    const missing = Object.values(api)
      .filter((path) => path.startsWith('/api/'))
      .map((path) => path.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}'))
      .filter((path) => !served.has(path) && !isOfHostedProjects(path));
    expect(missing).toEqual([]);
  });

  test('[L03] names each operation once, declares each parameter of its path, and says what comes back', () => {
    const ids = operations().map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, parameters, responses, summary, tags } of operations()) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
      expect([path, inPath]).toEqual([path, [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)]);
      expect(Object.keys(responses).length).toBeGreaterThan(1);
      expect([summary, ...tags].every((words) => words.length > 0)).toBe(true);
    }
  });

  test('gives every list and every record that can be sent a limit', () => {
    const endless = operations().flatMap(({ path, method, requestBody }) =>
      endlessIn(requestBody?.content['application/json']?.schema, [method, path]),
    );
    expect(endless).toEqual([]);
  });

  test('[L03] is made of schemas that a validator takes', async () => {
    for (const operation of operations()) {
      for (const schema of schemasOf(operation)) {
        if ('$ref' in schema) expect(schema.$ref).toBe('#/components/schemas/Error');
        else expect(fromJsonSchema(schema as Parameters<typeof fromJsonSchema>[0])).toBeDefined();
      }
    }
    const run = document.paths[api.v1Run.replace(':name', '{name}')]?.post;
    const schema = run?.requestBody?.content['application/json']?.schema as Parameters<
      typeof fromJsonSchema
    >[0];
    const check = (value: unknown) => fromJsonSchema(schema)['~standard'].validate(value);
    expect(await check({ parameters: { city: 'Bern' } })).not.toHaveProperty('issues');
    expect(await check({ parameters: [] })).toHaveProperty('issues');
  });

  test('[L03] says which calls take a token and which a session', () => {
    expect(document.paths[api.v1Tools]?.get?.security).toEqual([{ token: [] }]);
    expect(document.paths[api.connections]?.get?.security).toEqual([{ session: [] }]);
    expect(document.paths[api.health]?.get).not.toHaveProperty('security');
  });
});

/** Served only where a hosted service is set up. */
function isOfHostedProjects(path: string): boolean {
  return /token-exchange|supabase|project|db-info|pg-meta|query-tables|table-schema/.test(path);
}

/** Entries are checked one by one, and each that is wrong gets a sentence. */
function endlessIn(schema: unknown, place: readonly string[], most?: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maxItems, maxProperties = most, additionalProperties } = schema as Schema;
  const isEndlessList = type === 'array' && maxItems === undefined;
  const isEndlessRecord = typeof additionalProperties === 'object' && maxProperties === undefined;
  return [
    ...(isEndlessList || isEndlessRecord ? [place.join(' ')] : []),
    ...Object.entries(schema).flatMap(([name, inner]) =>
      // A limit beside the choices holds for each of them.
      name === 'anyOf'
        ? inner.flatMap((choice: unknown) => endlessIn(choice, [...place, name], maxProperties))
        : endlessIn(inner, [...place, name]),
    ),
  ];
}

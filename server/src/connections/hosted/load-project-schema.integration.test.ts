import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProjectSchemaLoader } from './load-project-schema.ts';
import { createProjectRest } from './project-rest-client.ts';

type Answer = { status?: number; body: unknown };

/** A project whose own API answers these paths, and 404 to everything else. */
let answers: Record<string, Answer> = {};
const project = createServer((request, response) => {
  const path = decodeURIComponent(request.url ?? '').replace('/project/ref/rest/v1/', '');
  const { status = 200, body } = answers[path] ?? { status: 404, body: { message: 'not there' } };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});

beforeAll(() => new Promise<void>((resolve) => project.listen(0, '127.0.0.1', resolve)));
afterAll(() => void project.close());

/** Where the catalogue itself cannot be read. */
async function load(given: Record<string, Answer>) {
  answers = given;
  const { port } = project.address() as AddressInfo;
  const rest = createProjectRest({
    hosted: { clientId: 'x', clientSecret: 'x', apiUrl: `http://127.0.0.1:${port}`, demo: true },
    calls: { call: (_place, send) => send('token') },
    api: { apiKeys: async () => [{ name: 'default', type: 'secret', api_key: 'sb_secret_x' }] },
  });
  const place = { spaceId: 'somebody', ref: 'ref', grantId: null };
  return createProjectSchemaLoader(rest)(place, () => Promise.reject(new Error('refused')));
}

const columns = (...names: string[]) => names.map((name) => ({ name, type: 'uuid', nullable: false }));
const tables = [
  { name: 'users', columns: columns('id') },
  { name: 'roles', columns: columns('id') },
  { name: 'orders', columns: columns('id', 'user_id') },
  { name: 'users_roles', columns: columns('user_id', 'role_id') },
];
const rows = Object.fromEntries(
  tables.map(({ name, columns }) => [
    `${name}?select=*&limit=1`,
    { body: [Object.fromEntries(columns.map((column) => [column.name, 'a text']))] },
  ]),
);

test.each([
  ['rpc', { 'rpc/get_database_schema': { body: { tables } } }],
  ['execute_sql', { 'rpc/execute_sql': { body: tables } }],
  [
    'rest',
    { '': { body: { definitions: Object.fromEntries(tables.map(({ name }) => [name, {}])) } }, ...rows },
  ],
])('[F03] relationships and join tables are inferred from a schema read by %s', async (way, given) => {
  const { origin, schema } = await load(given);
  expect(origin).toBe(way);
  const told = schema.relationships.map(
    (link) =>
      `${link.source_table}.${link.source_column} ${link.relationship_type} ${link.target_table} ${link.origin}`,
  );
  expect(told.toSorted()).toEqual([
    'orders.user_id many_to_one users inferred',
    'users_roles.role_id many_to_many_join roles inferred',
    'users_roles.user_id many_to_many_join users inferred',
  ]);
});

test('[F03] declared keys win over inferred ones', async () => {
  const declared = {
    source_table: 'orders',
    source_column: 'id',
    target_table: 'users',
    target_column: 'id',
  };
  const { schema } = await load({
    'rpc/get_database_schema': { body: { tables, relationships: [declared] } },
  });
  expect(schema.relationships).toMatchObject([{ ...declared, origin: 'declared' }]);
});

test('[F03] a table without rows gives one uuid id, whether the project sends none or PGRST116', async () => {
  const { origin, schema } = await load({
    '': { body: { definitions: { empty: {}, none: {}, full: {} } } },
    'empty?select=*&limit=1': { body: [] },
    'none?select=*&limit=1': {
      status: 406,
      body: { code: 'PGRST116', message: 'The result contains 0 rows' },
    },
    'full?select=*&limit=1': { body: [{ name: 'Ada', age: 36, born: '1815-12-10' }] },
  });
  expect(origin).toBe('rest');
  const read = Object.fromEntries(
    schema.tables.map(({ name, columns }) => [
      name,
      columns.map((column) => [column.name, column.type, column.nullable]),
    ]),
  );
  expect(read).toEqual({
    empty: [['id', 'uuid', false]],
    none: [['id', 'uuid', false]],
    full: [
      ['name', 'text', true],
      ['age', 'integer', true],
      ['born', 'timestamp', true],
    ],
  });
});

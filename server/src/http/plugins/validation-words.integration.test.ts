import { errorBody } from '@parley/contract/errors';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

let server: TestApp;
let browser: TestBrowser;
let token: string;

beforeAll(async () => {
  server = await startTestApp({
    SUPABASE_CLIENT_ID: 'nobody',
    SUPABASE_CLIENT_SECRET: 'nothing',
    SUPABASE_API_URL: 'http://127.0.0.1:1',
  });
  browser = await signedIn(server, 'words@example.com');
  token = (await browser.send('POST', api.accessTokens, { name: 'Words' })).json().secret;
});
afterAll(() => server.close());

type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  const?: unknown;
};
type Operation = {
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

/** Each is a wrong type, a bad id, a bad choice or out of range for some kind of field. */
const wrongValues = [null, -1, 1.5, 1e12, 'no-such-thing', '', 'x'.repeat(200_000), true, [], [[]], {}];

/** Every field of the body wrong at once, then every nested object, list and choice in the same way. */
function badBodies(schema: Schema): unknown[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(badBodies);
  const lists = schema.items ? badBodies(schema.items).map((bad) => [bad]) : [];
  const fields = Object.entries(schema.properties ?? {});
  const fixed = fields.flatMap(([name, field]) => ('const' in field ? [[name, field.const] as const] : []));
  const free = fields.filter(([, field]) => !('const' in field));
  const all = wrongValues.map((wrong) => ({
    ...Object.fromEntries(free.map(([name]) => [name, wrong])),
    ...Object.fromEntries(fixed),
  }));
  const nested = free.flatMap(([name, field]) => badBodies(field).map((bad) => ({ [name]: bad })));
  return fields.length > 0 ? [...all, ...nested, ...choices] : [...lists, ...choices];
}

const foreignWords =
  /Invalid (input|UUID|option|string|email|URL|ISO|key|number|value|discriminator)|Too (big|small)|Unrecognized|expected .*received|received (undefined|NaN|string)|match(es)? pattern|FST_|statusCode|Fastify|querystring|\bbody[/ ]|ZodError|Unexpected token|\bundefined\b|\bNaN\b|regex/i;
/** Their failures wear the shape of their own standard. */
const ofOtherShape = new Set<string>([api.mcp, api.oauthRegister, api.oauthToken, api.oauthRevoke]);
const endsTheSession = `POST ${api.signOut}`;

async function send(method: string, url: string, payload: unknown) {
  const isForTokens = url.startsWith('/api/v1/') || url === api.mcp;
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return server.app.inject({
    method: method as 'POST',
    url,
    headers: {
      origin: server.origin,
      cookie,
      ...(isForTokens ? { authorization: `Bearer ${token}` } : {}),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
  });
}

function addresses(path: string, { parameters }: Operation): string[] {
  const query = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const values = ['', '-1', '1.5', '999999999999', 'no-such-thing'];
  const place = path.replaceAll(/\{\w+\}/g, 'no-such-thing');
  const withQuery = values.map((value) => `${place}?${query.map((name) => `${name}=${value}`).join('&')}`);
  return [place, ...(query.length > 0 ? withQuery : [])];
}

test('[K03] no answer to bad input on any route is in the validator’s or the framework’s words', async () => {
  const document = (await server.app.inject(api.openapi)).json();
  const paths = Object.entries(document.paths as Record<string, Record<string, Operation>>);
  const refused = new Set<string>();
  for (const [path, operations] of paths) {
    for (const [name, operation] of Object.entries(operations)) {
      const method = name.toUpperCase();
      if (`${method} ${path}` === endsTheSession) continue;
      const schema = operation.requestBody?.content['application/json']?.schema;
      const bodies = method === 'GET' ? [undefined] : [undefined, [], 'text', 42, null];
      const tries = [...bodies, ...(schema ? badBodies(schema) : [])].flatMap((body) =>
        addresses(path, operation).map((url) => ({ url, body })),
      );
      for (const { url, body } of tries) {
        const answer = await send(method, url, body);
        if (answer.statusCode < 400) continue;
        const seen = [method, url, JSON.stringify(body)?.slice(0, 200), answer.body];
        expect([...seen, foreignWords.exec(answer.body)?.[0]]).toEqual([...seen, undefined]);
        if (ofOtherShape.has(path)) continue;
        refused.add(`${method} ${path}`);
        expect([...seen, errorBody.safeParse(answer.json()).success]).toEqual([...seen, true]);
        expect([...seen, answer.json().code]).not.toEqual([...seen, 'internal']);
      }
    }
  }
  // Every route that takes a body refused something: the walk really reached them.
  const withBody = paths.flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { requestBody }]) => requestBody !== undefined)
      .map(([name]) => `${name.toUpperCase()} ${path}`),
  );
  expect(withBody.length).toBeGreaterThan(40);
  expect(withBody.filter((name) => !refused.has(name))).toEqual([]);
});

test.each(['UTC+5', 'Mars/Base', ''])(
  '[K03] the unknown time zone ‘%s’ is refused wherever a question is asked',
  async (timeZone) => {
    const moment = { now: '2026-11-15T09:00:00Z', timeZone, weekStart: 'monday' };
    const id = crypto.randomUUID();
    const calls: [string, object, string][] = [
      [api.ask, { question: 'Any?', connectionId: id, moment }, 'moment.timeZone'],
      [api.draftTool, { question: 'Any?', connectionId: id, moment }, 'moment.timeZone'],
      [api.extractParameters, { query: 'Any?', tool_id: id, moment }, 'moment.timeZone'],
      [api.rewriteSql, { user_query: 'Any?', sql_template: 'SELECT 1', moment }, 'moment.timeZone'],
      [api.v1Ask, { question: 'Any?', time_zone: timeZone }, 'time_zone'],
    ];
    for (const [url, body, field] of calls) {
      const answer = await send('POST', url, body);
      expect([url, answer.statusCode, Object.keys(answer.json().fields)]).toEqual([url, 400, [field]]);
    }
  },
);

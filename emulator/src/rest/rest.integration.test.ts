import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  market,
  meridian,
  pausedClinic,
  saas,
  shop,
  startTestClient,
  type TestClient,
} from '../testing/test-client.ts';

type Key = { name: string; type: string; api_key: string };

let service: TestClient;
let keys: Record<'anon' | 'publishable' | 'secret' | 'masked', string>;

beforeAll(async () => {
  service = await startTestClient();
  const { access_token } = await service.connect(market);
  const list = async (query: string) =>
    (await service.get(`/v1/projects/${shop}/api-keys${query}`, access_token)).body as Key[];
  const [revealed, masked] = [await list('?reveal=true'), await list('')];
  const find = (from: Key[], type: string) => from.find((key) => key.type === type)?.api_key ?? '';
  keys = {
    anon: revealed.find(({ name }) => name === 'anon')?.api_key ?? '',
    publishable: find(revealed, 'publishable'),
    secret: find(revealed, 'secret'),
    masked: find(masked, 'secret'),
  };
  // The first to use a project on a machine waits for its rows to be made.
  await rest('tags', keys.secret);
}, 600_000);

afterAll(() => service.close());

async function rest(path: string, apikey?: string, init: RequestInit & { ref?: string } = {}) {
  const headers = {
    ...(apikey === undefined ? {} : { apikey }),
    ...(init.headers as Record<string, string>),
  };
  const answer = await fetch(`${service.url}/project/${init.ref ?? shop}/rest/v1/${path}`, {
    ...init,
    headers,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const call = (fn: string, args: object, ref = shop, key = keys.secret) =>
  rest(`rpc/${fn}`, key, { method: 'POST', body: JSON.stringify(args), ref });

test('[G10] hides the secret key until it is asked for', () => {
  expect(keys.secret).toMatch(/^sb_secret_[\w-]/);
  expect(keys.masked).toBe(`${keys.secret.slice(0, 15)}···`);
});

test('[G10] shows the schema at the REST root to a secret key alone', async () => {
  expect((await rest('')).status).toBe(401);
  expect((await rest('', 'sb_secret_guessed')).status).toBe(401);
  for (const key of [keys.anon, keys.publishable]) {
    const answer = await rest('', key);
    expect([answer.status, answer.body.message]).toEqual([403, 'Access to schema is forbidden']);
  }
  const browser = await rest('', keys.secret, { headers: { 'user-agent': 'Mozilla/5.0' } });
  expect(browser.status).toBe(401);
  const { status, body } = await rest('', keys.secret);
  const { orders, monthly_revenue } = body.definitions as Record<string, Record<string, unknown>>;
  const columns = orders?.properties as Record<string, unknown>;
  expect(status).toBe(200);
  expect(columns.id).toMatchObject({
    type: 'integer',
    format: 'int32',
    description: 'Note:\nThis is a Primary Key.<pk/>',
  });
  expect(columns.customer_id).toMatchObject({
    description: "Note:\nThis is a Foreign Key to `customers.id`.<fk table='customers' column='id'/>",
  });
  expect(columns.status).toMatchObject({
    format: 'public.order_status',
    default: 'pending',
    enum: expect.arrayContaining(['paid']),
  });
  expect(monthly_revenue).not.toHaveProperty('required');
});

test('[G10] gives rows as PostgREST does, and to strangers only what row security lets them see', async () => {
  const [order] = (await rest('orders?select=*&limit=1', keys.secret)).body as unknown as Record<
    string,
    unknown
  >[];
  expect(order).toMatchObject({ id: expect.any(Number), total: expect.any(Number) });
  expect(order?.ordered_at).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect((await rest('customers?limit=1', keys.anon)).body).toEqual([]);
  const dear = await rest('products?select=id&price=gt.100&order=id.desc&limit=2', keys.anon);
  expect(dear.body).toHaveLength(2);
  const missing = await rest('nothing?select=*', keys.secret);
  expect([missing.status, missing.body.code]).toEqual([404, 'PGRST205']);
});

test('[G10] has the two functions on one project, and on the others says that they are missing', async () => {
  const schema = await call('get_database_schema', {});
  expect(schema.body).toMatchObject({
    tables: expect.arrayContaining([expect.objectContaining({ name: 'order_items' })]),
    relationships: expect.arrayContaining([expect.objectContaining({ source_table: 'orders' })]),
  });
  expect((await call('execute_sql', { sql: 'select 1 as one' })).body).toEqual([{ one: 1 }]);
  const wrongArgument = await call('execute_sql', { query: 'select 1' });
  expect([wrongArgument.status, wrongArgument.body.code]).toEqual([404, 'PGRST202']);
  const keysOfSaas = (
    await service.get(
      `/v1/projects/${saas}/api-keys?reveal=true`,
      (
        await service.connect(meridian)
      ).access_token,
    )
  ).body as Key[];
  const key = keysOfSaas.find(({ type }) => type === 'secret')?.api_key ?? '';
  const absent = await call('get_database_schema', {}, saas, key);
  expect([absent.status, absent.body.code]).toEqual([404, 'PGRST202']);
  expect((await rest('', keys.secret, { ref: pausedClinic })).status).toBe(401);
}, 600_000);

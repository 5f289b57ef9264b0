import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasSpecification, objections } from '../testing/check-against-specification.ts';
import {
  type Answer,
  market,
  meridian,
  pausedClinic,
  saas,
  shop,
  startTestClient,
  streaming,
  type TestClient,
} from '../testing/test-client.ts';

/** The first to use a project on a machine waits for its rows to be made. */
const seedingLimit = 600_000;

let service: TestClient;
let marketToken: string;
let meridianToken: string;

beforeAll(async () => {
  service = await startTestClient();
  marketToken = (await service.connect(market)).access_token;
  meridianToken = (await service.connect(meridian)).access_token;
  await service.post(`/v1/projects/${shop}/database/query`, marketToken, { query: 'select 1' });
}, seedingLimit);

afterAll(() => service.close());

const readOnly = (ref: string, body: unknown, token = marketToken) =>
  service.post(`/v1/projects/${ref}/database/query/read-only`, token, body);
const write = (ref: string, body: unknown, token = marketToken) =>
  service.post(`/v1/projects/${ref}/database/query`, token, body);
const message = ({ body }: Answer) => (body as { message: string }).message;

describe('lists', () => {
  test('[G10] show only the organisation of the grant, and its projects in their states', async () => {
    const organizations = await service.get('/v1/organizations', meridianToken);
    expect(organizations.body).toEqual([{ id: meridian, slug: meridian, name: 'Meridian Suite' }]);
    const projects = (await service.get('/v1/projects', meridianToken)).body as {
      ref: string;
      status: string;
    }[];
    expect(projects.map(({ ref, status }) => [ref, status])).toEqual([
      [saas, 'ACTIVE_HEALTHY'],
      [pausedClinic, 'INACTIVE'],
    ]);
  });

  test('[G10] of an organisation come in pages, sorted and filtered', async () => {
    const at = (query: string) =>
      service.get(`/v1/organizations/${meridian}/projects?${query}`, meridianToken);
    const names = async (query: string) =>
      ((await at(query)).body as { projects: { name: string }[] }).projects.map(({ name }) => name);
    expect(await names('sort=name_desc')).toEqual(['Meridian Clinic', 'Meridian Billing']);
    expect(await names('statuses=INACTIVE')).toEqual(['Meridian Clinic']);
    expect(await names('search=bill')).toEqual(['Meridian Billing']);
    const second = (await at('limit=1&offset=1')).body as { pagination: object };
    expect(second.pagination).toEqual({ count: 2, limit: 1, offset: 1 });
    expect((await at('limit=101')).status).toBe(400);
  });
});

describe('refusals', () => {
  test('[G10] have the bodies of the real service', async () => {
    const foreign = await service.get(`/v1/projects/${saas}`, marketToken);
    expect([foreign.status, message(foreign)]).toEqual([
      403,
      expect.stringContaining('necessary privileges'),
    ]);
    const none = await service.get('/v1/projects/abcdefghijklmnopqrst', marketToken);
    expect([none.status, none.body]).toEqual([404, { message: 'Project not found' }]);
    const stranger = await service.get('/v1/projects');
    expect([stranger.status, stranger.body]).toEqual([401, { message: 'Unauthorized' }]);
    const jwt = await service.get('/v1/projects', 'eyJhbGciOiJIUzI1NiJ9');
    expect([jwt.status, jwt.body]).toEqual([401, { message: 'JWT could not be decoded' }]);
    const paused = await readOnly(pausedClinic, { query: 'select 1' }, meridianToken);
    expect([paused.status, message(paused)]).toEqual([
      544,
      'Failed to run sql query: Connection terminated due to connection timeout',
    ]);
  });

  test('[G10] follow from the scopes of the client', async () => {
    const narrow = await startTestClient({
      EMULATOR_SCOPES: 'organizations:read projects:read database:read',
    });
    const { access_token } = await narrow.connect(market);
    expect((await narrow.get('/v1/projects', access_token)).status).toBe(200);
    expect((await narrow.get(`/v1/projects/${shop}/api-keys`, access_token)).status).toBe(403);
    const query = await narrow.post(`/v1/projects/${shop}/database/query`, access_token, {
      query: 'select 1',
    });
    expect(query.status).toBe(403);
    await narrow.close();
  });

  test('[G10] come when there are too many calls in a minute, for this endpoint alone', async () => {
    const busy = await startTestClient({ EMULATOR_RATE_LIMIT: '2' });
    const { access_token } = await busy.connect(market);
    const first = await busy.get('/v1/projects', access_token);
    expect([first.headers.get('x-ratelimit-limit'), first.headers.get('x-ratelimit-remaining')]).toEqual([
      '2',
      '1',
    ]);
    await busy.get('/v1/projects', access_token);
    const third = await busy.get('/v1/projects', access_token);
    expect([third.status, third.body]).toEqual([429, { message: 'ThrottlerException: Too Many Requests' }]);
    expect(Number(third.headers.get('x-ratelimit-reset'))).toBeGreaterThan(0);
    expect((await busy.get('/v1/organizations', access_token)).status).toBe(200);
    await busy.close();
  });
});

describe('a query', () => {
  test('[G10] gives values as the real service writes them', async () => {
    const query = `select 9007199254740991::int8 as safe, 9007199254740993::int8 as unsafe, 12.50::numeric as price,
      'NaN'::float8 as nan, date '2026-01-02' as day, timestamptz '2026-01-02 03:04:05.6+00' as moment,
      interval '1 day' as span, point(1, 2) as place, '{"a":[1]}'::jsonb as doc, array[1, 2] as list,
      '\\x0102'::bytea as bytes, 1 as twice, 2 as twice`;
    const answer = await readOnly(shop, { query });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual([
      {
        safe: 9_007_199_254_740_991,
        unsafe: '9007199254740993',
        price: '12.50',
        nan: null,
        day: '2026-01-02',
        moment: '2026-01-02 03:04:05.6+00',
        span: '1 day',
        place: '(1,2)',
        doc: { a: [1] },
        list: [1, 2],
        bytes: { type: 'Buffer', data: [1, 2] },
        twice: 2,
      },
    ]);
  });

  test('[G10] takes bound parameters for one statement, and lets the database judge them', async () => {
    const query =
      'select $1::int as n, $2::text[] as words, $3::jsonb as doc, $4::bool as flag, $5::text as none';
    const bound = await readOnly(shop, { query, parameters: ['7', ['a"b', null], { a: 1 }, true, null] });
    expect(bound.body).toEqual([{ n: 7, words: ['a"b', null], doc: { a: 1 }, flag: true, none: null }]);
    const wrong = await readOnly(shop, { query: 'select $1::bool', parameters: ['perhaps'] });
    expect(message(wrong)).toMatch(
      /^Failed to run sql query: ERROR: {2}22P02: invalid input syntax for type boolean/,
    );
    const two = await readOnly(shop, { query: 'select 1; select $1::int', parameters: [1] });
    expect(message(two)).toContain('42601: cannot insert multiple commands into a prepared statement');
  });

  test('[G10] of several statements answers with the last rows, and leaves nothing for the next', async () => {
    const several = await write(shop, {
      query:
        'set timezone = "Asia/Tokyo"; create temp table t (a int); select 1 as a; select 2 as a where false',
    });
    expect(several.body).toEqual([{ a: 1 }]);
    const after = await write(shop, {
      query: "select current_setting('timezone') as zone, to_regclass('t') as t",
    });
    expect(after.body).toEqual([{ zone: 'UTC', t: null }]);
    await write(shop, { query: 'begin; delete from reviews' });
    const kept = await readOnly(shop, { query: 'select count(*) > 0 as kept from public.reviews' });
    expect(kept.body).toEqual([{ kept: true }]);
  });

  test('[G10] that fails tells where, in the words of psql', async () => {
    const missing = await write(shop, { query: 'select\n  1 from nothing' });
    expect([missing.status, message(missing)]).toEqual([
      400,
      'Failed to run sql query: ERROR:  42P01: relation "nothing" does not exist\nLINE 2:   1 from nothing\n                 ^\n',
    ]);
    const broken = await write(shop, {
      query: 'insert into tags (id, name) values (1, $1)',
      parameters: ['again'],
    });
    expect(message(broken)).toContain(
      '23505: duplicate key value violates unique constraint "tags_pkey"\nDETAIL:  Key (id)=(1)',
    );
    const unreadable = await write(shop, { query: 7 });
    expect(unreadable.body).toEqual({ message: 'query: Invalid input: expected string, received number' });
  });

  test('[G10] can be rehearsed in one call, and written in another', async () => {
    const tag =
      "with c as (insert into tags (name) values ('seen') returning 1) select count(*)::int as affected from c";
    expect((await write(shop, { query: `begin; ${tag}; rollback` })).body).toEqual([{ affected: 1 }]);
    const count = { query: "select count(*) as n from public.tags where name = 'seen'" };
    expect((await readOnly(shop, count)).body).toEqual([{ n: 0 }]);
    expect((await write(shop, { query: tag })).body).toEqual([{ affected: 1 }]);
    expect((await readOnly(shop, count)).body).toEqual([{ n: 1 }]);
  });
});

describe('the read-only role', () => {
  test.each([
    ['write', 'delete from public.tags', '25006'],
    ['write after switching read-only off', 'set transaction read write; delete from public.tags', '42501'],
    ['take the name of the owner', 'set session/**/authorization postgres; delete from public.tags', '42501'],
    ['take the role of the owner', 'set role postgres', '42501'],
    ['find a table without its schema', 'select * from tags', '42P01'],
  ])('[G10] cannot %s', async (_what, query, code) => {
    const answer = await readOnly(shop, { query });
    expect([answer.status, message(answer)]).toEqual([400, expect.stringContaining(`ERROR:  ${code}: `)]);
    const flagged = await write(shop, { query, read_only: true });
    expect(flagged.status).toBe(400);
  });

  test('[G10] sees every schema, which is why a client must guard them', async () => {
    const query = 'select count(*) > 0 as seen, current_user as name from auth.users, vault.secrets';
    expect((await readOnly(shop, { query })).body).toEqual([{ seen: true, name: 'supabase_read_only_user' }]);
  });
});

test(
  '[G10] a query that runs too long ends with its process, and the next one finds the rows',
  async () => {
    const hasty = await startTestClient({ EMULATOR_QUERY_LIMIT_MS: '5000' });
    const { access_token } = await hasty.connect(market);
    const ask = (query: string) =>
      hasty.post(`/v1/projects/${streaming}/database/query`, access_token, { query });
    await ask("insert into genres (name) values ('Kept')");
    const endless = await ask('select count(*) from generate_series(1, 1000000000000)');
    expect([endless.status, endless.body]).toEqual([
      544,
      { message: 'Failed to run sql query: Query read timeout' },
    ]);
    expect((await ask("select name from genres where name = 'Kept'")).body).toEqual([{ name: 'Kept' }]);
    await hasty.close();
  },
  seedingLimit,
);

describe('a statement that its caller has left', () => {
  /** Asks, lets somebody else ask, and is gone. */
  async function leave(path: string, query: string, other: () => Promise<Answer>): Promise<Answer> {
    const calls = async () => {
      const { body } = await service.stats();
      return Object.values((body as { calls: Record<string, number> }).calls).reduce((a, b) => a + b, 0);
    };
    const before = await calls();
    const gone = new AbortController();
    const asking = service.post(path, marketToken, { query }, gone.signal).catch(() => undefined);
    await expect.poll(calls).toBe(before + 1);
    const waiting = other();
    await expect.poll(calls).toBe(before + 2);
    gone.abort();
    await asking;
    return waiting;
  }

  test('[G10] does not hold up the others when it reads', async () => {
    const path = `/v1/projects/${shop}/database/query/read-only`;
    const endless = 'select count(*) from generate_series(1, 1000000000000)';
    const answer = await leave(path, endless, () => readOnly(shop, { query: 'select 1 as one' }));
    expect(answer.body).toEqual([{ one: 1 }]);
  });

  test('[G10] runs to its end when it writes, as it does on the real service', async () => {
    await write(shop, { query: 'create table left_alone (n bigint)' });
    const path = `/v1/projects/${shop}/database/query`;
    const counted = 'insert into left_alone select count(*) from generate_series(1, 1000000)';
    const answer = await leave(path, counted, () => write(shop, { query: 'select n::int from left_alone' }));
    expect(answer.body).toEqual([{ n: 1_000_000 }]);
  });
});

test(
  '[G10] a paused project comes back when it is restored, and pauses again',
  async () => {
    const path = `/v1/projects/${pausedClinic}`;
    expect((await service.post(`${path}/restore`, meridianToken)).status).toBe(200);
    expect((await service.post(`${path}/restore`, meridianToken)).status).toBe(400);
    const status = async () => ((await service.get(path, meridianToken)).body as { status: string }).status;
    await expect.poll(status, { timeout: seedingLimit }).toBe('ACTIVE_HEALTHY');
    const rows = await readOnly(
      pausedClinic,
      { query: 'select count(*) > 1000 as many from public.appointments' },
      meridianToken,
    );
    expect(rows.body).toEqual([{ many: true }]);
    expect((await service.post(`${path}/pause`, meridianToken)).status).toBe(200);
    expect(await status()).toBe('INACTIVE');
  },
  seedingLimit,
);

describe('faults', () => {
  test('[G10] befall the calls they are meant for, as often as asked, and are counted', async () => {
    await service.fault({ kind: 'server-error', match: '/v1/projects', times: 2, status: 503 });
    expect((await service.get('/v1/organizations', marketToken)).status).toBe(200);
    const three = [await list(), await list(), await list()];
    expect(three.map(({ status }) => status)).toEqual([503, 503, 200]);
    await service.fault({ kind: 'rate-limit', delayMs: 7000 });
    const limited = await list();
    expect([limited.status, limited.headers.get('x-ratelimit-reset')]).toEqual([429, '7']);
    await service.fault({ kind: 'cut-connection' });
    await expect(list()).rejects.toThrow();
    await service.fault({ kind: 'lost-answer', match: '/v1/projects' });
    await expect(list()).rejects.toThrow();
    const stats = (await service.stats()).body as { calls: Record<string, number> };
    expect(stats.calls['GET /v1/projects']).toBeGreaterThanOrEqual(6);
  });

  const list = () => service.get('/v1/projects', marketToken);
});

const paths = [
  '/v1/organizations',
  `/v1/organizations/${market}`,
  `/v1/organizations/${market}/projects`,
  '/v1/projects',
  `/v1/projects/${shop}`,
  `/v1/projects/${shop}/health?services=db&services=rest`,
  `/v1/projects/${shop}/api-keys`,
  `/v1/projects/${shop}/api-keys?reveal=true`,
  `/v1/projects/${shop}/api-keys/legacy`,
  `/v1/projects/${shop}/postgrest`,
  `/v1/projects/${shop}/readonly`,
  `/v1/projects/${shop}/ssl-enforcement`,
  `/v1/projects/${shop}/config/database/pooler`,
  `/v1/projects/${shop}/database/openapi`,
];

describe.skipIf(!hasSpecification)("the service's own document (where a copy is beside the checkout)", () => {
  test.each(paths)('[G10] allows what GET %s answers', async (path) => {
    const { status, body } = await service.get(path, marketToken);
    expect(objections({ method: 'GET', path, status, body })).toEqual([]);
    expect(status).toBe(200);
  });

  test('[G10] allows the answers to queries, tokens and refusals', async () => {
    const path = `/v1/projects/${shop}/database/query/read-only`;
    const { status } = await readOnly(shop, { query: 'select 1' });
    expect(objections({ method: 'POST', path, status, body: undefined })).toEqual([]);
    const tokens = await service.connect(market);
    expect(objections({ method: 'POST', path: '/v1/oauth/token', status: 201, body: tokens })).toEqual([]);
    const refused = await service.get(`/v1/projects/${saas}`, marketToken);
    expect(objections({ method: 'GET', path: `/v1/projects/${saas}`, ...refused })).toEqual([]);
    const paused = await service.get('/v1/projects', meridianToken);
    expect(objections({ method: 'GET', path: '/v1/projects', ...paused })).toEqual([]);
    expect(
      objections({ method: 'GET', path: '/v1/projects', status: 200, body: [{ ref: 'short' }] }),
    ).not.toEqual([]);
  });
});

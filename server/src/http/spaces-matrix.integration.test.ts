import { randomUUID } from 'node:crypto';
import { api } from '@parley/contract/routes';
import {
  mayDo,
  type SpaceAction,
  type SpaceRole,
  spaceActions,
  spaceRoles,
} from '@parley/contract/spaces/roles';
import { fastify, type LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTool } from '../../testing/ask-over-http.ts';
import { createToken } from '../../testing/servers/mcp-server-and-client.ts';
import { settingsPerStoreEngine } from '../../testing/settings-per-store-engine.ts';
import { personIn, signedIn, startTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { nameActions } from './plugins/authorize-in-space.ts';
import { type RoutePermission, routePermissions } from './route-permissions.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Route = { method: Method; path: string; action: RoutePermission };

const routes: Route[] = Object.entries(routePermissions).flatMap(([path, actions]) =>
  Object.entries(actions).map(([method, action]) => ({ method: method as Method, path, action })),
);
const isOfSpace = (route: Route): route is Route & { action: SpaceAction } =>
  spaceActions.some((action) => action === route.action);
const ofSpace = routes.filter(isOfSpace);

/** Ids of nothing: what is refused is refused before anybody looks for them. */
const filled = (path: string) =>
  path
    .replace(':version', '1')
    .replace(/:(ref|name)/, 'nothing')
    .replaceAll(/:\w+/g, randomUUID())
    .replace('*', 'v1/projects');

const call = (browser: TestBrowser, { method, path }: Route) =>
  method === 'GET' ? browser.get(filled(path)) : browser.send(method, filled(path), {});

/** Of any answer, whichever shape its errors have. */
const codeOf = (answer: LightMyRequestResponse): string | undefined => {
  try {
    return answer.json().code;
  } catch {
    return undefined;
  }
};
const refusals = ['space_not_found', 'space_role', 'unauthenticated', 'internal'];

describe.each(Object.entries(settingsPerStoreEngine))(
  'who may do what in a space, on %s',
  (_engine, settings) => {
    let server: TestApp;
    let spaceId: string;
    let otherSpace: string;
    const people = {} as Record<SpaceRole | 'removed' | 'stranger', TestBrowser>;

    const put = async (browser: TestBrowser, role: SpaceRole) => {
      const { personId: profile_id } = await personIn(browser);
      const row = { space_id: spaceId, profile_id, role, created_at: new Date().toISOString() };
      await server.services.store.engine.db.insertInto('parley_members').values(row).execute();
    };

    beforeAll(async () => {
      server = await startTestApp(await settings());
      const { spaces, engine } = server.services.store;
      for (const name of [...spaceRoles, 'removed', 'stranger'] as const) {
        people[name] = await signedIn(server, `${name}@example.com`);
      }
      spaceId = (await spaces.add((await personIn(people.owner)).id, 'Sales')).id;
      otherSpace = (await spaces.add((await personIn(people.stranger)).id, 'Elsewhere')).id;
      await put(people.admin, 'admin');
      await put(people.maker, 'maker');
      await put(people.asker, 'asker');
      await put(people.removed, 'owner');
      expect((await people.removed.in(spaceId).get(api.tools)).statusCode).toBe(200);
      const { id } = await personIn(people.removed);
      await engine.db.deleteFrom('parley_members').where('profile_id', '=', id).execute();
      server.services.accounts.spaceAccess.forget();
    });
    afterAll(() => server.close());

    test('[N03] every route is in the table, and the table names no other', async () => {
      const { paths } = (await server.app.inject(api.openapi)).json();
      const served = Object.entries<object>(paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      );
      const named = routes.map(
        ({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}')}`,
      );
      expect(named.toSorted()).toEqual(served.toSorted());
      expect(ofSpace.length).toBeGreaterThan(90);
      const bare = fastify();
      nameActions(bare);
      expect(() => bare.get('/api/unlisted', () => '')).toThrow('has no action');
    });

    test.each(spaceRoles)('[N03] %s: each route answers as the table says', async (role) => {
      for (const route of ofSpace) {
        const answer = await call(people[role].in(spaceId), route);
        const cell = [role, route.method, route.path, route.action];
        if (mayDo(role, route.action)) {
          expect([...cell, refusals.includes(codeOf(answer) ?? '')], answer.body).toEqual([...cell, false]);
        } else {
          expect([...cell, answer.statusCode, codeOf(answer)]).toEqual([...cell, 403, 'space_role']);
        }
      }
    });

    test('[N03] whoever is no member learns nothing, not even that there is such a space', async () => {
      const { id: ownersOwn } = await personIn(people.owner);
      for (const route of ofSpace) {
        const cell = [route.method, route.path];
        const answers = [
          await call(people.removed.in(spaceId), route),
          await call(people.stranger.in(spaceId), route),
          await call(people.owner.in(otherSpace), route),
          await call(people.stranger.in(ownersOwn), route),
          await call(people.stranger.in(randomUUID()), route),
          await call(people.stranger.in(''), route),
        ];
        const told = answers.map((answer) => {
          const { requestId: _id, ...body } = answer.json();
          return [answer.statusCode, body];
        });
        expect([...cell, told[0]?.[0], codeOf(answers[0] as LightMyRequestResponse)]).toEqual([
          ...cell,
          404,
          'space_not_found',
        ]);
        expect([...cell, new Set(told.map((one) => JSON.stringify(one))).size]).toEqual([...cell, 1]);
      }
    });

    test('[N01] [N03] everybody may do everything in their own space, named or not', async () => {
      const { id } = await personIn(people.maker);
      for (const route of ofSpace) {
        for (const browser of [people.maker, people.maker.in(id)]) {
          const answer = await call(browser, route);
          const cell = [route.method, route.path];
          expect([...cell, refusals.includes(codeOf(answer) ?? '')], answer.body).toEqual([...cell, false]);
        }
      }
    });

    test('[N03] an account is the same, whichever space is open', async () => {
      const { profiles } = (await people.stranger.in(spaceId).get(api.exportProfile)).json();
      expect(profiles).toMatchObject([{ email: 'stranger@example.com' }]);
    });
  },
);

describe.each(Object.entries(settingsPerStoreEngine))('what two spaces have, on %s', (_engine, settings) => {
  let server: TestApp;
  let here: TestBrowser;
  let there: TestBrowser;
  let ids: Record<string, string>;
  let secret: string;

  beforeAll(async () => {
    server = await startTestApp(await settings());
    const ada = await signedIn(server);
    const { spaces } = server.services.store;
    const { id } = await personIn(ada);
    here = ada.in((await spaces.add(id, 'Here')).id);
    there = ada.in((await spaces.add(id, 'There')).id);
    secret = (await createToken(here)).secret;
    const { connection } = (await there.send('POST', api.sampleConnection)).json();
    await there.send('POST', api.scan.replace(':id', connection.id));
    const sql = 'SELECT count(*) AS canaries FROM customers';
    const tool = await makeTool(there, connection.id, { name: 'Canary tool', description: 'Canary', sql });
    const toolset = { name: 'canary-set', description: '', toolIds: [tool.id] };
    await there.send('POST', api.toolsets, toolset);
    await there.send('POST', api.aiProviders, { kind: 'ollama', model: 'canary-model', key: '' });
    await there.send('POST', api.conversations, { connectionId: connection.id });
    await there.send('POST', api.runTool.replace(':id', tool.id), { values: {} });
    await createToken(there, { name: 'Canary token' });
    const first = async (url: string, list: string) => (await there.get(url)).json()[list]?.[0]?.id;
    ids = {
      [api.connections]: connection.id,
      [api.tools]: tool.id,
      [api.toolsets]: await first(api.toolsets, 'toolsets'),
      [api.aiProviders]: await first(api.aiProviders, 'providers'),
      [api.conversations]: await first(api.conversations, 'conversations'),
      [api.executions]: await first(api.executions, 'executions'),
      [api.accessTokens]: await first(api.accessTokens, 'tokens'),
    };
  });
  afterAll(() => server.close());

  test('[N01] [N10] nothing of one is listed in the other, or in the personal space', async () => {
    expect(Object.entries(ids).filter(([, id]) => !id)).toEqual([]);
    const lists = ofSpace.filter(({ method, path }) => method === 'GET' && !path.includes(':'));
    const { id } = await personIn(here);
    const told = await Promise.all(
      lists.flatMap(({ path }) => [here, here.in(id)].map((browser) => browser.get(filled(path)))),
    );
    const text = told.map(({ body }) => body).join('\n');
    expect(text).not.toMatch(/canar/i);
    for (const one of Object.values(ids)) expect(text).not.toContain(one);
    const seen = await Promise.all(lists.map(({ path }) => there.get(filled(path))));
    for (const [path, one] of Object.entries(ids)) {
      expect([path, seen.some(({ body }) => body.includes(one))]).toEqual([path, true]);
    }
  });

  test('[N01] [N10] nothing of one is found from the other by its id', async () => {
    const byId = ofSpace.flatMap((route) => {
      const owner = Object.keys(ids).find((path) => route.path.startsWith(`${path}/:id`));
      return owner ? [{ ...route, path: route.path.replace(':id', ids[owner] ?? '') }] : [];
    });
    expect(byId.length).toBeGreaterThan(25);
    for (const route of byId) {
      const answer = await call(here, route);
      // A body that is not valid is told so before anything is looked for.
      const isHidden = answer.statusCode === 404 || codeOf(answer) === 'invalid_input';
      expect([route.method, route.path, isHidden], answer.body).toEqual([route.method, route.path, true]);
    }
    const { tools } = (await there.get(api.tools)).json();
    expect(tools).toHaveLength(1);
  });

  test('[N10] a token sees its own space and no other', async () => {
    const get = (url: string) => server.app.inject({ url, headers: { authorization: `Bearer ${secret}` } });
    expect((await get(api.v1Tools)).json()).toMatchObject({ tools: [] });
    expect((await get(api.v1Schemas)).body).not.toMatch(/canar|customers/i);
    const { engine } = server.services.store;
    await engine.db.deleteFrom('parley_members').execute();
    server.services.tokens.forget();
    expect((await get(api.v1Tools)).statusCode).toBe(401);
  });
});

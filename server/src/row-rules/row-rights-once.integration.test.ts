import { api } from '@parley/contract/routes';
import type { Tool } from '@parley/contract/tools';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { askEvents, makeTool } from '../../testing/ask-over-http.ts';
import { createToken } from '../../testing/servers/mcp-server-and-client.ts';
import { settingsPerStoreEngine } from '../../testing/settings-per-store-engine.ts';
import { invited } from '../../testing/shared-space.ts';
import { personIn, signedIn, startTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

const at = (path: string, id: string) => path.replace(':id', id);

describe.each(Object.entries(settingsPerStoreEngine))(
  'what decides which rows somebody reads, on %s',
  (_engine, settings) => {
    let server: TestApp;
    let alone: TestBrowser;
    let asker: TestBrowser;
    let places: Map<TestBrowser, { connectionId: string; tool: Tool }>;

    beforeAll(async () => {
      server = await startTestApp(await settings());
      alone = await signedIn(server);
      const owner = alone.in((await alone.send('POST', api.spaces, { name: 'Shop' })).json().space.id);
      asker = await invited(server, owner, 'asker');
      places = new Map([
        [alone, await shopOf(alone)],
        [asker, await shopOf(owner)],
      ]);
      const { tool } = placeOf(asker);
      await owner.send('PUT', at(api.toolPublished, tool.id), { isPublished: true });
      // Of a table that the tool does not read.
      const rule = { schema: '', table: 'orders', column: 'status', boundTo: { kind: 'mail' } };
      const { connectionId } = placeOf(asker);
      const set = await owner.send('PUT', at(api.rowRules, connectionId), { rules: [rule], open: [] });
      expect(set.statusCode).toBe(200);
    });
    afterAll(() => server.close());
    afterEach(() => vi.restoreAllMocks());

    const placeOf = (browser: TestBrowser) => places.get(browser) ?? expect.unreachable('has a shop');

    async function shopOf(browser: TestBrowser) {
      const connectionId: string = (await browser.send('POST', api.sampleConnection)).json().connection.id;
      await browser.send('POST', at(api.scan, connectionId));
      const sql = 'SELECT count(*) AS customers FROM customers';
      const words = { name: 'How many customers', description: 'Counts the customers', sql };
      return { connectionId, tool: await makeTool(browser, connectionId, words) };
    }

    const ask = async (browser: TestBrowser) => {
      const { connectionId } = placeOf(browser);
      const events = await askEvents(browser, { question: 'How many customers', connectionId });
      expect(events.at(-1)).toMatchObject({ event: 'done', data: { execution: { status: 'success' } } });
    };
    const run = async (browser: TestBrowser) => {
      const { tool } = placeOf(browser);
      expect((await browser.send('POST', at(api.runTool, tool.id), { values: {} })).statusCode).toBe(200);
    };
    const runOverRest = async (browser: TestBrowser) => {
      const { secret } = await createToken(browser);
      const answer = await server.app.inject({
        method: 'POST',
        url: api.v1Run.replace(':name', 'how_many_customers'),
        headers: { authorization: `Bearer ${secret}` },
        payload: { parameters: {} },
      });
      expect(answer.statusCode).toBe(200);
    };

    /** Once more than what is kept for longer than a call, such as the list of tools, needs. */
    async function queriesOf(call: (browser: TestBrowser) => Promise<void>, browser: TestBrowser) {
      await call(browser);
      const { rowRules, groups } = server.services.store;
      const spies = [vi.spyOn(rowRules, 'of'), vi.spyOn(rowRules, 'all'), vi.spyOn(groups, 'knownOf')];
      const rightsOf = vi.spyOn(rowRules, 'rightsOf');
      await call(browser);
      const { personId } = await personIn(browser);
      const places = rightsOf.mock.calls.map(([place]) => place.personId === personId);
      return { inParts: spies.reduce((sum, { mock }) => sum + mock.calls.length, 0), atOnce: places };
    }

    test.each([
      ['a question', ask],
      ['a run', run],
    ])('is read in one query for %s of an asker, and not at all in a personal space', async (_what, call) => {
      const asked = await queriesOf(call, asker);
      expect(asked.inParts).toBe(0);
      // Whatever takes more than a second is looked at again.
      expect(asked.atOnce[0]).toBe(true);
      vi.restoreAllMocks();
      expect(await queriesOf(call, alone)).toEqual({ inParts: 0, atOnce: [] });
    });

    test('is read in one query for a run by an asker’s token', async () => {
      const { tools } = server.services.store;
      const list = vi.spyOn(tools, 'list');
      const { inParts, atOnce } = await queriesOf(runOverRest, asker);
      // What agents see is listed anew for a new token.
      expect(inParts).toBeLessThanOrEqual(list.mock.calls.length);
      expect(atOnce[0]).toBe(true);
    });
  },
);

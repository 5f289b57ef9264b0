import type { Execution } from '@parley/contract/ask';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asked, makeTool } from '../../../testing/ask-over-http.ts';
import { createToken } from '../../../testing/servers/mcp-server-and-client.ts';
import { settingsPerStoreEngine } from '../../../testing/settings-per-store-engine.ts';
import { fillShop, sqliteShop } from '../../../testing/shop-databases.ts';
import {
  personIn,
  signedIn,
  startTestApp,
  type TestApp,
  type TestBrowser,
} from '../../../testing/test-app.ts';

const at = (path: string, id: string) => path.replace(':id', id);

describe.each(Object.entries(settingsPerStoreEngine))(
  'two people in one space, on %s',
  (_engine, settings) => {
    const shop = sqliteShop();
    let server: TestApp;
    let ada: TestBrowser;
    let ben: TestBrowser;
    let connectionId: string;
    let toolId: string;
    beforeAll(async () => {
      await fillShop(shop);
      server = await startTestApp({ SQLITE_ROOT: shop.root, ...(await settings()) });
      const [owner, other] = [await signedIn(server), await signedIn(server, 'ben@example.com')];
      const { space } = (await owner.send('POST', api.spaces, { name: 'Sales' })).json();
      ada = owner.in(space.id);
      ben = other.in(space.id);
      const { link } = (await ada.send('POST', api.spaceInvitations, { role: 'maker' })).json();
      const secret = new URL(link).hash.slice(1);
      await other.send('POST', api.acceptInvitation, { secret });
      const saved = await ada.send('POST', api.connections, { ...shop.form, allowWrites: true });
      connectionId = saved.json().connection.id;
      await ada.send('POST', at(api.scan, connectionId));
      const tool = { name: 'Count customers', description: 'How many customers there are' };
      const sql = 'SELECT count(*) AS customers FROM customers';
      toolId = (await makeTool(ada, connectionId, { ...tool, sql })).id;
    });
    afterAll(async () => {
      await server.close();
      await shop.stop();
    });

    const ask = async (browser: TestBrowser): Promise<Execution> =>
      (await asked(browser, { question: 'How many customers are there?', connectionId })).execution;
    const history = async (browser: TestBrowser): Promise<string[]> =>
      (await browser.get(api.executions)).json().executions.map(({ id }: { id: string }) => id);

    test('[N01] both ask with the tool of one, and what each asked is theirs alone', async () => {
      const [hers, his] = [await ask(ada), await ask(ben)];
      expect([hers.toolId, his.toolId]).toEqual([toolId, toolId]);
      expect([hers.status, his.status]).toEqual(['success', 'success']);
      expect(await history(ada)).toEqual([hers.id]);
      expect(await history(ben)).toEqual([his.id]);
      for (const path of [api.execution, api.executionExchanges]) {
        expect((await ben.get(at(path, hers.id))).statusCode).toBe(404);
      }
      expect((await ben.send('PUT', at(api.voteExecution, hers.id), { vote: 'up' })).statusCode).toBe(404);
      expect((await ben.send('POST', at(api.rerunExecution, hers.id))).statusCode).toBe(404);
      const { conversation } = (await ada.send('POST', api.conversations, { connectionId })).json();
      expect((await ben.get(at(api.conversation, conversation.id))).statusCode).toBe(404);
      expect((await ben.get(api.conversations)).json().conversations).toEqual([]);
      const personal = ada.in((await personIn(ada)).id);
      expect(await history(personal)).toEqual([]);
    });

    test('[N01] a rehearsal is confirmed by whoever rehearsed it, and by nobody else', async () => {
      const query = "UPDATE customers SET city = 'Oslo' WHERE id = 1";
      const rehearsed = await ada.send('POST', api.rehearse, { connection_id: connectionId, query });
      const { rehearsal_id } = rehearsed.json();
      expect((await ben.send('POST', api.confirm, { rehearsal_id })).statusCode).toBe(404);
      expect((await ada.send('POST', api.confirm, { rehearsal_id })).json().rows_affected).toBe(1);
    });

    test('[N10] a token runs the tools of its space, for its maker’s record, until its maker is removed', async () => {
      const { id, secret } = await createToken(ben);
      expect((await ada.get(api.accessTokens)).json().tokens).toEqual([]);
      expect((await ada.send('DELETE', at(api.accessToken, id))).statusCode).toBe(404);
      const headers = { authorization: `Bearer ${secret}` };
      const run = () =>
        server.app.inject({
          method: 'POST',
          url: api.v1Run.replace(':name', 'count_customers'),
          headers,
          payload: {},
        });
      expect((await run()).statusCode).toBe(200);
      expect(await history(ben)).toHaveLength(2);
      expect(await history(ada)).not.toContain((await history(ben))[0]);
      await ada.send('DELETE', at(api.spacePerson, (await personIn(ben)).id));
      expect((await run()).statusCode).toBe(401);
    });

    test('[N11] what an agent changes is in the record of the space, with the name of its token', async () => {
      const write = { name: 'Move customer', description: 'Moves a customer.', type: 'mutation' };
      const sql = "UPDATE customers SET city = 'Basel' WHERE id = 2";
      await makeTool(ada, connectionId, { ...write, sql });
      const { secret } = await createToken(ada, { name: 'Mover', scopes: ['read', 'write'] });
      const headers = { authorization: `Bearer ${secret}`, host: new URL(server.origin).host };
      const call = (url: string, payload: object = {}) =>
        server.app.inject({ method: 'POST', url, headers, payload });
      const mcp = (name: string, given: object) =>
        call(api.mcp, { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } });
      const rehearse = async (): Promise<string> =>
        (await call(api.v1Run.replace(':name', 'move_customer'))).json().rehearsal.rehearsal_id;
      const confirmed = await call(at(api.v1Confirm, await rehearse()));
      expect(confirmed.json()).toMatchObject({ rows_affected: 1 });
      await mcp('confirm_change', { rehearsal_id: await rehearse() });
      const entry = {
        person: 'ada@example.com',
        what: 'An agent or program changed data in a database',
        subject: 'Mover',
        address: '127.0.0.1',
        outcome: 'done',
      };
      await expect
        .poll(async () => (await ada.get(api.spaceRecord)).json().entries.slice(0, 2))
        .toMatchObject([entry, entry]);
    });
  },
);

import { errorCatalogue } from '@parley/contract/errors';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { CommitCutter, Cut } from '../../../testing/servers/commit-cutting-proxy.ts';
import { startCommitCutter } from '../../../testing/servers/commit-cutting-proxy.ts';
import { createToken } from '../../../testing/servers/mcp-server-and-client.ts';
import type { ConnectedShop } from '../../../testing/shop-databases.ts';
import { fillShop, mariadbShop, postgresShop } from '../../../testing/shop-databases.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

type Told = { code: string | undefined; made: boolean; status: string; confirmedAgain: string };

const unknown = 'write_outcome_unknown';
const unknownAgain = errorCatalogue.write_outcome_unknown.message;
const rehearseAgain = 'This rehearsal is no longer valid. Please rehearse the change again.';

/** What is known after each cut. MariaDB keeps no book of its transactions; PostgreSQL does. */
const engines: Record<string, { start(): Promise<ConnectedShop>; told: Record<Cut, Told> }> = {
  PostgreSQL: {
    start: () => postgresShop(inject('postgresUrl')),
    told: {
      before: {
        code: 'connection_failed',
        made: false,
        status: 'failed',
        confirmedAgain: rehearseAgain,
      },
      after: {
        code: undefined,
        made: true,
        status: 'success',
        confirmedAgain: 'This change was already made: 6 rows changed.',
      },
      'after, for good': { code: unknown, made: true, status: 'unknown', confirmedAgain: unknownAgain },
    },
  },
  MariaDB: {
    start: mariadbShop,
    told: {
      before: { code: unknown, made: false, status: 'unknown', confirmedAgain: unknownAgain },
      after: { code: unknown, made: true, status: 'unknown', confirmedAgain: unknownAgain },
      'after, for good': { code: unknown, made: true, status: 'unknown', confirmedAgain: unknownAgain },
    },
  },
};

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe.each(Object.entries(engines))('a line to %s that breaks at COMMIT', (name, { start, told }) => {
  let shop: ConnectedShop;
  let line: CommitCutter;
  let browser: TestBrowser;
  let source: string;
  let secret: string;

  beforeAll(async () => {
    shop = await start();
    await fillShop(shop);
    line = await startCommitCutter({ host: String(shop.form.host), port: Number(shop.form.port) });
    browser = await signedIn(server, `${name.toLowerCase()}@example.com`);
    const form = { ...shop.form, host: line.host, port: line.port, allowWrites: true };
    source = (await browser.send('POST', api.connections, form)).json().connection.id;
    secret = (await createToken(browser, { name: 'Mover', scopes: ['read', 'write'] })).secret;
  });
  afterAll(async () => {
    await line.close();
    await shop.stop();
  });

  const isMade = async (city: string) =>
    (await shop.rows(`SELECT id FROM customers WHERE city = '${city}'`)).length > 0;
  const moveTo = (city: string) => `UPDATE customers SET city = '${city}' WHERE id % 2 = 0`;
  const records = async () => (await browser.get(`${api.executions}?kinds=confirmation`)).json().executions;

  test.each(Object.entries(told))('[J04] %s it: what is known is said, and recorded', async (cut, wanted) => {
    const city = `Page ${cut}`.slice(0, 9);
    const rehearsal = await browser.send('POST', api.rehearse, {
      connection_id: source,
      query: moveTo(city),
    });
    const { rehearsal_id } = rehearsal.json();
    const confirm = () => browser.send('POST', api.confirm, { rehearsal_id });
    line.cut(cut as Cut);
    const answer = await confirm();
    expect([answer.json().code, await isMade(city)]).toEqual([wanted.code, wanted.made]);
    const [record] = await records();
    expect(record.status).toBe(wanted.status);
    line.mend();
    expect((await confirm()).json().message).toBe(wanted.confirmedAgain);
  });

  test('[J04] programs and agents are told that the outcome is unknown', async () => {
    const tool = { connectionId: source, type: 'mutation', sql: moveTo('Agents') };
    const saved = await browser.send('POST', api.tools, { ...tool, name: 'Move agents' });
    expect(saved.statusCode, saved.body).toBe(201);
    const call = (url: string, payload: object = {}) =>
      server.app.inject({
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${secret}`, host: new URL(server.origin).host },
        payload,
      });
    const rehearse = async () =>
      (await call(api.v1Run.replace(':name', 'move_agents'))).json().rehearsal.rehearsal_id;

    const first = await rehearse();
    line.cut('after, for good');
    const rest = await call(api.v1Confirm.replace(':id', first));
    expect([rest.statusCode, rest.json()]).toMatchObject([409, { code: unknown, message: unknownAgain }]);
    line.mend();

    await shop.execute("UPDATE customers SET city = 'x'");
    const second = await rehearse();
    line.cut('after, for good');
    const params = { name: 'confirm_change', arguments: { rehearsal_id: second } };
    const rpc = await call(api.mcp, { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    expect(rpc.json().result).toMatchObject({
      isError: true,
      content: [{ text: `${unknownAgain} (${unknown})` }],
    });
    line.mend();
    const [ofAgent, ofProgram] = await records();
    expect([ofAgent, ofProgram]).toMatchObject([
      { door: 'mcp', caller: 'Mover', status: 'unknown', toolName: 'Move agents' },
      { door: 'api', caller: 'Mover', status: 'unknown', toolName: 'Move agents' },
    ]);
  });
});

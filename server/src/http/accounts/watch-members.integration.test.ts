import type { AskEvent } from '@parley/contract/ask';
import { errorCatalogue } from '@parley/contract/errors';
import { api } from '@parley/contract/routes';
import { rowRuleMessages } from '@parley/contract/spaces/row-rules-and-groups';
import { spaceMessages } from '@parley/contract/spaces/space-api';
import { spaceHeader } from '@parley/contract/spaces/space-request-header';
import { type Tool, toolMessages } from '@parley/contract/tools';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventsIn, makeTool, moment } from '../../../testing/ask-over-http.ts';
import {
  type AgentServer,
  createToken,
  startAgentServer,
} from '../../../testing/servers/mcp-server-and-client.ts';
import { settingsPerStoreEngine } from '../../../testing/settings-per-store-engine.ts';
import { invited } from '../../../testing/shared-space.ts';
import { personIn, signedIn, type TestBrowser } from '../../../testing/test-app.ts';

const at = (path: string, id: string) => path.replace(':id', id);

/** Goes on until it is ended. */
const endless = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000000000)
  SELECT count(*) AS n FROM n`;

describe.each(Object.entries(settingsPerStoreEngine))(
  'an answer that is under way, on %s',
  (_engine, settings) => {
    let server: AgentServer;
    let owner: TestBrowser;
    let spaceId: string;
    let connectionId: string;
    let tool: Tool;

    beforeAll(async () => {
      server = await startAgentServer(await settings());
      const ada = await signedIn(server);
      spaceId = (await ada.send('POST', api.spaces, { name: 'Sales' })).json().space.id;
      owner = ada.in(spaceId);
      connectionId = (await owner.send('POST', api.sampleConnection)).json().connection.id;
      await owner.send('POST', at(api.scan, connectionId));
      tool = await makeTool(owner, connectionId, { name: 'Count', description: 'Counts on', sql: endless });
      await owner.send('PUT', at(api.toolPublished, tool.id), { isPublished: true });
    });
    afterAll(() => server.close());

    const changeRole = (personId: string, role: string) =>
      owner.send('PUT', at(api.spacePerson, personId), { role });

    const headersOf = ({ cookies }: TestBrowser) => ({
      origin: server.origin,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/json',
      [spaceHeader]: spaceId,
    });

    /** Asks, waits until the statement runs, does this, and gives the last word of the stream. */
    async function lastWord(browser: TestBrowser, change: () => Promise<unknown>) {
      const answer = await fetch(`${server.url}${api.ask}`, {
        method: 'POST',
        headers: headersOf(browser),
        body: JSON.stringify({ question: 'Count', connectionId, toolId: tool.id, values: {}, moment }),
      });
      expect(answer.status).toBe(200);
      let text = '';
      let changed: Promise<unknown> | undefined;
      for await (const piece of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
        text += piece;
        if (eventsIn(text).some(isRunning)) changed ??= change();
      }
      await changed;
      return eventsIn(text).at(-1);
    }

    const isRunning = ({ event, data }: AskEvent) =>
      event === 'step' && data.step === 'run' && data.state === 'started';
    const failed = (code: keyof typeof errorCatalogue, message: string) => ({
      event: 'failed',
      data: { code, message, executionId: null, offerBuiltin: false },
    });

    test('[N12] ends with a word when whoever asked is removed', async () => {
      const maker = await invited(server, owner, 'maker', 'removed@example.com');
      const { id } = await personIn(maker);
      const last = await lastWord(maker, () => owner.send('DELETE', at(api.spacePerson, id)));
      expect(last).toEqual(failed('space_not_found', spaceMessages.closed));
      expect((await maker.get(api.tools)).statusCode).toBe(404);
    });

    test('[N12] ends when a maker becomes an asker, who would be shown less', async () => {
      const maker = await invited(server, owner, 'maker', 'demoted@example.com');
      const { id } = await personIn(maker);
      const last = await lastWord(maker, () => changeRole(id, 'asker'));
      expect(last).toEqual(failed('space_changed', errorCatalogue.space_changed.message));
      expect((await maker.get(api.toolsets)).statusCode).toBe(403);
    });

    test('[N12] ends for askers when row rules or what is known of them change, not when they may do more', async () => {
      const asker = await invited(server, owner, 'asker', 'asker@example.com');
      const { id } = await personIn(asker);
      const setRegion = (value: string) =>
        owner.send('PUT', at(api.personAttributes, id), { changes: [{ name: 'region', value }] });
      expect(await lastWord(asker, () => setRegion('Nordics'))).toEqual(
        failed('space_changed', rowRuleMessages.changed),
      );
      const rule = { table: 'customers', column: 'country', boundTo: { kind: 'attribute', name: 'region' } };
      const setRules = async () => {
        const { schema } = (await owner.get(at(api.schema, connectionId))).json();
        const rules = [{ ...rule, schema: schema.tables[0].schema }];
        expect(
          (await owner.send('PUT', at(api.rowRules, connectionId), { rules, open: [] })).statusCode,
        ).toBe(200);
      };
      const both = async () => {
        await changeRole(id, 'maker');
        await changeRole(id, 'asker');
        await setRules();
      };
      expect(await lastWord(asker, both)).toEqual(failed('space_changed', rowRuleMessages.changed));
    });

    test('[N12] a download breaks off when whoever began it is removed, and its record says why', async () => {
      const maker = await invited(server, owner, 'maker', 'download@example.com');
      const { id } = await personIn(maker);
      const rows = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i, printf('%.*c', 1000, 'x') FROM n`;
      const answer = await fetch(`${server.url}${api.download}`, {
        method: 'POST',
        headers: headersOf(maker),
        body: JSON.stringify({ connection_id: connectionId, query: rows, format: 'csv' }),
      });
      expect(answer.status).toBe(200);
      // Nobody reads on: it stays open, however fast the rows come.
      const reader = answer.body?.getReader();
      await reader?.read();
      expect((await owner.send('DELETE', at(api.spacePerson, id))).statusCode).toBe(204);
      const readOn = async () => {
        while (!(await reader?.read())?.done);
      };
      await expect(recordOf(id)).resolves.toMatchObject({
        status: 'cancelled',
        error: { code: 'space_not_found', message: spaceMessages.closed },
      });
      await expect(readOn(), 'a broken file, not a short one').rejects.toThrow();
    });

    /** Of the one download, once it has ended. */
    async function recordOf(personId: string) {
      const record = async () =>
        server.services.store.engine.db
          .selectFrom('parley_executions')
          .select(['status', 'receipt'])
          .where('profile_id', '=', personId)
          .where('kind', '=', 'download')
          .executeTakeFirstOrThrow();
      await expect.poll(async () => (await record()).status).not.toBe('unknown');
      const { status, receipt } = await record();
      const { error } = typeof receipt === 'string' ? JSON.parse(receipt) : receipt;
      return { status, error };
    }

    test('[N12] the progress of saved tools ends with a word when a maker becomes an asker, and so does the saving', async () => {
      const maker = await invited(server, owner, 'maker', 'saver@example.com');
      const { id } = await personIn(maker);
      const held = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      const { saveJobs } = server.services.store;
      const progress = vi.spyOn(saveJobs, 'progress').mockImplementation(async () => {
        begun.resolve();
        await held.promise;
      });
      const one = { description: '', tables: [], fields: [], type: 'query', parameters: [] };
      const { job } = (
        await maker.send('POST', api.saveTools, {
          connectionId,
          tools: ['Kept back', 'Never begun'].map((name) => ({ ...one, name, sql: 'SELECT 1 AS one' })),
        })
      ).json();
      await begun.promise;
      const stream = await fetch(`${server.url}${at(api.saveEvents, job.id)}`, { headers: headersOf(maker) });
      expect(stream.status).toBe(200);
      await changeRole(id, 'asker');
      const events = [...(await stream.text()).matchAll(/^event: (\w+)\ndata: (.*)$/gm)];
      const [, event, data = ''] = events.at(-1) ?? [];
      expect([event, JSON.parse(data)]).toEqual([
        'failed',
        expect.objectContaining({ code: 'space_changed', message: errorCatalogue.space_changed.message }),
      ]);
      held.resolve();
      const now = async () => (await owner.get(at(api.saveJob, job.id))).json().job;
      await expect.poll(async () => (await now()).state).toBe('interrupted');
      expect(await now()).toMatchObject({ saved: [], progress: { message: toolMessages.saveNotAllowed } });
      progress.mockRestore();
      expect((await owner.get(api.tools)).body).not.toMatch(/Kept back|Never begun/);
    });

    test.each([
      ['REST', api.v1Run.replace(':name', 'count'), { parameters: {} }],
      ['MCP', api.mcp, { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'count' } }],
    ])(
      '[N12] ends for an asker’s token over %s when what is known of them changes',
      async (way, path, body) => {
        const asker = await invited(server, owner, 'asker', `${way}@example.com`);
        const { id } = await personIn(asker);
        const { secret } = await createToken(asker);
        const rightsOf = vi.spyOn(server.services.store.rowRules, 'rightsOf');
        const call = fetch(`${server.url}${path}`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${secret}`,
            accept: 'application/json, text/event-stream',
            'content-type': 'application/json',
          },
          body: JSON.stringify(body),
        }).then((answer) => answer.text());
        const ended = expect(call).rejects.toThrow();
        await expect.poll(() => rightsOf.mock.results.length).toBeGreaterThan(0);
        await Promise.all(rightsOf.mock.results.map(({ value }) => value));
        const changes = [{ name: 'region', value: 'Nordics' }];
        await owner.send('PUT', at(api.personAttributes, id), { changes });
        await ended;
        rightsOf.mockRestore();
      },
    );
  },
);

import { lentChoice } from '@parley/contract/ai/ai-model-settings';
import type { ActionRecord, OperatorAi } from '@parley/contract/operator/operator-api';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StartedDouble, startAiDouble } from '../../../testing/ai-doubles/ai-doubles.ts';
import { asked, makeTool } from '../../../testing/ask-over-http.ts';
import { startOpenAiDouble } from '../../../testing/openai-double.ts';
import { settingsPerStoreEngine } from '../../../testing/settings-per-store-engine.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

const at = (path: string, id: string) => path.replace(':id', id);
/** As somebody reads it who has no account. */
const offeredNames = async (server: TestApp): Promise<string[]> =>
  (await server.browser().get(api.server)).json().offeredAi;

describe.each(Object.entries(settingsPerStoreEngine))(
  'models that are offered, on %s',
  (_engine, settings) => {
    let server: TestApp;
    let double: StartedDouble;
    let operator: TestBrowser;
    let modelId: string;
    beforeAll(async () => {
      double = await startAiDouble('openrouter');
      server = await startTestApp(await settings());
      operator = await signedIn(server, 'op@example.com');
      const form = { kind: 'openrouter', address: double.baseUrl, model: 'meta/llama' };
      const added = await operator.send('POST', api.aiProviders, { ...form, key: 'sk-or-valid-canary' });
      modelId = added.json().provider.id;
    });
    afterAll(async () => {
      await server.close();
      await double.close();
    });

    const offer = (offered: boolean) => operator.send('PUT', at(api.operatorOffer, modelId), { offered });
    const limit = (perPerson: number | null, forAll: number | null) =>
      operator.send('PUT', api.operatorOfferLimits, { perPerson, forAll });
    const page = async (): Promise<OperatorAi> => (await operator.get(api.operatorAi)).json();
    const overview = async (browser: TestBrowser) => (await browser.get(api.aiProviders)).json();

    async function person(email: string) {
      const browser = await signedIn(server, email);
      const { connection } = (await browser.send('POST', api.sampleConnection)).json();
      await browser.send('POST', api.scan.replace(':id', connection.id));
      await makeTool(browser, connection.id, {
        name: 'Count customers',
        description: 'How many customers there are',
        sql: 'SELECT count(*) AS customers FROM customers',
      });
      const ask = (more: object = {}) =>
        asked(browser, { question: 'How many customers are there?', connectionId: connection.id, ...more });
      return { browser, ask };
    }

    test('[P02] everybody uses them at the operator’s cost, and the page says who spent what', async () => {
      const { browser, ask } = await person('ada@example.com');
      expect((await ask()).execution.provider).toBe('builtin');
      expect(await offeredNames(server)).toEqual([]);
      expect((await offer(true)).statusCode).toBe(204);
      // Visitors learn who gets their questions, but not an address of the operator's network.
      expect(await offeredNames(server)).toEqual(['OpenRouter at an address of the operator’s']);
      const seen = await overview(browser);
      expect(seen).toMatchObject({
        providers: [],
        offers: [{ id: modelId, kind: 'openrouter', model: 'meta/llama' }],
        usual: 'openrouter',
      });
      expect((await ask()).execution.provider).toBe('openrouter');
      const { people, models } = await page();
      expect(models).toMatchObject([{ id: modelId, isOwn: true, isOffered: true }]);
      expect(people).toMatchObject([{ email: 'ada@example.com', own: 0 }]);
      expect(people[0]?.offered).toBeGreaterThan(0);
      const told = JSON.stringify([seen, await page(), (await browser.get(api.aiCosts)).json()]);
      expect(told).not.toContain('canary');
    });

    test('[P02] a spent budget says what to do, and the built-in engine takes over', async () => {
      const { browser, ask } = await person('ben@example.com');
      await ask();
      await limit(0.000001, null);
      expect(await overview(browser)).toMatchObject({
        usual: 'builtin',
        isSpent: false,
        areOffersSpent: true,
      });
      const { execution } = await ask();
      expect(execution).toMatchObject({ provider: 'builtin', status: 'success' });
      const named = await ask({ provider: 'openrouter' });
      expect(named.execution.error).toMatchObject({
        code: 'ai_offer_spent',
        message: expect.stringContaining(
          'Add a model of your own in your settings, or use the built-in engine',
        ),
      });
      // Somebody who has spent nothing goes on; the budget for all ends it for everybody.
      const other = await person('cid@example.com');
      expect((await overview(other.browser)).areOffersSpent).toBe(false);
      await limit(null, 0.000001);
      expect((await overview(other.browser)).areOffersSpent).toBe(true);
      await limit(null, null);
      expect((await ask()).execution.provider).toBe('openrouter');
    });

    test('[P02] a model of one’s own does not spend the operator’s budget, and the other way round', async () => {
      const { browser, ask } = await person('dot@example.com');
      await ask();
      const form = {
        kind: 'openrouter',
        address: double.baseUrl,
        model: 'own/model',
        key: 'sk-or-valid-own',
      };
      await browser.send('POST', api.aiProviders, form);
      await limit(0.000001, null);
      expect((await ask()).execution.usage?.model).toBe('own/model');
      const choices = { default: modelId, propose: null, find: null, explain: null };
      await browser.send('PUT', api.aiSettings, { choices, monthlyLimit: 0 });
      expect((await ask()).execution.provider).toBe('builtin');
      await limit(null, null);
      expect((await ask()).execution.usage?.model).toBe('meta/llama');
      const mine = (await page()).people.find(({ email }) => email === 'dot@example.com');
      expect(mine?.own).toBeGreaterThan(0);
      expect(mine?.offered).toBeGreaterThan(0);
    });

    test('[P02] only an operator offers models, only their own, and it is recorded; a model that is no longer offered is skipped', async () => {
      const { browser, ask } = await person('eve@example.com');
      const form = { kind: 'ollama', model: 'mine' };
      const { id } = (await browser.send('POST', api.aiProviders, form)).json().provider;
      expect((await browser.send('PUT', at(api.operatorOffer, id), { offered: true })).statusCode).toBe(404);
      expect((await browser.get(api.operatorAi)).statusCode).toBe(404);
      expect((await operator.send('PUT', at(api.operatorOffer, id), { offered: true })).statusCode).toBe(404);
      await browser.send('DELETE', at(api.aiProvider, id));
      const choices = { default: modelId, propose: null, find: null, explain: null };
      expect((await browser.send('PUT', api.aiSettings, { choices, monthlyLimit: null })).statusCode).toBe(
        200,
      );
      await offer(false);
      expect((await ask()).execution.provider).toBe('builtin');
      const unknown = { choices: { ...choices, default: lentChoice }, monthlyLimit: null };
      expect((await browser.send('PUT', api.aiSettings, unknown)).statusCode).toBe(404);
      const { actions }: { actions: ActionRecord[] } = (await operator.get(api.operatorActions)).json();
      expect(actions.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['offer-model', 'end-offer', 'limit-offers']),
      );
      expect(actions[0]).toMatchObject({
        action: 'end-offer',
        subject: 'OpenRouter · meta/llama',
        outcome: 'done',
      });
    });

    test('[P02] a key that is refused is the operator’s to replace, and the asker is told so', async () => {
      const form = { kind: 'openrouter', address: double.baseUrl, model: 'meta/llama', key: 'sk-or-wrong' };
      await operator.send('PUT', at(api.aiProvider, modelId), form);
      await offer(true);
      const { ask } = await person('fay@example.com');
      const { execution } = await ask({ provider: 'openrouter' });
      expect(JSON.stringify(execution)).toContain('Whoever runs this server can replace it');
      expect((await overview(operator)).providers).toMatchObject([{ isValid: false }]);
      await offer(false);
    });
  },
);

test('[P02] what the environment lends is held to the same budget, and can be chosen', async () => {
  const openAi = await startOpenAiDouble();
  const server = await startTestApp({ OPENAI_BASE_URL: openAi.baseUrl, OPENAI_API_KEY: 'sk-valid-lent' });
  const operator = await signedIn(server, 'op@example.com');
  const browser = await signedIn(server, 'ada@example.com');
  expect(await offeredNames(server)).toEqual([new URL(openAi.baseUrl).host]);
  await browser.send('POST', api.aiProviders, { kind: 'ollama', model: 'mine' });
  const seen = async () => (await browser.get(api.aiProviders)).json();
  expect(await seen()).toMatchObject({ offers: [{ id: lentChoice, kind: 'openai' }], usual: 'ollama' });
  const choices = { default: lentChoice, propose: null, find: null, explain: null };
  await browser.send('PUT', api.aiSettings, { choices, monthlyLimit: 0 });
  expect(await seen()).toMatchObject({ usual: 'openai', isSpent: true });
  await operator.send('PUT', api.operatorOfferLimits, { perPerson: 0, forAll: null });
  expect(await seen()).toMatchObject({ usual: 'builtin', areOffersSpent: true });
  await server.close();
  await openAi.close();
});

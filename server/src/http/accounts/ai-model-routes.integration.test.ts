import type { AiProviderRecord, ProbeResult } from '@parley/contract/ai/ai-model-settings';
import { probeTasks } from '@parley/contract/ai/ai-model-settings';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StartedDouble, startAiDouble, wires } from '../../../testing/ai-doubles/ai-doubles.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

let server: TestApp;
let closed: TestApp;
beforeAll(async () => {
  server = await startTestApp({});
  closed = await startTestApp({ ALLOW_PRIVATE_HOSTS: 'off' });
});
afterAll(() => Promise.all([server.close(), closed.close()]));

const overview = async (browser: TestBrowser) => (await browser.get(api.aiProviders)).json();
const at = (route: string, id: string) => route.replace(':id', id);

describe.each(wires)('a model of $kind', ({ kind, key, model, embeddingModel }) => {
  let double: StartedDouble;
  let browser: TestBrowser;
  beforeAll(async () => {
    double = await startAiDouble(kind);
    browser = await signedIn(server, `${kind}@example.com`);
  });
  afterAll(() => double.close());

  const form = () => ({
    kind,
    address: double.baseUrl,
    model,
    embeddingModel: embeddingModel ?? '',
    ...(key === '' ? {} : { key: `${key}-canary-${kind}` }),
  });

  test('[P01] is listed by the provider itself, added, tried out and removed; its key never comes back', async () => {
    const { kind: _kind, model: _model, embeddingModel: _embedding, ...place } = form();
    const listed = await browser.send('POST', api.listModels, { kind, ...place });
    expect(listed.statusCode, listed.body).toBe(200);
    expect(listed.json().models.length).toBeGreaterThan(0);
    const added = await browser.send('POST', api.aiProviders, form());
    expect(added.statusCode, added.body).toBe(200);
    const record: AiProviderRecord = added.json().provider;
    expect(record).toMatchObject({ kind, model, embeddingModel, isLost: false, price: null, probe: [] });
    const outcomes: Record<string, string> = {};
    for (const task of probeTasks) {
      const answer = await browser.send('POST', at(api.probeModel, record.id), { task });
      const { result }: { result: ProbeResult } = answer.json();
      outcomes[task] = result.outcome;
      expect(result.note).not.toBe('');
    }
    expect(outcomes).toEqual({
      structured: 'passed',
      values: 'passed',
      sql: 'passed',
      refusal: 'passed',
      stream: 'passed',
      embedding: embeddingModel === null ? 'skipped' : 'passed',
    });
    const shown = await browser.get(api.aiProviders);
    expect(shown.body).not.toContain('canary');
    expect(shown.json()).toMatchObject({ usual: kind, isSpent: false });
    expect(shown.json().providers[0].probe).toHaveLength(6);
    const costs = (await browser.get(api.aiCosts)).json();
    expect(costs.rows).toMatchObject([{ task: 'probe', provider: kind, model, calls: expect.any(Number) }]);
    expect(double.badRequests()).toEqual([]);
    expect((await browser.send('DELETE', at(api.aiProvider, record.id))).statusCode).toBe(204);
    expect((await overview(browser)).providers).toEqual([]);
  });

  test('[P01] on this machine is refused where the operator does not allow private addresses', async () => {
    const outside = await signedIn(closed, `${kind}@example.com`);
    const before = double.received();
    const listed = await outside.send('POST', api.listModels, {
      kind,
      address: double.baseUrl,
      ...(key === '' ? {} : { key }),
    });
    expect(listed.json()).toMatchObject({ code: 'host_refused' });
    const added = (await outside.send('POST', api.aiProviders, form())).json().provider;
    const probe = await outside.send('POST', at(api.probeModel, added.id), { task: 'stream' });
    expect(probe.json().result).toMatchObject({
      outcome: 'failed',
      note: expect.stringContaining('may not be reached from here'),
    });
    expect(double.received()).toBe(before);
  });
});

describe('what is typed', () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await signedIn(server, 'typed@example.com');
  });
  const add = (form: object) => browser.send('POST', api.aiProviders, { model: 'm', ...form });

  test.each([
    [{ kind: 'openai', key: 'pk-1' }, 'Invalid OpenAI API key format. Keys must begin with "sk-"'],
    [{ kind: 'anthropic', key: 'sk-1' }, 'Invalid Anthropic API key format. Keys must begin with "sk-ant-"'],
    [{ kind: 'gemini' }, 'Please enter your Google Gemini key.'],
    [{ kind: 'gemini', key: 'a b' }, 'This is not a key: it holds characters that no key has.'],
    [{ kind: 'azure', key: 'k' }, 'Please enter the address of the server.'],
    [{ kind: 'compatible', address: 'ftp://a.example' }, /^Please enter an http or https address/],
    [
      { kind: 'compatible', address: 'https://me:secret@a.example' },
      /^Please enter an http or https address/,
    ],
    [{ kind: 'ollama', model: '' }, 'Please choose a model.'],
  ])('[P01] %o is told what is wrong with it', async (form, message) => {
    const answer = await add(form);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(message);
  });

  test('[P01] a saved key is not sent to another address', async () => {
    const other = await startAiDouble('compatible');
    const form = { kind: 'mistral', key: 'sk-valid-kept', model: 'm' };
    const { id } = (await add(form)).json().provider;
    const moved = { kind: 'mistral', address: other.baseUrl };
    const listed = await browser.send('POST', api.listModels, { ...moved, id });
    expect(listed.json()).toMatchObject({ fields: { key: expect.stringContaining('enter the key again') } });
    const changed = await browser.send('PUT', at(api.aiProvider, id), { ...moved, model: 'm' });
    expect(changed.statusCode).toBe(400);
    expect(other.received()).not.toContain('sk-valid-kept');
    const renamed = await browser.send('PUT', at(api.aiProvider, id), { kind: 'mistral', model: 'n' });
    expect(renamed.json().provider).toMatchObject({ model: 'n', masked: '...kept' });
    await other.close();
  });

  test('models of others do not exist', async () => {
    const mine = (await add({ kind: 'ollama' })).json().provider.id;
    const other = await signedIn(server, 'other-models@example.com');
    expect((await other.send('POST', at(api.probeModel, mine), { task: 'sql' })).statusCode).toBe(404);
    expect((await other.send('DELETE', at(api.aiProvider, mine))).statusCode).toBe(404);
    const choices = { default: mine, propose: null, find: null, explain: null };
    const saved = await other.send('PUT', api.aiSettings, { choices, monthlyLimit: null });
    expect(saved.statusCode).toBe(404);
    expect((await overview(browser)).providers.map(({ id }: AiProviderRecord) => id)).toContain(mine);
  });
});

test('[C05] the saved key of OpenAI is the first of the models, with the operator’s address and model', async () => {
  const browser = await signedIn(server, 'migrated@example.com');
  await browser.send('PUT', api.openaiKey, { key: 'sk-valid-as-before' });
  expect(await overview(browser)).toMatchObject({
    usual: 'openai',
    providers: [{ kind: 'openai', masked: 'sk-...fore', model: 'gpt-4o', address: null }],
  });
  await browser.send('DELETE', api.openaiKey);
  expect(await overview(browser)).toMatchObject({ usual: 'builtin', providers: [] });
});

test('[P02] costs are shown by day, task and model, and a limit that is reached is said', async () => {
  const browser = await signedIn(server, 'costs@example.com');
  const double = await startAiDouble('openrouter');
  const form = { kind: 'openrouter', key: 'sk-or-valid', model: 'm', address: double.baseUrl };
  const { id } = (await browser.send('POST', api.aiProviders, form)).json().provider;
  await browser.send('POST', at(api.probeModel, id), { task: 'sql' });
  await browser.send('POST', at(api.probeModel, id), { task: 'values' });
  const costs = (await browser.get(api.aiCosts)).json();
  expect(costs).toMatchObject({
    month: new Date().toISOString().slice(0, 7),
    rows: [{ day: new Date().toISOString().slice(0, 10), provider: 'openrouter', calls: 2, unpriced: 0 }],
    monthlyLimit: null,
  });
  expect(costs.spent).toBeGreaterThan(0);
  expect((await browser.get(`${api.aiCosts}?month=2020-01`)).json()).toMatchObject({ rows: [], spent: 0 });
  const { choices } = await overview(browser);
  const saved = await browser.send('PUT', api.aiSettings, { choices, monthlyLimit: costs.spent });
  expect(saved.json()).toMatchObject({ isSpent: true, monthlyLimit: costs.spent });
  await double.close();
});

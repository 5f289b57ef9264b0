import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenAiDouble } from '../../../testing/openai-double.ts';
import { startOpenAiDouble } from '../../../testing/openai-double.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

let server: TestApp;
let openai: OpenAiDouble;
beforeAll(async () => {
  openai = await startOpenAiDouble();
  server = await startTestApp({ OPENAI_BASE_URL: openai.baseUrl });
});
afterAll(async () => {
  await server.close();
  await openai.close();
});

describe('the plan', () => {
  test('[C02] is none, then the chosen one, then the changed one, in one row', async () => {
    const browser = await signedIn(server, 'plan@example.com');
    const plan = async () => (await browser.get('/api/subscription')).json().subscription;
    expect(await plan()).toBeNull();
    await browser.send('POST', '/api/subscription', { plan: 'starter' });
    expect(await plan()).toMatchObject({ plan: 'starter', maxTools: 10, priceMonthly: 20 });
    const changed = await browser.send('POST', '/api/subscription', { plan: 'enterprise' });
    expect(changed.json().subscription).toMatchObject({
      plan: 'enterprise',
      maxTools: 100,
      priceMonthly: 100,
    });
    expect(await plan()).toEqual(changed.json().subscription);
  });

  test('[C02] that does not exist is refused with the ones that do', async () => {
    const browser = await signedIn(server, 'noplan@example.com');
    const answer = await browser.send('POST', '/api/subscription', { plan: 'platinum' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('Choose one of: free, starter, professional, enterprise.');
  });
});

describe('the AI key', () => {
  const save = (browser: TestBrowser, key: unknown) => browser.send('PUT', '/api/api-keys/openai', { key });
  const verify = (browser: TestBrowser, key?: string) =>
    browser.send('POST', '/api/api-keys/openai/verify', key === undefined ? {} : { key });
  const show = async (browser: TestBrowser) => (await browser.get('/api/api-keys/openai')).json().apiKey;

  test.each(['', 'pk-123456', 'key sk-123456', 42, undefined, 'sk-with space', 'sk-\u0007'])(
    '[C05] %o is no key',
    async (key) => {
      const answer = await save(
        await signedIn(server, `bad-${String(key).length}-${typeof key}@example.com`),
        key,
      );
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toBe('Invalid OpenAI API key format. Keys must begin with "sk-"');
    },
  );

  test('[C05] is shown masked, with what is known of it, and can be removed', async () => {
    const browser = await signedIn(server, 'key@example.com');
    expect(await show(browser)).toBeNull();
    await save(browser, '  sk-valid-0123456789WXYZ ');
    expect(await show(browser)).toMatchObject({ masked: 'sk-...WXYZ', isValid: null, lastUsedAt: null });
    expect((await verify(browser)).json()).toMatchObject({ valid: true });
    expect(await show(browser)).toMatchObject({ isValid: true, lastUsedAt: expect.any(String) });
    expect((await browser.send('DELETE', '/api/api-keys/openai')).statusCode).toBe(204);
    expect(await show(browser)).toBeNull();
    expect((await verify(browser)).json().code).toBe('ai_key_missing');
  });

  test('[C05] that may chat but not list models is valid, with a note', async () => {
    const answer = await verify(await signedIn(server, 'restricted@example.com'), 'sk-restricted-1');
    expect(answer.json()).toMatchObject({
      valid: true,
      note: expect.stringContaining('may not list models'),
    });
  });

  test.each([
    ['sk-wrong-1', 400, 'Verification failed: Your OpenAI API key appears to be invalid.'],
    ['sk-limited-1', 502, 'Verification failed: OpenAI rate limit exceeded.'],
    ['sk-broke-1', 502, 'Verification failed: OpenAI rate limit exceeded.'],
    ['sk-down-1', 502, 'Verification failed: OpenAI API error.'],
  ])('[C05] %s fails with what is wrong', async (key, status, message) => {
    const answer = await verify(await signedIn(server, `${key}@example.com`), key);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toContain(message);
    expect(answer.body).not.toContain(key);
  });

  test('[C05] a refusal is recorded for the saved key, and a busy provider is no refusal', async () => {
    const browser = await signedIn(server, 'recorded@example.com');
    await save(browser, 'sk-wrong-1');
    await verify(browser);
    expect(await show(browser)).toMatchObject({ isValid: false });
    await save(browser, 'sk-limited-1');
    await verify(browser);
    expect(await show(browser)).toMatchObject({ isValid: null });
  });

  test('[C05] a saved key that is refused at work is known to be invalid; a key of one call says nothing of it', async () => {
    const browser = await signedIn(server, 'refused-at-work@example.com');
    const { id } = (await browser.send('POST', api.sampleConnection)).json().connection;
    const propose = (key?: string) =>
      server.app.inject({
        method: 'POST',
        url: api.generateToolsFromSchema,
        headers: {
          origin: server.origin,
          cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(key === undefined ? {} : { 'x-openai-key': key }),
        },
        payload: { connectionId: id },
      });
    await save(browser, 'sk-valid-1234');
    expect((await propose('sk-wrong-of-one-call')).json().code).toBe('ai_key_invalid');
    expect(await show(browser)).toMatchObject({ isValid: null });
    await save(browser, 'sk-wrong-1');
    expect(await show(browser)).toMatchObject({ isValid: null });
    expect((await propose()).json().code).toBe('ai_key_invalid');
    expect(await show(browser)).toMatchObject({ isValid: false });
  });

  test('[B09] belongs to its owner alone', async () => {
    const [owner, other] = [
      await signedIn(server, 'own@example.com'),
      await signedIn(server, 'eve@example.com'),
    ];
    await save(owner, 'sk-valid-1234');
    expect(await show(other)).toBeNull();
    await other.send('DELETE', '/api/api-keys/openai');
    expect(await show(owner)).toMatchObject({ masked: 'sk-...1234' });
    const body = { key: 'sk-valid-9999', profile_id: 'own', user_email: 'own@example.com' };
    await other.send('PUT', '/api/api-keys/openai', body);
    expect(await show(owner)).toMatchObject({ masked: 'sk-...1234' });
  });
});

import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleShopQuestions } from '../../../web/src/lib/sample-shop/sample-shop-questions.ts';
import { asked } from '../ask-over-http.ts';
import { signedIn, startTestApp, type TestApp, type TestBrowser } from '../test-app.ts';

let server: TestApp;
let browser: TestBrowser;

beforeAll(async () => {
  server = await startTestApp({}, { reader: 'own' });
  browser = await signedIn(server);
});
afterAll(() => server.close());

test('what a new account is offered to ask the sample shop is answered at once, with rows', async () => {
  const { connection } = (await browser.send('POST', api.sampleConnection)).json();
  for (const question of sampleShopQuestions) {
    const { execution } = await asked(browser, { question, connectionId: connection.id });
    expect(execution, question).toMatchObject({ status: 'success', toolId: null });
    expect(execution.rowCount, question).toBeGreaterThan(0);
  }
});

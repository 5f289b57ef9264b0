import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askEvents, dataOf } from '../../testing/asking.ts';
import { signedIn, startTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

let app: TestApp;
let browser: TestBrowser;
let connectionId: string;

beforeAll(async () => {
  app = await startTestApp({}, { reader: 'own' });
  browser = await signedIn(app);
  connectionId = (await browser.send('POST', api.sampleConnection)).json().connection.id;
});
afterAll(() => app.close());

test('the shipped model reads a question that no tool fits, and the reading that is chosen runs', async () => {
  const question = 'which products have never been ordered';
  const [offered] = dataOf(await askEvents(browser, { question, connectionId }), 'readings');
  const readings = offered?.readings ?? [];
  expect(readings.length).toBeGreaterThan(0);
  expect(new Set(readings.map(({ wording }) => wording)).size).toBe(readings.length);
  const reading = readings[0]?.wording;
  const chosen = await askEvents(browser, { question, connectionId, reading });
  expect(dataOf(chosen, 'composed')[0]?.wording).toBe(reading);
  expect(dataOf(chosen, 'result')).toHaveLength(1);
});

test('the shipped model offers nothing for a question that is about something else', async () => {
  const events = await askEvents(browser, { question: 'what is the weather in Paris?', connectionId });
  expect(dataOf(events, 'nothing')).toHaveLength(1);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordedAnswer, scarceProducts } from '../../../web/src/lib/sample-shop/recorded-sample-answer.ts';
import { createSampleShop } from '../../src/connections/sample/create-sample-shop.ts';
import { asked, makeTool } from '../ask-over-http.ts';
import { recordedTool } from '../landing-page-tool.ts';
import { signedIn, startTestApp, type TestApp, type TestBrowser } from '../test-app.ts';

const { question, followUp, tool, values, answer, rows } = recordedAnswer;
const moment = { now: '2026-11-15T09:00:00Z', timeZone: 'Europe/Oslo', weekStart: 'monday' };
const sources = { words: 'from your words', default: 'default' } as Record<string, string>;

/** What a sentence states; how it is put may change. */
const figuresIn = (text: string) => (text.match(/\*\*.+?\*\*|\d[\d,.]*\d|\d/g) ?? []).toSorted();

const folder = mkdtempSync(join(tmpdir(), 'parley-recorded-'));
let server: TestApp;
let browser: TestBrowser;
let connectionId: string;

beforeAll(async () => {
  createSampleShop(join(folder, 'shop.db'), new Date(moment.now));
  server = await startTestApp({ SQLITE_ROOT: folder });
  browser = await signedIn(server);
  const form = { type: 'sqlite', name: 'Sample shop', file: { path: 'shop.db' } };
  connectionId = (await browser.send('POST', api.connections, form)).json().connection.id;
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('the landing page shows an answer that the product gives, and what a follow-up makes of it', async () => {
  await makeTool(browser, connectionId, recordedTool);
  const { execution } = await asked(browser, { question, connectionId, moment });
  expect(execution.toolName).toBe(tool.name);
  expect(
    execution.chips.map((chip) => ({
      label: chip.parameter.name,
      value: String(chip.value),
      source: sources[chip.origin ?? ''],
    })),
  ).toEqual(values);
  expect(
    execution.result?.rows.map(([customer, city, revenue]) => [customer, city, Number(revenue)]),
  ).toEqual(rows.map((row) => Object.values(row)));
  expect(figuresIn(execution.prose?.map(({ text }) => text).join('') ?? '')).toEqual(figuresIn(answer));

  const further = await asked(browser, {
    question: followUp.question,
    connectionId,
    moment,
    previousId: execution.id,
  });
  expect(
    further.execution.chips.map(({ parameter: { name }, value, origin }) => [name, String(value), origin]),
  ).toEqual(
    values.map(({ label, value }) =>
      label === followUp.value.label ? [label, followUp.value.value, 'words'] : [label, value, 'kept'],
    ),
  );
});

test('the rows of the proposed tool on the landing page are those of the sample shop', async () => {
  const answered = await browser.send('POST', api.runSql, {
    connection_id: connectionId,
    query: `SELECT name, stock FROM products WHERE stock <= ${scarceProducts.threshold} ORDER BY stock, id LIMIT 2`,
  });
  expect(answered.json().result.rows).toEqual(
    scarceProducts.rows.map(({ name, stock }) => [name, String(stock)]),
  );
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { askLimits } from '@parley/contract/ask';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askEvents, dataOf, makeTool } from '../../../testing/ask-over-http.ts';
import { measureEventLoopHold } from '../../../testing/measure-event-loop-hold.ts';
import { signedIn, startTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts';

let app: TestApp;
let browser: TestBrowser;
let connectionId: string;

const files = mkdtempSync(join(tmpdir(), 'parley-reader-'));

beforeAll(async () => {
  app = await startTestApp({ SQLITE_ROOT: files }, { reader: 'own' });
  browser = await signedIn(app);
  connectionId = (await browser.send('POST', api.sampleConnection)).json().connection.id;
});
afterAll(async () => {
  await app.close();
  rmSync(files, { recursive: true });
});

const rowsOf = (events: Awaited<ReturnType<typeof askEvents>>) => dataOf(events, 'result')[0]?.result.rows;

test('the shipped model answers a plain question that no tool fits at once', async () => {
  const events = await askEvents(browser, { question: 'how many customers do we have', connectionId });
  expect(dataOf(events, 'composed')[0]?.wording).toBe('number of customers');
  expect(rowsOf(events)).toEqual([['420']]);
});

test('the questions to begin with are all answered at once', async () => {
  const { questions } = (await browser.get(api.starterQuestions.replace(':id', connectionId))).json();
  expect(questions).toHaveLength(askLimits.starters);
  for (const question of questions) {
    expect(rowsOf(await askEvents(browser, { question, connectionId })), question).not.toHaveLength(0);
  }
});

test('a value that the question names is told apart from one that was guessed', async () => {
  const events = await askEvents(browser, { question: 'customers from Norway', connectionId });
  const read = dataOf(events, 'composed')[0] ?? dataOf(events, 'readings')[0]?.readings[0];
  expect(read?.chips).toMatchObject([{ value: 'Norway', origin: 'words' }]);
});

test('where it is not sure it offers what may be meant, and the reading that is chosen runs', async () => {
  const question = 'cancelled orders last week';
  const [offered] = dataOf(await askEvents(browser, { question, connectionId }), 'readings');
  const readings = offered?.readings ?? [];
  expect(readings.length).toBeGreaterThan(0);
  expect(new Set(readings.map(({ wording }) => wording)).size).toBe(readings.length);
  const reading = readings[0]?.wording;
  const chosen = await askEvents(browser, { question, connectionId, reading });
  expect(dataOf(chosen, 'composed')[0]?.wording).toBe(reading);
  expect(dataOf(chosen, 'result')).toHaveLength(1);
});

test.each([
  ['monday', '2026-03-16'],
  ['sunday', '2026-03-22'],
  ['saturday', '2026-03-21'],
])('last week begins where the asker’s weeks begin: on a %s, %s', async (weekStart, first) => {
  const moment = { now: '2026-03-29T12:00:00Z', timeZone: 'UTC', weekStart };
  const asked = { question: 'how many orders were placed last week', connectionId, moment };
  const events = await askEvents(browser, asked);
  const read = dataOf(events, 'composed')[0] ?? dataOf(events, 'readings')[0]?.readings[0];
  const days = read?.chips.flatMap(({ value }) => String(value).match(/^\d{4}-\d\d-\d\d/)?.[0] ?? []);
  expect(days?.toSorted()[0]).toBe(first);
});

test('the shipped model offers nothing for a question that is about something else', async () => {
  const events = await askEvents(browser, { question: 'what is the weather in Paris?', connectionId });
  expect(dataOf(events, 'nothing')).toHaveLength(1);
});

test('a saved tool that only sounds alike gives way to what the question says, and answers what it is for', async () => {
  await makeTool(browser, connectionId, {
    name: 'Orders per month',
    description: 'How many orders there were in each month.',
    sql: `SELECT strftime('%Y-%m', placed_at) AS month, count(*) AS orders FROM orders GROUP BY 1 ORDER BY 1`,
  });
  await makeTool(browser, connectionId, {
    name: 'Revenue per category',
    description: 'Revenue of each category of products.',
    sql: `SELECT categories.name, sum(quantity * unit_price) AS revenue FROM order_items
      JOIN products ON products.id = product_id JOIN categories ON categories.id = category_id
      GROUP BY categories.id ORDER BY revenue DESC`,
  });
  for (const [question, wording] of [
    ['reviews per month', 'number of reviews per month'],
    ['average price per category', 'average price per category'],
  ]) {
    const events = await askEvents(browser, { question: question ?? '', connectionId });
    expect(dataOf(events, 'composed')[0]?.wording, question).toBe(wording);
  }
  const events = await askEvents(browser, { question: 'orders per month', connectionId });
  expect(dataOf(events, 'chosen')[0]?.candidate.name).toBe('Orders per month');
});

test('a question on hundreds of tables does not hold the event loop', async () => {
  const database = new DatabaseSync(join(files, 'large.db'));
  database.exec(`BEGIN; ${manyTables(300)} COMMIT;`);
  database.close();
  const form = { type: 'sqlite', name: 'Large', file: { path: 'large.db' } };
  const { connection } = (await browser.send('POST', api.connections, form)).json();
  await browser.send('POST', api.scan.replace(':id', connection.id));
  // What the columns hold is looked up once, and is not what is measured.
  await askEvents(browser, { question: 'how many parts', connectionId: connection.id });
  const held: string[] = [];
  for (const question of ['how many things 7', 'things part id of each '.repeat(86)]) {
    const ask = () => askEvents(browser, { question, connectionId: connection.id });
    const { longest, most } = await measureEventLoopHold(ask, 25);
    if (longest > most) held.push(`${question}: ${longest} ms of ${most}`);
  }
  expect(held).toEqual([]);
});

/** Each column may be a key to any of the tables, as far as its type tells. */
function manyTables(count: number): string {
  return Array.from({ length: count }, (_, table) => {
    const columns = Array.from({ length: 10 }, (_, column) => `part_${column}_of_${table}_id INTEGER`);
    return `CREATE TABLE things_${table} (id INTEGER PRIMARY KEY, ${columns.join(', ')});`;
  }).join('\n');
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Execution } from '@parley/contract/ask';
import { askMessages } from '@parley/contract/ask';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asked, dataOf, makeTool, parameter } from '../../../testing/ask-over-http.ts';
import type { QuestionReading } from '../../../testing/scripted-reader.ts';
import { scriptedReader, sure, unanswerable, unsure } from '../../../testing/scripted-reader.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';
import { createSampleShop } from '../../connections/sample/create-sample-shop.ts';

const ofCountry = (country: string): QuestionReading => ({
  sql: `SELECT count(*) AS reviews FROM reviews JOIN customers ON customers.id = customer_id
    WHERE customers.country = :country AND rating >= :rating`,
  parameters: [
    parameter('country', 'text', { required: true }),
    parameter('rating', 'integer', { required: true, default: 4 }),
  ],
  values: {
    country: { value: country, origin: 'words', words: country, alternatives: [] },
    rating: { value: 4, origin: 'guessed', words: null, alternatives: [] },
  },
  wording: `number of reviews, customer country ${country}, rating at least 4`,
  confidence: 0.4,
});
const perRating: QuestionReading = {
  sql: 'SELECT rating, count(*) AS reviews FROM reviews GROUP BY rating ORDER BY rating',
  parameters: [],
  values: {},
  wording: 'number of reviews per rating',
  confidence: 0.5,
};
const question = (country: string) => `how many good reviews came from ${country}`;
const readUnsure = (country: string) => () => unsure(perRating, ofCountry(country));

const folder = mkdtempSync(join(tmpdir(), 'parley-learning-'));
const reader = scriptedReader();
let server: TestApp;
let people = 0;
let browser: TestBrowser;
let connectionId: string;

beforeAll(async () => {
  createSampleShop(join(folder, 'shop.db'), new Date());
  server = await startTestApp({ SQLITE_ROOT: folder }, { reader: reader.read });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  ({ browser, connectionId } = await newPerson());
});

async function newPerson() {
  people += 1;
  const person = await signedIn(server, `learner-${people}@example.com`);
  await person.send('POST', api.subscription, { plan: 'professional' });
  return { browser: person, connectionId: await newSource(person, 'Shop') };
}

async function newSource(person: TestBrowser, name: string): Promise<string> {
  const form = { type: 'sqlite', name, file: { path: 'shop.db' } };
  const id: string = (await person.send('POST', api.connections, form)).json().connection.id;
  await person.send('POST', api.scan.replace(':id', id));
  return id;
}

const ask = (words: string, more: object = {}) => asked(browser, { question: words, connectionId, ...more });

/** Asks, is asked back, and chooses the meaning of this country. */
async function choose(country: string): Promise<Execution> {
  reader.says(readUnsure(country));
  const { execution } = await ask(question(country));
  expect(execution.status).toBe('needs_choice');
  const { wording } = ofCountry(country);
  return (await ask(question(country), { reading: wording, previousId: execution.id })).execution;
}

test('[M02] a meaning that was chosen answers the same question at once, with other values too', async () => {
  const chosen = await choose('Norway');
  expect(chosen.learned, 'nothing was known yet').toBeUndefined();
  const again = await ask(`${question('Norway')}?`);
  expect(again.execution).toMatchObject({
    status: 'success',
    reading: ofCountry('Norway').wording,
    learned: { from: 'chosen', executionId: chosen.id },
    readings: [{ wording: perRating.wording }],
  });
  expect(dataOf(again.events, 'composed')[0]?.learned?.from).toBe('chosen');
  reader.says(readUnsure('Spain'));
  const { execution } = await ask(question('Spain'));
  expect(execution.chips[0]).toMatchObject({ value: 'Spain', origin: 'words' });
  expect(execution.learned?.from).toBe('chosen');
});

test('[M02] a wording that is nearly the same is known, too; where the reader is sure of another meaning, it is not', async () => {
  await choose('Norway');
  const near = 'how many good reviews came in from Norway';
  expect((await ask(near)).execution.learned?.from).toBe('chosen');
  reader.says(() => sure(perRating, ofCountry('Norway')));
  expect((await ask(near)).execution).toMatchObject({ status: 'success', reading: perRating.wording });
  reader.says(readUnsure('Norway'));
  const other = 'show me what the Norwegians of Norway wrote about our lamps';
  expect((await ask(other)).execution.status).toBe('needs_choice');
});

test('[M02] it is unlearned by saying that it was not meant, and by choosing another meaning', async () => {
  await choose('Norway');
  const { execution } = await ask(question('Norway'));
  await browser.send('PUT', api.voteExecution.replace(':id', execution.id), { vote: 'down' });
  const afresh = await ask(question('Norway'));
  expect(afresh.execution.status).toBe('needs_choice');
  await choose('Norway');
  const known = await ask(question('Norway'));
  const other = { reading: perRating.wording, previousId: known.execution.id };
  expect((await ask(question('Norway'), other)).execution.reading).toBe(perRating.wording);
  expect((await ask(question('Norway'))).execution).toMatchObject({
    reading: perRating.wording,
    rowCount: 5,
  });
});

test('[M02] nothing crosses accounts or sources', async () => {
  await choose('Norway');
  const stranger = await newPerson();
  const theirs = await asked(stranger.browser, {
    question: question('Norway'),
    connectionId: stranger.connectionId,
  });
  expect(theirs.execution.status).toBe('needs_choice');
  const elsewhere = { connectionId: await newSource(browser, 'Another shop') };
  expect((await ask(question('Norway'), elsewhere)).execution.status).toBe('needs_choice');
});

test('[M02] a guessed value that was corrected stays corrected; one that the question says does not', async () => {
  reader.says(() => sure(ofCountry('Norway')));
  const first = (await ask(question('Norway'))).execution;
  const { wording } = ofCountry('Norway');
  const edit = (values: object) =>
    ask(question('Norway'), { reading: wording, previousId: first.id, values });
  await edit({ country: 'Sweden', rating: 4 });
  const explored = (await ask(question('Norway'))).execution;
  expect(explored.learned, 'another country was only looked at').toBeUndefined();
  await edit({ country: 'Norway', rating: 5 });
  const { execution } = await ask(question('Norway'));
  expect(execution.learned?.from).toBe('corrected');
  expect(execution.chips).toMatchObject([
    { value: 'Norway', origin: 'words' },
    { value: 5, origin: 'kept' },
  ]);
});

test('[M02] a corrected value of a saved tool is filled in next time', async () => {
  reader.says(() => null);
  const tool = await makeTool(browser, connectionId, {
    name: 'Products low in stock',
    description: 'Products with little stock.',
    sql: 'SELECT name, stock FROM products WHERE stock <= :threshold ORDER BY stock, id',
    parameters: [parameter('threshold', 'integer', { default: 10 })],
  });
  const words = 'products low in stock';
  const { execution } = await ask(words);
  expect(execution).toMatchObject({ toolName: 'Products low in stock', chips: [{ origin: 'default' }] });
  await ask(words, { toolId: tool.id, values: { threshold: 3 }, previousId: execution.id });
  expect((await ask(words)).execution.chips).toMatchObject([{ value: 3, origin: 'kept' }]);
});

test('[M02] a composed statement that was kept as a tool answers as that tool', async () => {
  reader.says(readUnsure('Norway'));
  await makeTool(browser, connectionId, {
    name: 'Zufriedene Kunden',
    description: 'Bewertungen ab einer Note.',
    sql: ofCountry('Norway').sql,
    parameters: [...ofCountry('Norway').parameters],
  });
  // Neither its name nor its tables are in these words: finding a tool does not find it.
  const words = 'who adores us over in Norway';
  const { execution, events } = await ask(words);
  expect(execution).toMatchObject({ status: 'success', toolName: 'Zufriedene Kunden', reading: null });
  expect(dataOf(events, 'chosen')[0]?.candidate.reason).toBe(askMessages.keptBefore);
  await browser.send('PUT', api.voteExecution.replace(':id', execution.id), { vote: 'down' });
  expect((await ask(words)).execution.status).toBe('needs_choice');
});

test('[M02] a thumb up on a composed answer is kept like a choice', async () => {
  reader.says(() => sure(ofCountry('Norway')));
  const { execution } = await ask(question('Norway'));
  await browser.send('PUT', api.voteExecution.replace(':id', execution.id), { vote: 'up' });
  reader.says(readUnsure('Norway'));
  expect((await ask(question('Norway'))).execution.learned?.from).toBe('chosen');
});

const fans = {
  name: 'Zufriedene Kunden',
  description: 'Bewertungen ab einer Note.',
  sql: 'SELECT rating, count(*) AS n FROM reviews WHERE rating >= :least GROUP BY rating',
  parameters: [parameter('least', 'integer', { required: true, default: 4 })],
};
const adored = 'who adores us over in Norway';

test('[M03] where meanings are offered, the nearest tools are on record, and the one that is chosen is learned', async () => {
  reader.says(readUnsure('Norway'));
  const tool = await makeTool(browser, connectionId, fans);
  const { execution } = await ask(adored);
  expect(execution).toMatchObject({ status: 'needs_choice', candidates: [{ id: tool.id }] });
  const chosen = await ask(adored, { toolId: tool.id, previousId: execution.id });
  expect(chosen.execution).toMatchObject({ status: 'success', toolName: tool.name });
  const again = await ask(adored);
  expect(again.execution).toMatchObject({ status: 'success', toolName: tool.name });
  await browser.send('PUT', api.voteExecution.replace(':id', chosen.execution.id), { vote: null });
  expect((await ask(adored)).execution.status).toBe('needs_choice');
});

test('[M03] beside a meaning that was chosen by hand the same tools are offered as before, and one of them is learned', async () => {
  reader.says(readUnsure('Norway'));
  const tool = await makeTool(browser, connectionId, fans);
  const gone = await makeTool(browser, connectionId, { ...fans, name: 'Zufriedene Kundinnen' });
  const { execution: offered } = await ask(adored);
  expect(offered.candidates.map(({ id }) => id).toSorted()).toEqual([tool.id, gone.id].toSorted());
  await browser.send('DELETE', api.tool.replace(':id', gone.id));
  const next = async (more: object, { id: previousId }: Execution) =>
    (await ask(adored, { ...more, previousId })).execution;
  const first = await next({ reading: perRating.wording }, offered);
  expect(first).toMatchObject({ status: 'success', toolId: null, reading: perRating.wording });
  expect(first.candidates.map(({ id }) => id)).toEqual([tool.id]);
  const second = await next({ reading: ofCountry('Norway').wording }, first);
  expect(second.candidates.map(({ id }) => id)).toEqual([tool.id]);
  const chosen = await next({ toolId: tool.id }, second);
  expect(chosen).toMatchObject({ status: 'success', toolName: tool.name });
  expect((await ask(adored)).execution).toMatchObject({ status: 'success', toolName: tool.name });
});

test('[M03] a tool that is chosen and has to ask for values first is learned when it answers', async () => {
  reader.says(readUnsure('Norway'));
  const asking = { ...fans, parameters: [parameter('least', 'integer', { required: true })] };
  const tool = await makeTool(browser, connectionId, asking);
  const { execution: offered } = await ask(adored);
  expect(offered.status).toBe('needs_choice');
  const { execution: open } = await ask(adored, { toolId: tool.id, previousId: offered.id });
  expect(open).toMatchObject({ status: 'needs_values', toolId: tool.id });
  expect((await ask(adored)).execution.status, 'not before it has answered').toBe('needs_choice');
  const values = { least: 4 };
  const { execution: ran } = await ask(adored, { toolId: tool.id, values, previousId: open.id });
  expect(ran.status).toBe('success');
  const again = (await ask(adored)).execution;
  expect(again).toMatchObject({ status: 'success', toolName: tool.name });
  expect(again.chips).toContainEqual(expect.objectContaining({ value: 4, origin: 'kept' }));
});

test('[M03] a tool that is used although nothing fits teaches nothing, values asked for or not', async () => {
  reader.says(() => unanswerable());
  const asking = { ...fans, parameters: [parameter('least', 'integer', { required: true })] };
  const tool = await makeTool(browser, connectionId, asking);
  const { execution } = await ask(adored);
  const { execution: open } = await ask(adored, { toolId: tool.id, previousId: execution.id });
  expect(open.status).toBe('needs_values');
  await ask(adored, { toolId: tool.id, values: { least: 4 }, previousId: open.id });
  expect((await ask(adored)).execution.status).toBe('nothing_relevant');
});

test('[M03] a tool that is used although nothing fits teaches nothing', async () => {
  reader.says(() => unanswerable());
  const tool = await makeTool(browser, connectionId, fans);
  const { execution } = await ask(adored);
  expect(execution.status).toBe('nothing_relevant');
  await ask(adored, { toolId: tool.id, previousId: execution.id });
  expect((await ask(adored)).execution.status).toBe('nothing_relevant');
});

test('[M03] a question that one tool answered well changes nothing for what another tool is asked', async () => {
  reader.says(() => unanswerable());
  const perCity = await makeTool(browser, connectionId, {
    name: 'Customers per city',
    description: 'How many live in each city.',
    sql: 'SELECT city, count(*) AS n FROM customers GROUP BY city',
  });
  const stock = await makeTool(browser, connectionId, {
    name: 'Low stock',
    description: 'Products of which few are left.',
    sql: 'SELECT name, stock FROM products ORDER BY stock LIMIT 5',
  });
  const cities = 'in which city do they live';
  const scoreOf = async (id: string) =>
    (await ask(cities)).execution.candidates.find((one) => one.id === id)?.score;
  const before = await scoreOf(perCity.id);
  const words = 'which products are left that customers in any city would like to have';
  const { execution } = await ask(words, { toolId: stock.id });
  await browser.send('PUT', api.voteExecution.replace(':id', execution.id), { vote: 'up' });
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(1);
  expect(await scoreOf(perCity.id)).toBe(before);
});

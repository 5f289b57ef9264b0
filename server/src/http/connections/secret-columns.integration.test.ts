import { askMessages } from '@parley/contract/ask';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { asked, makeTool, moment, parameter } from '../../../testing/ask-over-http.ts';
import type { OpenAiDouble } from '../../../testing/openai-double.ts';
import { startOpenAiDouble } from '../../../testing/openai-double.ts';
import { scriptedReader, sure, unsure } from '../../../testing/scripted-reader.ts';
import type { ConnectedShop } from '../../../testing/shop-databases.ts';
import { postgresShop, sqliteShop } from '../../../testing/shop-databases.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { signedIn, startTestApp } from '../../../testing/test-app.ts';

/** One part of every value in a column with secrets; it stands nowhere else. */
const canary = 'canary4711';
const secrets = [
  'passwort',
  'contraseña',
  'mot_de_passe',
  'totp',
  'access_key',
  'card_number',
  'creditCard',
  'passphrase',
  'iban',
  'recovery_codes',
  'PasswordHash',
  'reset token',
  'session_id',
  'resetCode',
  'mfa_seed',
  'passport_no',
];

const files = sqliteShop();
const reader = scriptedReader();
let server: TestApp;
let openAi: OpenAiDouble;
let browser: TestBrowser;

beforeAll(async () => {
  openAi = await startOpenAiDouble();
  const settings = { OPENAI_BASE_URL: openAi.baseUrl, SQLITE_ROOT: files.root };
  server = await startTestApp(settings, { reader: reader.read });
  browser = await signedIn(server);
  await browser.send('POST', api.subscription, { plan: 'professional' });
  await browser.send('PUT', api.openaiKey, { key: 'sk-valid-of-ada' });
});
afterAll(async () => {
  await server.close();
  await openAi.close();
});
beforeEach(() => {
  openAi.requests.length = 0;
  openAi.script(undefined);
});

/** Few values over and over, so that each column would be worth a profile and a filter. */
async function fill({ execute, quote }: ConnectedShop): Promise<void> {
  const columns = secrets.map((name) => `${quote(name)} VARCHAR(60)`).join(', ');
  await execute(
    `CREATE TABLE staff (id INTEGER PRIMARY KEY, ${columns}, pin INTEGER, name VARCHAR(40), department VARCHAR(40))`,
  );
  const row = (id: number) =>
    `(${id}, ${secrets.map(() => `'${canary}-${id % 3}'`).join(', ')}, 4711471${id % 3}, 'Person ${id}', 'Team ${id % 4}')`;
  const rows = Array.from({ length: 40 }, (_, index) => row(index + 1));
  await execute(`INSERT INTO staff VALUES ${rows.join(', ')}`);
}

const leaks = (text: string) => [canary, '4711471'].filter((value) => text.includes(value));
const sent = () => JSON.stringify(openAi.requests);

describe.each([
  ['PostgreSQL', () => postgresShop(inject('postgresUrl'))],
  ['SQLite', async () => files],
])('the values of columns with secrets in %s', (_engine, open) => {
  let shop: ConnectedShop;
  let connectionId: string;

  beforeAll(async () => {
    shop = await open();
    await fill(shop);
    connectionId = (await browser.send('POST', api.connections, shop.form)).json().connection.id;
    await browser.send('POST', api.scan.replace(':id', connectionId));
  });
  afterAll(() => shop.stop());

  const suggest = async (provider: string) =>
    (await browser.send('POST', api.suggestions, { connectionId, provider })).body;
  const ask = (question: string, more: object = {}) => asked(browser, { question, connectionId, ...more });

  test('reach neither the provider nor a proposal of OpenAI, whatever it proposes', async () => {
    const body = await suggest('openai');
    expect(body).toContain('event: suggestion');
    expect(sent()).toContain('passwort');
    expect(leaks(sent() + body)).toEqual([]);
  });

  test.each([
    ['all columns', 'SELECT * FROM staff'],
    ['a column under another name', `SELECT name, "card_number" AS reference FROM staff`],
    ['a part of one', 'SELECT name, substr("passwort", 1, 12) AS start FROM staff'],
  ])('are in no proposal that reads %s', async (_what, sql) => {
    const draft = {
      name: 'Staff',
      description: 'All',
      tables: ['staff'],
      fields: ['staff.name', 'staff.iban'],
    };
    openAi.script(({ response_format }) =>
      response_format?.json_schema.name === 'tool_sql'
        ? JSON.stringify({ sql, parameters: [] })
        : JSON.stringify({ tools: [draft] }),
    );
    const body = await suggest('openai');
    expect(body).toContain('event: dropped');
    expect(body).toContain('which holds secrets');
    expect(body).not.toContain('event: suggestion');
    expect(leaks(sent() + body)).toEqual([]);
  });

  test('are in no proposal of the built-in engine', async () => {
    const body = await suggest('builtin');
    expect(body).toContain('event: suggestion');
    const statements = [...body.matchAll(/"sql":"((?:[^"\\]|\\.)*)"/g)].map(([, sql]) => sql ?? '');
    expect(statements.filter((sql) => secrets.some((name) => sql.includes(name)))).toEqual([]);
    expect(leaks(body)).toEqual([]);
  });

  test('are in no answer that is composed for a question, nor in a reading to choose', async () => {
    const wording = 'what the staff log in with';
    const staff = (sql: string) => ({ sql, parameters: [], values: {}, wording, confidence: 1 });
    const [all, renamed] = ['SELECT * FROM staff', 'SELECT "passwort" AS reference FROM staff'].map(staff);
    for (const read of [sure, unsure]) {
      reader.says(() => (all && renamed ? read(all, renamed) : null));
      const question = 'What do they log in with?';
      const { execution } = await asked(browser, { question, connectionId, provider: 'builtin' });
      expect(execution).toMatchObject({ status: 'nothing_relevant', readings: [], result: null });
      expect(reader.tasks.splice(0)).toHaveLength(1);
    }
    reader.says(() => null);
  });

  test('[M04] are not answered for by a count of rows: it is said that the column is not read', async () => {
    const count = 'SELECT count(*) AS staff FROM staff';
    const description = 'Counts all staff.';
    const tool = await makeTool(browser, connectionId, { name: 'How many staff', description, sql: count });
    const counted = { sql: count, parameters: [], values: {}, wording: 'Number of staff', confidence: 1 };
    reader.says(() => sure(counted));
    const question = 'how many different passphrases do the staff have';
    const { execution } = await ask(question);
    const message = askMessages.secretColumns(['staff.passwort', 'staff.passphrase', 'staff.PasswordHash']);
    expect(execution).toMatchObject({ status: 'nothing_relevant', sql: null, prose: [{ text: message }] });
    const body = { query: question, project_ref: connectionId };
    expect((await browser.send('POST', api.chatQuery, body)).json().response).toBe(message);
    expect((await ask('how many staff')).execution).toMatchObject({ status: 'success', toolName: tool.name });
    await browser.send('DELETE', api.tool.replace(':id', tool.id));
  });

  test('are in no tool drafted for a question', async () => {
    openAi.script(({ response_format }) =>
      response_format ? JSON.stringify({ sql: 'SELECT * FROM staff', parameters: [] }) : undefined,
    );
    const { body, statusCode } = await browser.send('POST', api.draftTool, {
      connectionId,
      question: 'Everything about the staff',
      moment,
    });
    expect(statusCode).toBe(422);
    expect(body).toContain('which holds secrets');
    expect(leaks(sent() + body)).toEqual([]);
  });

  test.each([
    ['all columns', 'SELECT * FROM staff WHERE department = :department ORDER BY id'],
    [
      'a column under another name',
      'SELECT name, "passwort" AS reference FROM staff WHERE department = :department ORDER BY id',
    ],
  ])('are shown to the owner of a tool that reads %s, and not to the provider', async (what, sql) => {
    const tool = await makeTool(browser, connectionId, {
      name: `Staff of a department: ${what}`,
      description: 'Lists the staff of one department.',
      sql,
      parameters: [parameter('department', 'text')],
    });
    openAi.requests.length = 0;
    openAi.script(({ response_format }) =>
      response_format
        ? JSON.stringify({
            parameters: [{ name: 'department', value: 'Team 1', words: 'Team 1' }],
            unused: [],
          })
        : undefined,
    );
    const { execution, events } = await ask('Staff of the department Team 1', { toolId: tool.id });
    expect(execution).toMatchObject({ status: 'success', rowCount: 10 });
    expect(JSON.stringify(events)).toContain(canary);
    expect(execution.prose.length).toBeGreaterThan(0);
    expect(leaks(sent())).toEqual([]);
  });

  test('are no known values of a parameter that is compared with them', async () => {
    const tool = await makeTool(browser, connectionId, {
      name: 'Staff by card',
      description: 'Who has this card.',
      sql: 'SELECT name FROM staff WHERE card_number = :card ORDER BY name',
      parameters: [parameter('card', 'text')],
    });
    openAi.requests.length = 0;
    await ask('Who has the card 12?', { toolId: tool.id });
    expect(openAi.requests.length).toBeGreaterThan(0);
    expect(leaks(sent())).toEqual([]);
  });

  test('are read by no rewritten statement', async () => {
    const tool = await makeTool(browser, connectionId, {
      name: 'Names of the staff',
      description: 'Lists the names.',
      sql: 'SELECT id, name FROM staff ORDER BY id',
      parameters: [],
    });
    openAi.requests.length = 0;
    openAi.script(({ response_format }) => {
      const wanted = response_format?.json_schema.name;
      if (wanted === 'parameters') return JSON.stringify({ parameters: [], unused: ['with their passwort'] });
      const sql = 'SELECT id, name, "passwort" FROM staff ORDER BY id';
      return wanted ? JSON.stringify({ sql, parameters: [], reason: 'asked for' }) : undefined;
    });
    const { execution } = await ask('Names of the staff with their passwort', { toolId: tool.id });
    expect(execution).toMatchObject({ status: 'success', rewrite: null, sql: tool.sql });
    expect(leaks(sent() + JSON.stringify(execution))).toEqual([]);
  });

  test('are in no log', () => {
    expect(leaks(server.logged())).toEqual([]);
  });
});

test('rows that a program hands in go to the provider without their secrets', async () => {
  const results = [{ name: 'Ada', api_key: canary, account: { iban: canary, city: 'Bern' } }];
  const { statusCode } = await browser.send('POST', api.formatResults, {
    query: 'Who is it?',
    sql_query: 'SELECT 1',
    results,
  });
  expect(statusCode).toBe(200);
  expect(sent()).toContain('Bern');
  expect(leaks(sent())).toEqual([]);
});

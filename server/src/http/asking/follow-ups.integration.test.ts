import type { Execution } from '@parley/contract/ask';
import { askMessages } from '@parley/contract/ask';
import { api } from '@parley/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asked, dataOf, makeTool } from '../../../testing/ask-over-http.ts';
import { signedIn, startTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts';

/** The rows of the sample shop end today. */
const moment = { now: new Date().toISOString(), timeZone: 'UTC', weekStart: 'monday' };

let server: TestApp;
let browser: TestBrowser;
let connectionId: string;

beforeAll(async () => {
  server = await startTestApp({}, { reader: 'own' });
  browser = await signedIn(server);
  connectionId = (await browser.send('POST', api.sampleConnection)).json().connection.id;
});
afterAll(() => server.close());

/** Asks one after the other, each with the answer before it, and gives all answers. */
async function conversation(...questions: string[]): Promise<Execution[]> {
  const answers: Execution[] = [];
  for (const question of questions) {
    const previousId = answers.at(-1)?.id;
    const { execution } = await asked(browser, {
      question,
      connectionId,
      moment,
      ...(previousId && { previousId }),
    });
    answers.push(execution);
  }
  return answers;
}

const understood = (answers: readonly Execution[]) => answers.map(({ reading }) => reading);

describe('[I07] a follow-up of a composed answer, read with the shipped model', () => {
  test('replaces the grouping where it says so', async () => {
    const answers = await conversation('orders per month', 'per country instead', 'by week instead');
    expect(understood(answers)).toEqual([
      'number of orders per month',
      'number of orders per customer country',
      'number of orders per week',
    ]);
    expect(answers.map(({ continues }) => continues)).toEqual([undefined, true, true]);
  });

  test('keeps everything that was said since the last whole question', async () => {
    const answers = await conversation(
      'how many orders last month?',
      'and the month before?',
      'and in Norway?',
      'Sweden',
    );
    expect(understood(answers)).toEqual([
      'number of orders, placed last month',
      'number of orders, placed just before last month',
      'number of orders, customer country Norway, placed just before last month',
      'number of orders, customer country Sweden, placed just before last month',
    ]);
  });

  test('leaves out, narrows, ranks, sorts and shows as a share', async () => {
    const answers = await conversation(
      'number of orders per country',
      'without Germany',
      'only paid ones',
      'and as a percentage?',
    );
    expect(understood(answers).at(-1)).toBe(
      'share of number of orders per customer country, customer country other than Germany, status paid',
    );
    const [, top, byName] = await conversation('orders per status', 'top 3', 'sort by name');
    expect(top?.rowCount).toBe(3);
    expect(byName?.status, 'a ranking that is sorted anew would show other rows').not.toBe('failed');
    const [, sorted] = await conversation('orders per status', 'sort by name');
    const names = sorted?.result?.rows.map(([name]) => name ?? '') ?? [];
    expect(names.length).toBeGreaterThan(3);
    expect(names).toEqual(names.toSorted());
  });

  test('of one whose value was edited does not go back to the value before', async () => {
    const [first] = await conversation('how many orders from Norway');
    const edited = await asked(browser, {
      ...{ question: 'how many orders from Norway', connectionId, moment },
      ...{ previousId: first?.id, reading: first?.reading, values: { country: 'Sweden' } },
    });
    expect(edited.execution).toMatchObject({ chips: [{ value: 'Sweden' }] });
    expect(edited.execution.meaning).toBeUndefined();
  });
});

describe('[I07] a whole new question keeps nothing', () => {
  test.each([
    ['how many products do we have?', 'number of products'],
    ['and how many products do we have?', 'number of products'],
    ['show me all categories', 'categories'],
    ['now list all categories', 'categories'],
    ['customers without email', 'customers without email'],
    ['average price per category', 'average price per category'],
  ])('‘%s’', async (question, wording) => {
    const [, own] = await conversation('how many orders from Germany last month', question);
    expect(own).toMatchObject({ status: 'success', reading: wording });
    expect(own?.continues).toBeUndefined();
  });
});

describe('why a figure changed', () => {
  test('is told by the column that explains most of it, the largest part first', async () => {
    const [, why, next] = await conversation(
      'how many orders last month?',
      'what changed?',
      'and in Norway?',
    );
    expect(why).toMatchObject({ status: 'success', continues: true });
    expect(why?.reading).toMatch(/^change of number of orders per [a-z ]+: \w+ \d{4} against \w+ \d{4}$/);
    const rows = why?.result?.rows.map((row) => row.map(Number)) ?? [];
    const sum = (place: number) => rows.reduce((total, row) => total + (row[place] ?? 0), 0);
    const [lastMonth] = await conversation('how many orders last month?');
    expect(sum(1), 'the parts come to the figure that was asked for').toBe(
      Number(lastMonth?.result?.rows[0]?.[0]),
    );
    expect(sum(3)).toBe(sum(1) - sum(2));
    const changes = rows.map((row) => row[3] ?? 0);
    const isFall = sum(3) < 0;
    expect(changes).toEqual(changes.toSorted((a, b) => (isFall ? a - b : b - a)));
    const said = why?.prose.map(({ text }) => text).join('');
    expect(said).toMatch(/was \*\*[\d,]+ (below|above)\*\* \w+ \d{4}: [\d,]+ against [\d,]+\./);
    expect(said).toMatch(/(Most of it|The largest part) is \*\*/);
    expect(why?.prose.some(({ struck }) => struck)).toBe(false);
    expect(next?.reading, 'what comes next is about the figure again').toBe(
      'number of orders, customer country Norway, placed last month',
    );
  });

  test('is asked of the period that the question names', async () => {
    const [, why] = await conversation('orders per month', 'why so low in July?');
    expect(why?.reading).toMatch(/: July \d{4} against June \d{4}$/);
  });

  test('is not made up where parts do not add up, or no period is meant', async () => {
    const [, average] = await conversation('average price of products', 'why so low in July?');
    expect(average).toMatchObject({ status: 'nothing_relevant', sql: null });
    expect(average?.prose).toEqual([{ text: askMessages.changeOfNothing, struck: false }]);
    const [, ever] = await conversation('how many customers do we have', 'why?');
    expect(ever?.prose).toEqual([{ text: askMessages.changeWithoutPeriod, struck: false }]);
  });

  test('is told of a saved tool’s answer, too', async () => {
    const tool = await makeTool(browser, connectionId, {
      name: 'Orders by month',
      description: 'How many orders were placed in each month.',
      sql: "SELECT strftime('%Y-%m', placed_at) AS month, count(*) AS orders FROM orders GROUP BY 1 ORDER BY 1",
    });
    const question = 'orders per month';
    const first = await asked(browser, { question, connectionId, moment, toolId: tool.id });
    const why = await asked(browser, {
      ...{ question: 'why so low in July?', connectionId, moment },
      previousId: first.execution.id,
    });
    expect(why.execution.reading).toMatch(/^change of number of orders per /);
    expect(dataOf(why.events, 'continues')).toEqual([{}]);
    const instead = await asked(browser, {
      ...{ question: 'per country instead', connectionId, moment },
      previousId: first.execution.id,
    });
    expect(instead.execution.reading).toBe('number of orders per customer country');
  });
});

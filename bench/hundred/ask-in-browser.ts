import type { AskEvent, Execution } from '@parley/contract/ask';
import { askEvent, askMessages } from '@parley/contract/ask';
import { type QueryResult, rowCountWords } from '@parley/contract/query-result';
import type { Locator, Page } from '@playwright/test';
import { askQuestion } from '../../e2e/support/ask-question.ts';
import { dataOf } from '../../server/testing/ask-over-http.ts';

export type Answer = {
  status: Execution['status'];
  sql: string;
  result: QueryResult | null;
  /** What was understood. */
  wording: string | null;
  /** What is offered to choose from; beside an answer, what else may have been meant. */
  offered: string[];
  /** Words of the question that name nothing in the database. */
  unplaced: string[];
  /** What the screen should show and does not. */
  missing: string | null;
};

const answers = (page: Page) => page.getByRole('region', { name: 'Answer', exact: true });
const button = (on: Page | Locator, name: string) => on.getByRole('button', { name, exact: true });
/** A meaning that is offered, whether it finds something or not. */
const choiceOf = (on: Page | Locator, wording: string) =>
  on.getByRole('button').filter({ has: pageOf(on).getByText(wording, { exact: true }) });
const pageOf = (on: Page | Locator): Page => ('page' in on ? on.page() : on);

type HeardWindow = Window & { heard?: Promise<string>[] };

/** Runs in the page before its own script: keeps a copy of every answer. */
export function listen(path: string): void {
  const heard: Promise<string>[] = [];
  (window as HeardWindow).heard = heard;
  const fetchItself = window.fetch;
  window.fetch = async (input, init) => {
    const response = await fetchItself(input, init);
    if (input === path) heard.push(response.clone().text());
    return response;
  };
}

/** The chat of an account with one source, and nothing said in it. */
export async function openChat(page: Page, connectionId: string): Promise<void> {
  await page.goto('/supabase-nl-query');
  await page.locator(`select:has(option[value="${connectionId}"]:checked)`).waitFor();
}

export async function beginConversation(page: Page): Promise<void> {
  await button(page, 'New conversation').click();
  await page.getByRole('region', { name: 'Example questions' }).waitFor();
}

export function ask(page: Page, question: string): Promise<Answer> {
  return answerTo(page, () => askQuestion(page, question));
}

/** Null where the page no longer offers it. */
export async function choose(page: Page, wording: string): Promise<Answer | null> {
  const answer = answers(page).last();
  const other = button(answer, 'Not what I meant');
  if (await other.isVisible()) await other.click();
  const choice = choiceOf(answer, wording);
  if (!(await choice.first().isVisible())) return null;
  return answerTo(page, () => choice.first().click());
}

/** From the page's own call, and from what it draws. */
async function answerTo(page: Page, act: () => Promise<void>): Promise<Answer> {
  const before = await page.evaluate(() => (window as HeardWindow).heard?.length ?? 0);
  await act();
  await page.waitForFunction((count) => ((window as HeardWindow).heard?.length ?? 0) > count, before);
  const events = eventsIn(
    await page.evaluate(async () => (await (window as HeardWindow).heard?.at(-1)) ?? ''),
  );
  const execution = dataOf(events, 'done')[0]?.execution;
  const failed = dataOf(events, 'failed')[0];
  await page.locator('section[aria-label="Answer"][aria-busy="true"]').waitFor({ state: 'detached' });
  const answer = {
    status: execution?.status ?? 'failed',
    sql: execution ? boundSql(execution) : (failed?.message ?? 'The stream ended early.'),
    result: dataOf(events, 'result').at(-1)?.result ?? null,
    wording: execution?.reading ?? null,
    offered: execution?.readings.map(({ wording }) => wording) ?? [],
    unplaced: dataOf(events, 'nothing')[0]?.unplaced ?? [],
  };
  return { ...answer, missing: await missingOn(answers(page).last(), answer) };
}

function eventsIn(stream: string): AskEvent[] {
  return [...stream.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event, data = '']) =>
    askEvent.parse({ event, data: JSON.parse(data) }),
  );
}

/** The statement with its values in place of its parameters. */
function boundSql({ template, sql, chips }: Execution): string {
  const values = new Map(chips.map(({ parameter, value }) => [parameter.name, value]));
  return (template ?? sql ?? '')
    .replaceAll(/'(?:[^']|'')*'|"[^"]*"|::|:(\w+)/g, (whole, name?: string) => {
      if (name === undefined || !values.has(name)) return whole;
      const value = values.get(name) ?? null;
      return typeof value === 'string' ? `'${value}'` : String(value);
    })
    .replaceAll(/\s+/g, ' ')
    .trim();
}

async function missingOn(on: Locator, answer: Omit<Answer, 'missing'>): Promise<string | null> {
  const wanted = wantedOn(on, answer);
  if (answer.status === 'success') await on.getByText('Show raw data').click();
  for (const [what, part] of Object.entries(wanted)) {
    try {
      await part.first().waitFor({ timeout: 20_000 });
    } catch {
      return what;
    }
  }
  return null;
}

function wantedOn(
  on: Locator,
  { status, result, offered }: Omit<Answer, 'missing'>,
): Record<string, Locator> {
  if (status === 'success') {
    const understood = { 'what was understood': on.getByText('Understood as') };
    const count = result?.rows.length ?? 0;
    if (count === 0)
      return { ...understood, 'that there are no rows': on.getByText('No rows', { exact: true }) };
    return {
      ...understood,
      'the number of rows': on.getByText(rowCountWords(count)),
      'the rows': on.getByRole('table').or(on.getByRole('img')),
    };
  }
  if (status === 'needs_choice') {
    const choices = offered.map((wording) => [`the choice ‘${wording}’`, choiceOf(on, wording)]);
    return Object.fromEntries(choices);
  }
  if (status === 'nothing_relevant')
    return { 'that nothing fits': on.getByText(askMessages.nothingRelevant) };
  return { 'what failed': on.getByRole('alert') };
}

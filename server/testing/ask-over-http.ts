import type { AskEvent, Execution } from '@parley/contract/ask';
import { askEvent } from '@parley/contract/ask';
import type { Parameter } from '@parley/contract/parameters';
import { api } from '@parley/contract/routes';
import type { Tool } from '@parley/contract/tools';
import type { TestBrowser } from './test-app.ts';

/** A Sunday, in a place where it is still Saturday. */
export const moment = { now: '2026-11-15T04:00:00Z', timeZone: 'America/New_York', weekStart: 'monday' };

/** Every event of an asked question, checked against the contract. */
export async function askEvents(
  browser: TestBrowser,
  wish: { question: string; connectionId: string } & Record<string, unknown>,
): Promise<AskEvent[]> {
  const answer = await browser.send('POST', api.ask, { moment, ...wish });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return eventsIn(answer.body);
}

/** The events of a stream that has ended. */
export function eventsIn(body: string): AskEvent[] {
  return [...body.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event, data = '']) =>
    askEvent.parse({ event, data: JSON.parse(data) }),
  );
}

export function dataOf<E extends AskEvent['event']>(events: readonly AskEvent[], event: E) {
  return events.flatMap((one) => (one.event === event ? [one.data] : [])) as Extract<
    AskEvent,
    { event: E }
  >['data'][];
}

/** Asks, and gives what is on record about it afterwards. */
export async function asked(
  browser: TestBrowser,
  wish: Parameters<typeof askEvents>[1],
): Promise<{ events: AskEvent[]; execution: Execution }> {
  const events = await askEvents(browser, wish);
  const last = events.at(-1);
  const id = last?.event === 'done' ? last.data.execution.id : dataOf(events, 'failed')[0]?.executionId;
  const { execution } = (await browser.get(api.execution.replace(':id', id ?? ''))).json();
  return { events, execution };
}

export type MadeTool = {
  name: string;
  description: string;
  sql: string;
  parameters?: Parameter[];
  type?: string;
};

export async function makeTool(browser: TestBrowser, connectionId: string, tool: MadeTool): Promise<Tool> {
  const answer = await browser.send('POST', api.tools, { connectionId, ...tool });
  if (answer.statusCode !== 201) throw new Error(`${tool.name}: ${answer.body}`);
  return answer.json().tool;
}

export function parameter(name: string, type: Parameter['type'], more: Partial<Parameter> = {}): Parameter {
  return { name, type, description: '', required: false, ...more };
}

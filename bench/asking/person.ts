import type { Execution } from '@parley/contract/ask';
import { type askInput, executionOutput, startedConversation } from '@parley/contract/ask';
import { api } from '@parley/contract/routes';
import { toolOutput } from '@parley/contract/tools';
import type { z } from 'zod';
import type { ApiClient } from '../../server/testing/api-client.ts';
import { dataOf, eventsIn } from '../../server/testing/ask-over-http.ts';
import { connectSqliteFile } from '../support/connect-sqlite-file.ts';
import { admitted, sent } from '../support/send-when-admitted.ts';
import type { CaseDatabase } from './databases.ts';
import { type CaseQuestion, rightValues } from './read-questions.ts';

/** When everything is asked, as the page tells it with each question: a Wednesday. */
export const moment = { now: '2026-03-18T10:00:00Z', timeZone: 'UTC', weekStart: 'monday' } as const;

/** Somebody with one database and its tools, who asks as the page does. */
export type Person = {
  /** In a conversation of its own; a follow-up in that of the turn before, which was put right where it was wrong. */
  ask(asked: CaseQuestion): Promise<Execution>;
  /** The same with the right tool chosen by hand: only its values are read. */
  askTool(asked: CaseQuestion): Promise<Execution>;
  /** Whatever comes of it: asked again it is asked anew. */
  askAlone(question: string): Promise<Execution>;
  /** The same, as if its tool had never been saved. */
  askWithoutTool(asked: CaseQuestion): Promise<Execution>;
  /** Puts an answer right: the tool is chosen by hand, and its answer liked. */
  choose(answer: Execution, tool: string): Promise<void>;
};

type Owned = { client: ApiClient; connectionId: string; toolIds: ReadonlyMap<string, string> };
type Wish = Partial<z.input<typeof askInput>> & { question: string };
type Turn = { conversationId: string; execution: Execution };

/** Connects the file and saves the tools, each by hand. */
export async function settle(client: ApiClient, database: CaseDatabase, file: string): Promise<Person> {
  const connectionId = await connectSqliteFile(client, database.name, file);
  const toolIds = new Map<string, string>();
  for (const { name, description, sql, parameters } of database.tools) {
    const saved = await sent(client, api.tools, { connectionId, name, description, sql, parameters });
    toolIds.set(name, toolOutput.parse(saved).tool.id);
  }
  return personWith({ client, connectionId, toolIds });
}

function personWith(owned: Owned): Person {
  const turns = new Map<CaseQuestion, Promise<Turn>>();
  const turnOf = (asked: CaseQuestion): Promise<Turn> => {
    const known = turns.get(asked) ?? take(asked);
    turns.set(asked, known);
    return known;
  };
  const take = async (asked: CaseQuestion): Promise<Turn> => {
    const before = asked.after && (await putRight(asked.after));
    const conversationId = before?.conversationId ?? (await beginConversation(owned));
    const previous = before && { previousId: before.execution.id };
    const execution = await ask(owned, { question: asked.question, conversationId, ...previous });
    return { conversationId, execution };
  };
  const putRight = async (asked: CaseQuestion): Promise<Turn> => {
    const turn = await turnOf(asked);
    const values = rightValues(asked);
    if (isAnsweredWith(turn.execution, asked, values)) return turn;
    const { conversationId } = turn;
    const byHand = { question: asked.question, conversationId, toolId: toolIdOf(owned, asked), values };
    return { conversationId, execution: await ask(owned, byHand) };
  };
  return {
    ask: async (asked) => (await turnOf(asked)).execution,
    askTool: async (asked) => {
      const before = asked.after && (await putRight(asked.after));
      const previous = before && { previousId: before.execution.id };
      return ask(owned, { question: asked.question, toolId: toolIdOf(owned, asked), ...previous });
    },
    askAlone: async (question) => {
      const conversationId = await beginConversation(owned);
      return ask(owned, { question, conversationId });
    },
    askWithoutTool: async ({ question, tool }) => {
      const toolIds = [...owned.toolIds].filter(([name]) => name !== tool.name).map(([, id]) => id);
      return ask(owned, { question, toolIds, conversationId: await beginConversation(owned) });
    },
    choose: async ({ id: previousId, question }, tool) => {
      const chosen = await ask(owned, { question, toolId: owned.toolIds.get(tool) ?? '', previousId });
      await owned.client.send('PUT', api.voteExecution.replace(':id', chosen.id), { vote: 'up' });
    },
  };
}

function isAnsweredWith(
  { status, toolName, chips }: Execution,
  { tool }: CaseQuestion,
  values: Readonly<Record<string, unknown>>,
): boolean {
  const isSame = chips.every(({ parameter: { name }, value }) => value === values[name]);
  return status === 'success' && toolName === tool.name && isSame;
}

function toolIdOf({ toolIds }: Owned, { tool }: CaseQuestion): string {
  const id = toolIds.get(tool.name);
  if (id === undefined) throw new Error(`‘${tool.name}’ was not saved.`);
  return id;
}

async function beginConversation({ client, connectionId }: Owned): Promise<string> {
  return startedConversation.parse(await sent(client, api.conversations, { connectionId })).conversation.id;
}

async function ask({ client, connectionId }: Owned, wish: Wish): Promise<Execution> {
  const answer = await admitted(() => client.send('POST', api.ask, { connectionId, moment, ...wish }));
  const events = eventsIn(await answer.text());
  const execution = dataOf(events, 'done')[0]?.execution;
  if (execution) return execution;
  // What failed is on record.
  const id = dataOf(events, 'failed')[0]?.executionId ?? '';
  const record = await client.send('GET', api.execution.replace(':id', id));
  return executionOutput.parse(await record.json()).execution;
}

import type { Chip, Execution } from '@parley/contract/ask';
import { expect, test } from 'vitest';
import type { Owner } from '../store/acting-member.ts';
import type { Store } from '../store/store.ts';
import { hideRowsInHistory } from './hide-rows-in-history.ts';

const asker: Owner = { id: 'space', personId: 'person', role: 'asker' } as Owner;

type Said = Pick<Chip, 'value' | 'origin'> & { words?: string; name?: string };

function turn(id: number, question: string, { name = 'region', words, ...chip }: Said): Execution {
  const parameter = { name, type: 'text', description: '', required: true } as const;
  return {
    kind: 'question',
    id: String(id),
    question,
    executedAt: `2026-01-0${id}T00:00:00Z`,
    connectionId: 'connection',
    conversationId: 'conversation',
    toolId: 'tool',
    toolVersion: 1,
    rewrite: null,
    sql: 'SELECT 1',
    status: 'success',
    candidates: [],
    steps: [],
    error: null,
    prose: [],
    chart: null,
    chips: [{ parameter, words: words ?? null, choices: [], alternatives: [], ...chip }],
  } as unknown as Execution;
}

/** What an asker whose rows are limited sees of the value of the last turn. */
async function valueSeen(turns: readonly Execution[]): Promise<unknown> {
  const store = {
    executions: { find: async () => turns.at(-1), ofConversation: async () => turns },
    rowRules: { all: async () => new Map([['connection', { rules: [{}] }]]) },
    tools: { find: async () => ({ id: 'tool', version: 1, sql: 'SELECT 1', parameters: [] }) },
  } as unknown as Store;
  const seen = await hideRowsInHistory(store).find(asker, String(turns.length));
  return seen?.chips[0]?.value;
}

const next = turn(2, 'and in May?', { value: 'IT', origin: 'kept' });

test.each([
  ['only holds its letters', 'how many items were sold', { value: 'IT', origin: 'guessed' }],
  ['has it as a word that was not read', 'what did it cost', { value: 'IT', origin: 'guessed' }],
  [
    'has it as a word, and meant it by another',
    'what did it cost in Italy',
    { value: 'IT', origin: 'words', words: 'Italy' },
  ],
  ['does not have the words', 'sales by month', { value: 'IT', origin: 'words', words: 'IT' }],
  [
    'said it of something else',
    'sales of IT',
    { value: 'IT', origin: 'words', words: 'IT', name: 'customer' },
  ],
  ['was given something else by hand', 'sales', { value: 'SE', origin: 'edited' }],
] satisfies [string, string, Said][])(
  'a carried-over value is hidden where the question before %s',
  async (_, question, said) => {
    expect(await valueSeen([turn(1, question, said), next])).toBeNull();
  },
);

test.each([
  ['said it', 'sales in it', { value: 'IT', origin: 'words', words: 'it' }],
  ['was given it by hand', 'sales', { value: 'IT', origin: 'edited' }],
  ['was given it among others', 'sales', { value: ['SE', 'IT'], origin: 'edited' }],
] satisfies [string, string, Said][])(
  'a carried-over value stays where the question before %s',
  async (_, question, said) => {
    expect(await valueSeen([turn(1, question, said), next])).toBe('IT');
  },
);

test('a value that was guessed is hidden where its question only holds its letters', async () => {
  expect(
    await valueSeen([turn(1, 'how many items were sold', { value: 'IT', origin: 'guessed' })]),
  ).toBeNull();
  expect(await valueSeen([turn(1, 'sales in IT', { value: 'IT', origin: 'guessed' })])).toBe('IT');
});

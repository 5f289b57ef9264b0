import { type Execution, executionSchema } from '@parley/contract/ask';
import { expect, test } from 'vitest';
import { lastId, turnsOf } from './conversation-turns.ts';

const conversationId = '0b5f2b8e-5a52-4a4f-9d0f-1f0f6f8f2a10';

function execution(place: number, question: string): Execution {
  return executionSchema.parse({
    id: `0b5f2b8e-5a52-4a4f-9d0f-00000000000${place}`,
    question,
    kind: 'question',
    status: 'success',
    door: 'web',
    caller: null,
    connectionId: conversationId,
    connectionName: 'Shop',
    toolId: null,
    toolName: null,
    toolVersion: null,
    dialect: 'sqlite',
    chips: [],
    template: null,
    sql: null,
    rewrite: null,
    reading: null,
    readings: [],
    schemaFingerprint: null,
    rowCount: 1,
    truncated: false,
    resultHash: null,
    result: null,
    chart: null,
    prose: [],
    candidates: [],
    steps: [],
    provider: 'builtin',
    usage: null,
    error: null,
    vote: null,
    conversationId,
    durationMs: 1,
    executedAt: '2026-11-15T09:00:00.000Z',
  });
}

test('an answer with other values takes the place of the one before; the same question later stands again', () => {
  const turns = turnsOf([
    execution(1, 'top 5'),
    execution(2, 'top 5'),
    execution(3, 'and last month?'),
    execution(4, 'top 5'),
  ]);
  expect(turns.map(({ answer }) => answer.execution?.id.at(-1))).toEqual(['2', '3', '4']);
  expect(turns[0]?.asked).toMatchObject({ question: 'top 5', conversationId });
});

test('[I07] a follow-up goes on from the last turn with an answer, not from one that was only asked back', () => {
  const asked = turnsOf([execution(1, 'top 5'), { ...execution(2, 'busiest'), status: 'needs_choice' }]);
  expect(lastId(asked)?.at(-1)).toBe('1');
});

test('[I07] where nothing was answered, a follow-up goes on from the last question that came to nothing', () => {
  const nothing = (at: number) => ({ ...execution(at, 'an Oak Desk'), status: 'nothing_relevant' as const });
  const failed = { ...execution(3, 'a slow one'), status: 'failed' as const };
  expect(lastId(turnsOf([nothing(1)]))?.at(-1)).toBe('1');
  expect(lastId(turnsOf([nothing(1), { ...nothing(2), question: 'a Pine Desk' }, failed]))?.at(-1)).toBe('2');
  const answered = execution(4, 'top 5');
  expect(lastId(turnsOf([nothing(1), answered]))?.at(-1)).toBe('4');
  expect(lastId(turnsOf([answered, { ...nothing(5), question: 'a Pine Desk' }]))?.at(-1)).toBe('4');
});

test('a follow-up goes on from the last turn that was recorded', () => {
  const [turn] = turnsOf([execution(1, 'top 5')]);
  if (!turn) throw new Error('There is no turn.');
  const lost = { ...turn, answer: { ...turn.answer, execution: null } };
  expect(lastId([turn, lost])).toBe(turn.answer.execution?.id);
  expect(lastId([])).toBeUndefined();
});

import { executionSchema } from '@parley/contract/ask';
import type { QueryResult } from '@parley/contract/query-result';
import { expect, test } from 'vitest';
import { openReceipt } from './receipt.ts';

const begin = () =>
  openReceipt({
    kind: 'question',
    question: 'How many?',
    door: 'web',
    caller: null,
    connection: { id: '7b1f6f0e-5d6c-4a51-9f0b-6b0f2c9d3a10', name: 'Shop' },
    conversationId: null,
  });

function result(rows: QueryResult['rows'], change: Partial<QueryResult> = {}): QueryResult {
  return {
    columns: [{ name: 'n', type: 'int', kind: 'integer' }],
    rows,
    truncated: null,
    durationMs: 3,
    ...change,
  };
}

function ran(rows: QueryResult['rows'], change: Partial<QueryResult> = {}) {
  const receipt = begin();
  receipt.ran(result(rows, change), null);
  return receipt.close('success');
}

test('[I08] a receipt is a whole record whatever became of the run', () => {
  for (const execution of [
    begin().close('cancelled', { code: 'query_cancelled', message: 'Called off.' }),
    ran([['1']]),
  ]) {
    expect(executionSchema.parse(execution)).toEqual(execution);
  }
});

test('keeps the first rows, counts all of them, and says whether there were more', () => {
  const many = ran(
    Array.from({ length: 450 }, (_, index) => [String(index)]),
    { truncated: 'rows' },
  );
  expect([many.rowCount, many.result?.rows.length, many.truncated]).toEqual([450, 200, true]);
});

test('equal answers have equal hashes, however long they took; other cells or names do not', () => {
  const { resultHash } = ran([['1'], [null]]);
  expect(ran([['1'], [null]], { durationMs: 99 }).resultHash).toBe(resultHash);
  const others = [
    ran([['1'], ['']]),
    ran([['1', null]]),
    ran([[null], ['1']]),
    ran([['1'], [null]], { columns: [{ name: 'm', type: 'int', kind: 'integer' }] }),
  ];
  expect(new Set([resultHash, ...others.map((one) => one.resultHash)]).size).toBe(5);
});

test('adds up what calls took; one unknown price leaves the whole unknown', () => {
  const receipt = begin();
  const usage = (model: string, cost: number | null) => ({ model, inputTokens: 10, outputTokens: 1, cost });
  receipt.spend(null);
  receipt.spend(usage('small', 0.5));
  receipt.spend(usage('large', 0.25));
  receipt.spend(usage('large', 0.25));
  expect(receipt.close('success').usage).toEqual({
    model: 'small, large',
    inputTokens: 30,
    outputTokens: 3,
    cost: 1,
  });
  receipt.spend(usage('large', null));
  expect(receipt.close('success').usage?.cost).toBeNull();
});

test('a step is kept as it ended', () => {
  const receipt = begin();
  receipt.step({ step: 'find', state: 'started', ms: null, note: null });
  receipt.step({ step: 'find', state: 'done', ms: 2, note: null });
  expect(receipt.close('success').steps).toEqual([{ step: 'find', state: 'done', ms: 2, note: null }]);
});

import { hiddenFailures } from '@parley/contract/errors';
import { expect, test } from 'vitest';
import { stripStatements } from './strip-statements.ts';

const named = {
  before: '2026-01-01',
  after: '2025-01-01',
  sql: 'x',
  template: 'y',
  meaning: 'z',
  rewrite: 'w',
};

test('[N03] what parameters are called takes nothing from their values', () => {
  const properties = { meaning: { type: 'string' }, rewrite: { type: 'string' } };
  const reply = {
    values: named,
    parameters: named,
    corrected: named,
    fields: named,
    input_schema: { type: 'object', properties },
  };
  expect(stripStatements(reply)).toEqual(reply);
  expect(stripStatements({ execution: { deep: [reply] } })).toEqual({ execution: { deep: [reply] } });
});

test('[N03] statements are taken out wherever else they stand, lists under those names included', () => {
  const statement = {
    sql: 'SELECT 1',
    template: 'SELECT 2',
    meaning: 'q',
    rewrite: { before: 'a', after: 'b' },
  };
  const empty = { sql: '', template: '', rewrite: null };
  expect(stripStatements({ readings: [statement], values: [statement], parameters: [statement] })).toEqual({
    readings: [empty],
    values: [empty],
    parameters: [empty],
  });
  const rows = { result: { columns: [], rows: [], before: 'a column' }, sql: 'SELECT 1' };
  expect(stripStatements({ event: 'result', data: rows })).toEqual({
    event: 'result',
    data: { ...rows, sql: '' },
  });
});

test('[N03] a run without a question is not called by its statement; one of a tool keeps its name', () => {
  const run = { kind: 'statement', question: 'SELECT 1', toolName: null };
  expect(stripStatements(run)).toEqual({ ...run, question: 'A statement' });
  const ofTool = { kind: 'rehearsal', query: 'Move a customer', toolName: 'Move a customer' };
  expect(stripStatements(ofTool)).toEqual(ofTool);
  const asked = { kind: 'question', question: 'How many?', tool_name: null };
  expect(stripStatements(asked)).toEqual(asked);
});

test('[N03] a time stays one', () => {
  const row = { executed_at: new Date(0) };
  expect(stripStatements(row)).toEqual(row);
});

test('[N03] what a source says of a failure is taken out, under every name that it has', () => {
  const reason = 'Nothing accepts connections at db.internal, port 3306.';
  const failure = { code: 'connection_failed', message: reason, fields: { host: reason }, requestId: 'r' };
  const words = hiddenFailures.connection_failed;
  expect(stripStatements(failure)).toEqual({ code: failure.code, message: words, requestId: 'r' });
  expect(stripStatements({ ...failure, detail: reason, success: false, error: reason })).toEqual({
    code: failure.code,
    message: words,
    requestId: 'r',
    detail: words,
    success: false,
    error: words,
  });
  const step = { step: 'rewrite', state: 'failed', ms: null, note: reason };
  const skipped = { ...step, state: 'skipped' };
  expect(stripStatements([step, skipped, { ...step, note: null }])).toEqual([
    { ...step, note: hiddenFailures.step },
    skipped,
    { ...step, note: null },
  ]);
  const invalid = { code: 'invalid_input', message: 'No.', fields: { name: 'Too long.' } };
  expect(stripStatements(invalid)).toEqual(invalid);
});

import { describe, expect, test } from 'vitest';
import type { Answer } from './ask-in-browser.ts';
import { judgeAnswer } from './outcome.ts';
import type { Question } from './questions.ts';

const plain: Question = {
  id: 1,
  database: 'shop',
  kind: 'count',
  question: 'how many are on the Enterprise plan',
  sql: 'SELECT 7',
  note: 'One number.',
};
const ambiguous: Question = {
  ...plain,
  readings: [
    { says: 'one', sql: 'SELECT 7' },
    { says: 'other', sql: 'SELECT 8' },
  ],
};
const cannot: Question = { ...plain, kind: 'cannot', sql: null };

const waiting: Answer = {
  status: 'nothing_relevant',
  sql: '',
  result: null,
  wording: null,
  offered: [],
  unplaced: [],
  missing: null,
};

function figure(value: string): Answer {
  const columns = [{ name: 'figure', type: 'int8', kind: 'integer' as const }];
  const result = { columns, rows: [[value]], truncated: null, durationMs: 1 };
  return { ...waiting, status: 'success', sql: `SELECT ${value}`, result };
}

/** The readings offered are called after the figure they give. */
async function outcomeOf(question: Question, answer: Answer): Promise<string> {
  const values = question.sql === null ? [] : question.readings ? [7, 8] : [7];
  const golds = values.map((value) => ({
    sql: `SELECT ${value}`,
    rows: { columns: ['figure'], rows: [[value]] },
  }));
  const choose = async (wording: string) => figure(wording);
  return (await judgeAnswer({ question, golds, answer, choose })).outcome;
}

const offering = (...offered: string[]): Answer => ({ ...waiting, status: 'needs_choice', offered });

describe('what an answer comes to', () => {
  test('answered', async () => {
    expect(await outcomeOf(plain, figure('7'))).toBe('right at once');
    expect(await outcomeOf(plain, figure('8'))).toBe('wrong');
    expect(await outcomeOf(ambiguous, figure('8'))).toBe('right at once');
    expect(await outcomeOf(cannot, figure('7'))).toBe('wrong');
  });

  test('asked back', async () => {
    expect(await outcomeOf(plain, offering('7', '9'))).toBe('right, first of the offered');
    expect(await outcomeOf(plain, offering('9', '7'))).toBe('right among the offered');
    expect(await outcomeOf(plain, offering('9', '5'))).toBe('asked back without it');
    expect(await outcomeOf(ambiguous, offering('9', '8', '7'))).toBe('right at once');
    expect(await outcomeOf(ambiguous, offering('9', '8'))).toBe('right among the offered');
    expect(await outcomeOf(cannot, offering('7', '8'))).toBe('asked back without it');
  });

  test('declined', async () => {
    expect(await outcomeOf(cannot, waiting)).toBe('right at once');
    expect(await outcomeOf(plain, waiting)).toBe('declined');
    const none = { ...plain, kind: 'none' };
    expect(await outcomeOf(none, { ...waiting, unplaced: ['many'] })).toBe('declined');
    expect(await outcomeOf(none, { ...waiting, unplaced: ['enterprise'] })).toBe('right at once');
  });

  test('failed', async () => {
    expect(await outcomeOf(plain, { ...waiting, status: 'failed' })).toBe('failed');
  });
});

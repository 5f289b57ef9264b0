import type { Execution } from '@parley/contract/ask';
import { expect, test } from 'vitest';
import { tool } from './case-tools.ts';
import type { AnswerVerdict } from './gold.ts';
import type { CaseQuestion } from './read-questions.ts';
import { score } from './score.ts';
import type { Tally } from './tally.ts';

const right = tool('Cancelled orders', 'Orders that were cancelled.')`SELECT id FROM orders`;
const asked: CaseQuestion = {
  question: 'which orders were cancelled',
  tool: right,
  wanted: {},
  after: null,
  literal: [],
};

/** As much of an answer as is counted. */
function answered(toolName: string | null): Execution {
  const answer: Partial<Execution> = {
    status: 'success',
    toolName,
    reading: toolName === null ? 'orders' : null,
    rewrite: null,
    candidates: [],
    readings: [],
    chips: [],
  };
  // Nothing else of it is looked at.
  return answer as Execution;
}

async function counted(answer: Execution, verdict: AnswerVerdict): Promise<Tally> {
  const ask = async () => answer;
  const person = { ask, askTool: ask, askAlone: ask, askWithoutTool: ask, choose: async () => {} };
  const database = { name: 'shop', tools: [right], known: {}, questions: [asked] };
  const opened = { database, person, judgeAnswer: () => verdict };
  return (await score({ opened, asked, isHeldOut: false, elsewhere: [] })).tally;
}

test('an answer that gives nothing, where the right one does, is neither right nor wrong', async () => {
  for (const answer of [answered(null), answered('Lost orders')]) {
    expect(await counted(answer, 'empty both')).toMatchObject({
      emptyBoth: 1,
      wrong: 0,
      whole: 0,
      withoutEmpty: 1,
      withoutRight: 0,
      withoutWrong: 0,
    });
  }
});

test('one with the same rows is right, and one with others is wrong', async () => {
  const composed = answered(null);
  expect(await counted(composed, 'same')).toMatchObject({ emptyBoth: 0, wrong: 0, withoutRight: 1 });
  expect(await counted(composed, 'other')).toMatchObject({ emptyBoth: 0, wrong: 1, withoutWrong: 1 });
});

test('the right tool is not whole where what was added to it gives nothing like the right answer', async () => {
  const tool = answered(right.name);
  const rewritten: Execution = { ...tool, rewrite: { before: '', after: '', reason: 'only the lost' } };
  expect(await counted(tool, 'other')).toMatchObject({ whole: 1, wrong: 0 });
  expect(await counted(rewritten, 'same')).toMatchObject({ whole: 1, wrong: 0 });
  expect(await counted(rewritten, 'empty both')).toMatchObject({ whole: 0, wrong: 0, emptyBoth: 1 });
  expect(await counted(rewritten, 'other')).toMatchObject({ whole: 0, wrong: 1 });
});

async function askedElsewhere(other: string, question: string, answer: Execution): Promise<Tally> {
  const ask = async () => answer;
  const person = { ask, askTool: ask, askAlone: ask, askWithoutTool: ask, choose: async () => {} };
  const opened = (name: string) => ({
    database: { name, tools: [right], known: {}, questions: [asked] },
    person,
    judgeAnswer: () => 'same' as const,
  });
  const foreign = { ...asked, question };
  const asking = { opened: opened('shop'), asked: foreign, isHeldOut: false, elsewhere: [opened(other)] };
  return (await score(asking)).tally;
}

test('a question that the other database can answer counts among all, and is not to be declined', async () => {
  const question = 'which customers never bought anything';
  const declined: Execution = { ...answered(null), status: 'nothing_relevant' };
  expect(await askedElsewhere('freight', question, declined)).toMatchObject({
    foreign: 1,
    foreignDeclined: 1,
    unanswerable: 0,
    declined: 0,
  });
  expect(await askedElsewhere('freight', question, answered(null))).toMatchObject({
    foreign: 1,
    foreignAnswered: 1,
    unanswerable: 0,
    answered: 0,
  });
  expect(await askedElsewhere('clinic', question, answered(null))).toMatchObject({
    foreignAnswered: 1,
    unanswerable: 1,
    answered: 1,
    declined: 0,
  });
  expect(await askedElsewhere('clinic', question, declined)).toMatchObject({ unanswerable: 1, declined: 1 });
});

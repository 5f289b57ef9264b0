import { describe, expect, test } from 'vitest';
import { questionDatabases, questionsOf, statementsOf } from './read-questions.ts';

describe.each(questionDatabases())('the questions of %s', (database) => {
  const questions = questionsOf(database);

  test('have numbers of their own, which only their other wordings share, and follow up on questions that are there', () => {
    const ids = new Set(questions.map(({ id }) => id));
    const lines = questions.filter(({ id }, at) => id !== questions[at - 1]?.id);
    expect(ids.size).toBe(lines.length);
    for (const { after } of questions) if (after !== undefined) expect(ids).toContain(after);
  });

  test('are read-only statements, each said once', () => {
    for (const sql of questions.flatMap(statementsOf)) expect(sql).toMatch(/^\s*(SELECT|WITH|\()/i);
    const standing = questions.filter(({ after }) => after === undefined).map(({ question }) => question);
    expect(new Set(standing).size).toBe(standing.length);
  });
});

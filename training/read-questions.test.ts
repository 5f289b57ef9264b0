import { describe, expect, test } from 'vitest';
import { questionDatabases, questionsOf, statementsOf, toolsOf } from './read-questions.ts';

describe.each(questionDatabases())('the questions of %s', (database) => {
  const questions = questionsOf(database);

  test('have numbers of their own, which only their other wordings share, and follow up on questions that are there', () => {
    const ids = new Set(questions.map(({ id }) => id));
    const lines = questions.filter(({ id }, at) => id !== questions[at - 1]?.id);
    expect(ids.size).toBe(lines.length);
    for (const { after } of questions) if (after !== undefined) expect(ids).toContain(after);
  });

  test('are answered by at most one tool each, where there are tools', () => {
    const answered = toolsOf(database).flatMap(({ answers }) => answers);
    expect(new Set(answered).size).toBe(answered.length);
    const ids = new Set(
      questions.filter(({ sql, readings }) => sql !== null || readings).map(({ id }) => id),
    );
    for (const id of answered) expect(ids).toContain(id);
  });

  test('are read-only statements, each said once', () => {
    for (const sql of questions.flatMap(statementsOf)) expect(sql).toMatch(/^\s*(SELECT|WITH|\()/i);
    const standing = questions.filter(({ after }) => after === undefined).map(({ question }) => question);
    expect(new Set(standing).size).toBe(standing.length);
  });
});

test('no two databases have the same questions: one could be trained on and the other measured', () => {
  const owners = new Map<string, string[]>();
  for (const database of questionDatabases()) {
    const words = questionsOf(database).map(({ question }) => question);
    const shared = new Map<string, number>();
    for (const owner of words.flatMap((question) => owners.get(question) ?? []))
      shared.set(owner, (shared.get(owner) ?? 0) + 1);
    // Short ones like 'orders per month' are asked of many.
    for (const [owner, count] of shared)
      expect(count / words.length, `${database} and ${owner}`).toBeLessThan(0.1);
    for (const question of words) owners.set(question, [...(owners.get(question) ?? []), database]);
  }
});

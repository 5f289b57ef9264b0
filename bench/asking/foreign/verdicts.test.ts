import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { writeDatabase } from '../data/write-database.ts';
import { databases } from '../databases.ts';
import { moment } from '../person.ts';
import { foreignPairs } from './pairs.ts';
import { canAnswerForeign, readVerdicts } from './verdicts.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-foreign-'));
afterAll(() => rmSync(folder, { recursive: true }));

const verdicts = readVerdicts();
const nameOf = (other: string, question: string) => `${other}: ${question}`;

test('every pair that is asked is judged, and nothing else', () => {
  const asked = foreignPairs().map(({ other, asked: { question } }) => nameOf(other.name, question));
  const judged = verdicts.map(({ other, question }) => nameOf(other, question));
  expect(judged.length).toBe(new Set(judged).size);
  expect(judged.toSorted()).toEqual([...new Set(asked)].toSorted());
});

test.each(databases)('what the $name can answer is answered by a statement that runs there', (database) => {
  const file = join(folder, `${database.name}.db`);
  writeDatabase(file, database, moment.now);
  const open = new DatabaseSync(file, { readOnly: true });
  const statements = verdicts.flatMap(({ other, sql }) => (other === database.name && sql ? [sql] : []));
  for (const sql of statements) expect(() => open.prepare(sql).all()).not.toThrow();
  open.close();
});

test('who never bought anything is known to a carrier and not to a clinic', () => {
  expect(canAnswerForeign('freight', 'which customers never bought anything')).toBe(true);
  expect(canAnswerForeign('clinic', 'which customers never bought anything')).toBe(false);
  expect(() => canAnswerForeign('clinic', 'what is the weather like')).toThrow(/Nobody has judged/);
});

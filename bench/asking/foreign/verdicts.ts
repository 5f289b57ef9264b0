import { readFileSync } from 'node:fs';

/** A question about another database, and what answers it rightly here; null where nothing does. */
export type ForeignVerdict = { other: string; question: string; sql: string | null };

/** How they were judged stands in `how-they-are-judged.md`. */
export function readVerdicts(): ForeignVerdict[] {
  const file = new URL('./verdicts.jsonl', import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  // Only its own test holds it to its type: it is written by hand.
  return lines.map((line) => JSON.parse(line) as ForeignVerdict);
}

const known = new Map(readVerdicts().map(({ other, question, sql }) => [`${other}: ${question}`, sql]));

/** Whether a database that a question is not about can rightly answer it. */
export function canAnswerForeign(other: string, question: string): boolean {
  const sql = known.get(`${other}: ${question}`);
  if (sql === undefined) throw new Error(`Nobody has judged whether ${other} can answer: ${question}`);
  return sql !== null;
}

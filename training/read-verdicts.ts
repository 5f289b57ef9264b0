import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * What readers said of statements whose rows differ from those of the gold ones, on tuning databases: `right` where
 * whoever asked would say so (another column that names the same thing, a condition of the gold statement that the
 * question does not say), `defensible` where the question has two meanings and this is the other one, or `wrong`.
 */
type Verdict = {
  database: string;
  question: string;
  sql: string;
  values: readonly unknown[];
  verdict: 'right' | 'defensible' | 'wrong';
  why: string;
};

type Given = Pick<Verdict, 'database' | 'question' | 'sql' | 'values'>;

/** Whatever the parameters of a statement were called when somebody read it. */
const keyOf = ({ database, question, sql, values }: Given): string =>
  JSON.stringify([database, question, sql.replace(/:earlier_(\w+)/g, ':$1_2'), values]);

const lines = readFileSync(fileURLToPath(new URL('verdicts.jsonl', import.meta.url)), 'utf8')
  .trim()
  .split('\n');
const accepted = new Set(
  lines
    .map((line) => JSON.parse(line) as Verdict)
    .filter(({ verdict }) => verdict === 'right')
    .map(keyOf),
);

/** Whether somebody has read this statement and found it right. */
export const isAccepted = (given: Given): boolean => accepted.has(keyOf(given));

import { type Judged, judgeRules } from './check-facts-against-rules.ts';
import { readRules } from './read-facts-for-rules.ts';

type JudgedStatement = Omit<Judged, 'reading'> & { sql: string };

/** Why askers must not run the statement, as a sentence; null: it carries the rule of every ruled table that it reads. */
export async function judgeStatement({ sql, ...judged }: JudgedStatement): Promise<string | null> {
  return judgeRules({ ...judged, reading: await readRules({ dialect: judged.dialect, sql }) });
}

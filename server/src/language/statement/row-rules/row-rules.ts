import { checkFactsAgainstRules, type Judged } from './check-facts-against-rules.ts';
import { readFactsForRules } from './read-facts-for-rules.ts';

type JudgedStatement = Omit<Judged, 'reading'> & { sql: string };

/** Why askers must not run the statement, as a sentence; null: it carries the rule of every ruled table that it reads. */
export async function checkRowRules({ sql, ...judged }: JudgedStatement): Promise<string | null> {
  return checkFactsAgainstRules({
    ...judged,
    reading: await readFactsForRules({ dialect: judged.dialect, sql }),
  });
}

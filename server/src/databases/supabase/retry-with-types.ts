import type { ApprovedSql } from '../../guard/approved-sql.ts';
import { textOf } from '../postgres/bound-values.ts';
import { asksForTypes, codeOf } from '../postgres/map-database-errors.ts';
import { addTypeCasts } from './add-type-casts.ts';
import { explained } from './project-session.ts';

export type Bound = { text: string; values: (string | null)[] };

/**
 * Runs `attempt`, and once more with declared types where the server could not tell them. A statement that failed
 * has changed nothing; where types do not help either, what the server said first is what the person reads.
 */
export async function retryWithTypes<T>(
  statement: Pick<ApprovedSql, 'text' | 'values'>,
  attempt: (bound: Bound) => Promise<T>,
): Promise<T> {
  const values = statement.values.map(textOf);
  try {
    return await attempt({ text: statement.text, values });
  } catch (error) {
    if (values.length === 0 || !asksForTypes.has(codeOf(error))) throw explained(error);
    return attempt({ text: addTypeCasts(statement.text, statement.values), values }).catch(() => {
      throw explained(error);
    });
  }
}

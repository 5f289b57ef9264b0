import type { Chip } from '@parley/contract/ask';
import type { QueryResult } from '@parley/contract/query-result';
import type { Proposal } from '../../guard/approved-sql.ts';
import type { AskedSource } from '../asked-source-types.ts';
import { valuesOf } from '../parameter-chips.ts';
import type { StageTimer } from '../stage-stopwatch.ts';

type Statement = { sql: string; chips: readonly Chip[] };

export function proposalOf({ sql, chips }: Statement): Proposal {
  return { sql, parameters: chips.map(({ parameter }) => parameter), values: valuesOf(chips) };
}

/** The values of the chips are bound; the text is the guard's to judge, whoever wrote it. */
export function runStatement(
  { source, stage }: { source: Pick<AskedSource, 'use'>; stage: StageTimer },
  statement: Statement,
): Promise<QueryResult> {
  return source.use(async (database, signal) => {
    const approved = await stage('guard', () => database.approveRead(proposalOf(statement)));
    return await stage('run', (span) => {
      span.content(() => ({ 'db.query.text': statement.sql, ...parameterAttributes(statement) }));
      return database.query(approved, { signal });
    });
  });
}

function parameterAttributes(statement: Statement): Record<string, string> {
  const values = Object.entries(valuesOf(statement.chips));
  return Object.fromEntries(values.map(([name, value]) => [`db.query.parameter.${name}`, String(value)]));
}

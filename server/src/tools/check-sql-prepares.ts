import type { checkSqlInput, checkSqlOutput } from '@parley/contract/tools';
import type { z } from 'zod';
import { today } from '../platform/today.ts';
import { parameterNames, unusedParameter } from './checking/names-in-sql.ts';
import { prepareStatement } from './checking/prove-statement.ts';
import { sampleParameterValues } from './checking/sample-parameter-values.ts';
import type { OpenedSource } from './database-for-tools.ts';

type Input = Omit<z.infer<typeof checkSqlInput>, 'connectionId'>;
type Output = z.infer<typeof checkSqlOutput>;

/** Whether the real database takes the statement, asked without running it. */
export async function checkSqlPrepares(source: OpenedSource, statement: Input): Promise<Output> {
  const names = parameterNames(statement.sql);
  const values = sampleParameterValues(statement.parameters, { profiles: [], today: today() });
  const prepared =
    unusedParameter(statement.sql, statement.parameters) ??
    (await source.use((database) => prepareStatement(database, statement, values)));
  if ('problem' in prepared) return { prepares: false, problem: prepared.problem, columns: [], names };
  return { prepares: true, problem: null, columns: prepared.columns, names };
}

import type { Chip, Execution } from '@parley/contract/ask';
import type { QueryResult } from '@parley/contract/query-result';
import type { Tool } from '@parley/contract/tools';
import type { AskContext } from '../ask-context-types.ts';
import { withMeanings } from '../column-meaning/annotate-result-columns.ts';
import { withPreviousPeriod } from '../composing/compare-with-previous-period.ts';
import { chooseChart } from '../explain-result/choose-chart.ts';
import { explainResult } from '../explain-result/explain-result.ts';
import { valuesOf } from '../parameter-chips.ts';
import { questionWithPrevious } from '../question-with-previous.ts';
import { runStatement } from './run-statement.ts';

type Statement = { sql: string; chips: Chip[] };

type About = Pick<Tool, 'name' | 'description'>;

/** From the statement to the answer, whether a tool brought it or it was composed: guard, run, chart, explanation. */
export async function runAnswer(context: AskContext, about: About, statement: Statement): Promise<Execution> {
  context.receipt.note(statement);
  return showAnswer(context, about, { ...statement, result: await runStatement(context, statement) });
}

export async function showAnswer(
  context: AskContext,
  about: About,
  { sql, chips, result: rows }: Statement & { result: QueryResult },
): Promise<Execution> {
  const { receipt, emit, source } = context;
  receipt.note({ sql, chips });
  const told = withMeanings({ dialect: source.dialect, sql, chips, result: rows });
  const result = await withPreviousPeriod(context, { sql, chips, result: told });
  const chart = chooseChart(result, questionWithPrevious(context));
  // An agent draws nothing, and asks by the thousand.
  receipt.ran(result, context.door === 'mcp' ? null : chart);
  emit({ event: 'result', data: { result, chart, sql } });
  await explainResult(context, { tool: about, sql, result, values: valuesOf(chips) });
  return receipt.close('success');
}

import type { Chip, Execution } from '@parley/contract/ask';
import type { QueryResult } from '@parley/contract/query';
import type { Tool } from '@parley/contract/tools';
import { valuesOf } from './chips.ts';
import { withMeanings } from './column-meaning/with-meanings.ts';
import type { Course } from './course.ts';
import { chooseChart } from './explain-result/choose-chart.ts';
import { explainResult } from './explain-result/explain-result.ts';
import { wholeQuestion } from './follow-up.ts';
import { withPreviousPeriod } from './previous-period.ts';
import { runStatement } from './run-statement.ts';

type Statement = { sql: string; chips: Chip[] };

type About = Pick<Tool, 'name' | 'description'>;

/** From the statement to the answer, whether a tool brought it or it was composed: guard, run, chart, explanation. */
export async function runAnswer(course: Course, about: About, statement: Statement): Promise<Execution> {
  course.receipt.note(statement);
  return showAnswer(course, about, { ...statement, result: await runStatement(course, statement) });
}

export async function showAnswer(
  course: Course,
  about: About,
  { sql, chips, result: rows }: Statement & { result: QueryResult },
): Promise<Execution> {
  const { receipt, emit, source } = course;
  receipt.note({ sql, chips });
  const told = withMeanings({ dialect: source.dialect, sql, chips, result: rows });
  const result = await withPreviousPeriod(course, { sql, chips, result: told });
  const chart = chooseChart(result, wholeQuestion(course));
  // An agent draws nothing, and asks by the thousand.
  receipt.ran(result, course.door === 'mcp' ? null : chart);
  emit({ event: 'result', data: { result, chart, sql } });
  await explainResult(course, { tool: about, sql, result, values: valuesOf(chips) });
  return receipt.close('success');
}

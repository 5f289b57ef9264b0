import type { ExplainPiece, ExplainTask } from '../../port.ts';
import type { ColumnFacts } from './rank-result-facts-by-column.ts';
import { orderOf, rankResultFactsByColumn } from './rank-result-facts-by-column.ts';
import { sayChangeBreakdown } from './say-change-breakdown.ts';
import { sayEmpty, sayLimits } from './say-empty-or-truncated.ts';
import { sayRanking } from './say-ranking.ts';
import { sayList, sayOne } from './say-rows.ts';
import { saySeries } from './say-series.ts';

/** Two to five sentences, the answer first. Every figure is one of the facts or a cell, as text arithmetic gave it. */
export async function* explainResultByRules(task: ExplainTask): AsyncIterable<ExplainPiece> {
  const sentences = [...sentencesOf(task), ...(task.rowCount > 0 ? sayLimits(task) : [])];
  for (const [index, sentence] of sentences.entries()) {
    const text = index === 0 ? sentence : ` ${sentence}`;
    yield index === sentences.length - 1 ? { text, usage: null } : { text };
  }
}

function sentencesOf(task: ExplainTask): string[] {
  if (task.rowCount === 0) return sayEmpty(task);
  if (task.rowCount === 1) return sayOne(task);
  const breakdown = sayChangeBreakdown(task);
  if (breakdown.length > 0) return breakdown;
  const [main] = rankResultFactsByColumn(task);
  const series = main ? saySeries(task, main) : [];
  if (series.length > 0) return series;
  const ranking = main && isRanked(task, main) ? sayRanking(task, main) : [];
  return ranking.length > 0 ? ranking : sayList(task);
}

/** In the order of the measure, or little but a label and a measure that adds up. A list by time ranks nothing. */
function isRanked({ result }: ExplainTask, { column, meaning, fact }: ColumnFacts): boolean {
  const isByTime = result.columns.some(({ kind }) => kind === 'date' || kind === 'timestamp');
  if (orderOf(column, result) !== null) return !isByTime;
  const hasKey = result.columns.some(({ name }) => /(^|_)id$/i.test(name));
  return (
    result.columns.length <= 4 && !isByTime && !hasKey && (meaning !== undefined || fact('sum of') !== null)
  );
}

import type { Chip, comparisonOutput, Execution } from '@parley/contract/ask';
import { askMessages } from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import type { QueryResult } from '@parley/contract/query-result';
import { rowCountWords } from '@parley/contract/query-result';
import { toolMessages } from '@parley/contract/tools';
import type { z } from 'zod';
import type { Recorder } from '../../records/execution-recorder.ts';
import type { Receipt } from '../../records/receipt.ts';
import { openReceipt } from '../../records/receipt.ts';
import { isBound } from '../../row-rules/caller-bound-parameters.ts';
import type { Owner } from '../../store/acting-member.ts';
import type { Store } from '../../store/store.ts';
import type { AskedSource } from '../asked-source-types.ts';
import { chooseChart } from '../explain-result/choose-chart.ts';
import { valuesOf, withBoundChips } from '../parameter-chips.ts';
import { createStageTimer } from '../stage-stopwatch.ts';
import { runStatement } from './run-statement.ts';

type Comparison = z.infer<typeof comparisonOutput>;
type Parts = { store: Pick<Store, 'tools'>; recorder: Pick<Recorder, 'read'> };
type RerunInput = { owner: Owner; earlier: Execution; source: AskedSource };

/** The very statement of a receipt once more, with the very values, and what is different now. */
export async function rerun({ store, recorder }: Parts, input: RerunInput): Promise<Comparison> {
  const { owner, earlier, source } = input;
  const { sql, kind, question, resultHash } = earlier;
  if (sql === null || resultHash === null) {
    throw new ParleyError('invalid_input', {
      message: 'Nothing was kept that another run could be compared with.',
    });
  }
  // A statement that nobody saved does not come back by the back door.
  if (source.savedToolsOnly && (earlier.toolId === null || earlier.rewrite !== null)) {
    throw new ParleyError('invalid_input', { message: askMessages.onlySavedTools });
  }
  await assertStillTheirs(store, owner, earlier);
  const chips = await boundAnew(source, earlier.chips);
  const isOther = JSON.stringify(valuesOf(chips)) !== JSON.stringify(valuesOf(earlier.chips));
  const { connection } = source;
  const receipt = openReceipt({ kind, question, door: 'web', caller: null, connection });
  const { toolId, toolName, toolVersion, template, dialect, rewrite, reading } = earlier;
  receipt.note({ toolId, toolName, toolVersion, template, dialect, rewrite, reading, sql, chips });
  const { value: result, execution } = await recorder.read({ owner, receipt }, () =>
    runAgain(receipt, source, { sql, chips, question }),
  );
  const tool = toolId ? await store.tools.find(owner, toolId) : null;
  const changes = [
    // What somebody was shown when other rows were theirs is not told again.
    ...(isOther ? [rerunMessages.boundAnew] : resultChanges(earlier, execution, result)),
    ...(hasOtherSchema(earlier, execution) ? ['The structure of the database has changed since.'] : []),
    ...(tool && tool.version !== toolVersion
      ? [`The tool is at version ${tool.version} now; this ran version ${toolVersion}.`]
      : []),
  ];
  return { execution, same: !isOther && execution.resultHash === resultHash, changes };
}

const rerunMessages = {
  boundAnew: 'What Parley knows of you has changed since: this ran with what is known now.',
} as const;

/** With what is known of whoever runs it now, not when it ran before. */
async function boundAnew(source: Pick<AskedSource, 'bind'>, chips: readonly Chip[]): Promise<Chip[]> {
  const parameters = chips.map(({ parameter }) => parameter);
  const free = { chips: chips.filter(({ parameter }) => !isBound(parameter)), missing: [] };
  return withBoundChips(free, parameters, await source.bind(parameters)).chips;
}

/**
 * An asker runs published tools as they are now, and what was composed for a question. What they ran before a tool was
 * edited, unpublished or deleted, or before they were an asker, does not run again.
 */
async function assertStillTheirs(
  store: Parts['store'],
  owner: Owner,
  { kind, toolId, toolName, toolVersion }: Execution,
): Promise<void> {
  if (owner.role !== 'asker') return;
  // The answer of a deleted tool has no id of one any more, but still its name.
  if (kind === 'question' && toolName === null) return;
  const tool = toolId === null ? null : await store.tools.find(owner, toolId);
  if (!tool) throw new ParleyError('not_found', { message: toolMessages.notFound });
  if (tool.version !== toolVersion) {
    throw new ParleyError('invalid_input', { message: toolMessages.changedSince });
  }
}

async function runAgain(
  receipt: Receipt,
  source: AskedSource,
  { question, ...statement }: Pick<Execution, 'chips' | 'question'> & { sql: string },
): Promise<QueryResult> {
  const { fingerprint } = await source.schema();
  receipt.note({ schemaFingerprint: fingerprint });
  const result = await runStatement({ source, stage: createStageTimer(receipt.step) }, statement);
  receipt.ran(result, chooseChart(result, question));
  return result;
}

/** A run that never looked at the schema says nothing about it. */
function hasOtherSchema(
  { schemaFingerprint: before }: Execution,
  { schemaFingerprint: now }: Execution,
): boolean {
  return before !== null && before !== now;
}

function resultChanges(earlier: Execution, now: Execution, result: QueryResult): string[] {
  if (earlier.resultHash === now.resultHash) return [];
  const before = earlier.rowCount ?? 0;
  if (before !== result.rows.length) {
    const count = `${rowCountWords(before)} then, ${rowCountWords(result.rows.length)} now.`;
    return [count, ...firstDifference(earlier, result)];
  }
  return ['As many rows as then, with other values.', ...firstDifference(earlier, result)];
}

/** Only as far as the receipt kept its rows. */
function firstDifference({ result: kept }: Execution, { columns, rows }: QueryResult): string[] {
  for (const [row, before] of (kept?.rows ?? []).entries()) {
    const now = rows[row];
    if (!now) return [];
    const column = before.findIndex((cell, index) => cell !== now[index]);
    if (column >= 0) {
      const name = columns[column]?.name ?? '';
      return [`Row ${row + 1}, ${name}: ${shown(before[column])} then, ${shown(now[column])} now.`];
    }
  }
  return [];
}

function shown(cell: string | null | undefined): string {
  return cell == null ? 'nothing' : `‘${cell.slice(0, 80)}’`;
}

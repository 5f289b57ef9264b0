import type { Chip, Execution, ExecutionDoor } from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import type { ParameterValue } from '@parley/contract/parameters';
import type { QueryResult } from '@parley/contract/query';
import type { Tool } from '@parley/contract/tools';
import { toolMessages } from '@parley/contract/tools';
import type { Owner } from '../store/owner.ts';
import { chipsWith, valuesOf } from './chips.ts';
import type { Receipt } from './receipt.ts';
import { openReceipt } from './receipt.ts';
import { runStatement } from './run-statement.ts';
import type { AskedSource } from './source.ts';
import { createStopwatch } from './stopwatch.ts';

export type ToolRun = {
  owner: Owner;
  tool: Tool;
  values: Readonly<Record<string, ParameterValue>>;
  door: ExecutionDoor;
  caller: string | null;
  source: Pick<AskedSource, 'connection' | 'use'>;
};

export type RanTool = { execution: Execution; result: QueryResult };

/** What became of it is kept, whether it worked or not. */
export type Keep = (owner: Owner, execution: Execution, caller: string | null) => void;

/** Runs a saved tool with given values: no question, no provider, the same guard and the same record. */
export async function runTool(keep: Keep, run: ToolRun): Promise<RanTool> {
  const { tool, values, source } = run;
  if (tool.type === 'mutation') {
    throw new ParleyError('writes_not_allowed', { message: toolMessages.rehearseFirst });
  }
  const { chips } = chipsWith(tool.parameters, values, { before: [], known: [] });
  const receipt = receiptOf(run, chips);
  return recorded(keep, { ...run, receipt }, async () => {
    const stage = createStopwatch(receipt.step);
    const result = await runStatement({ source, stage }, { sql: tool.sql, chips });
    receipt.ran(result);
    return { execution: receipt.close('success'), result };
  });
}

export type ToolChange = Omit<ToolRun, 'source'> & { source: Pick<AskedSource, 'connection'> };
export type TriedChange<T> = { execution: Execution; tried: T };

/** Tries a change with given values; whoever hands in `rehearse` undoes it. The record says that it waits. */
export async function rehearseTool<T extends { rows_affected: number }>(
  keep: Keep,
  run: ToolChange,
  rehearse: (values: Record<string, ParameterValue>) => Promise<T>,
): Promise<TriedChange<T>> {
  const { chips } = chipsWith(run.tool.parameters, run.values, { before: [], known: [] });
  const receipt = receiptOf(run, chips);
  return recorded(keep, { ...run, receipt }, async () => {
    const tried = await rehearse(valuesOf(chips));
    receipt.note({ rowCount: tried.rows_affected });
    return { execution: receipt.close('needs_confirmation'), tried };
  });
}

type Confirmed = Pick<ToolRun, 'owner' | 'door' | 'caller'> & { connection: { id: string; name: string } };

/** A rehearsed change, done for good. */
export async function confirmChange<T extends { rows_affected: number }>(
  keep: Keep,
  { connection, ...run }: Confirmed,
  confirm: () => Promise<T>,
): Promise<TriedChange<T>> {
  const receipt = openReceipt({
    question: 'A rehearsed change, confirmed',
    door: run.door,
    connection,
    conversationId: null,
  });
  return recorded(keep, { ...run, receipt }, async () => {
    const tried = await confirm();
    receipt.note({ rowCount: tried.rows_affected });
    return { execution: receipt.close('success'), tried };
  });
}

function receiptOf({ tool, door, source }: ToolChange, chips: Chip[]): Receipt {
  const { id: toolId, name: toolName, version: toolVersion, sql, dialect } = tool;
  const receipt = openReceipt({
    question: toolName,
    door,
    connection: source.connection,
    conversationId: null,
  });
  receipt.note({ toolId, toolName, toolVersion, template: sql, sql, dialect, chips });
  return receipt;
}

type Recorded = Pick<ToolRun, 'owner' | 'caller'> & { receipt: Receipt };

async function recorded<T extends { execution: Execution }>(
  keep: Keep,
  { owner, caller, receipt }: Recorded,
  work: () => Promise<T>,
): Promise<T> {
  try {
    const done = await work();
    keep(owner, done.execution, caller);
    return done;
  } catch (error) {
    const { code, message } = error instanceof ParleyError ? error : new ParleyError('internal');
    const status = code === 'query_cancelled' ? 'cancelled' : 'failed';
    keep(owner, receipt.close(status, { code, message }), caller);
    throw error;
  }
}

import type { Execution, ExecutionDoor } from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import type { ParameterValue } from '@parley/contract/parameters';
import type { QueryResult } from '@parley/contract/query';
import type { Tool } from '@parley/contract/tools';
import { toolMessages } from '@parley/contract/tools';
import type { Owner } from '../store/owner.ts';
import { chipsWith } from './chips.ts';
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
type Keep = (owner: Owner, execution: Execution, caller: string | null) => void;

/** Runs a saved tool with given values: no question, no provider, the same guard and the same record. */
export async function runTool(keep: Keep, run: ToolRun): Promise<RanTool> {
  const { owner, tool, values, door, caller, source } = run;
  if (tool.type === 'mutation') {
    throw new ParleyError('writes_not_allowed', { message: toolMessages.rehearseFirst });
  }
  const { chips } = chipsWith(tool.parameters, values, { before: [], known: [] });
  const receipt = openReceipt({
    question: tool.name,
    door,
    connection: source.connection,
    conversationId: null,
  });
  const { id: toolId, name: toolName, version: toolVersion, sql, dialect } = tool;
  receipt.note({ toolId, toolName, toolVersion, template: sql, sql, dialect, chips });
  try {
    const stage = createStopwatch(receipt.step);
    const result = await runStatement({ source, stage }, { sql, chips });
    receipt.ran(result);
    const execution = receipt.close('success');
    keep(owner, execution, caller);
    return { execution, result };
  } catch (error) {
    if (error instanceof ParleyError) {
      const { code, message } = error;
      keep(
        owner,
        receipt.close(code === 'query_cancelled' ? 'cancelled' : 'failed', { code, message }),
        caller,
      );
    }
    throw error;
  }
}

import type { Chip, Execution } from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import type { ParameterValue } from '@parley/contract/parameters';
import type { QueryResult } from '@parley/contract/query-result';
import type { Tool } from '@parley/contract/tools';
import { toolMessages } from '@parley/contract/tools';
import type { Recorder } from '../records/execution-recorder.ts';
import type { Receipt } from '../records/receipt.ts';
import { openReceipt } from '../records/receipt.ts';
import type { Origin } from '../records/request-caller.ts';
import { assertNotBound, isBound } from '../row-rules/caller-bound-parameters.ts';
import type { AskedSource } from './asked-source-types.ts';
import { chooseChart } from './explain-result/choose-chart.ts';
import { chipsWith, withBoundChips } from './parameter-chips.ts';
import { runStatement } from './running/run-statement.ts';
import { createStageTimer } from './stage-stopwatch.ts';

export type ToolRun = Origin & {
  tool: Tool;
  values: Readonly<Record<string, ParameterValue>>;
  source: Pick<AskedSource, 'bind' | 'connection' | 'use'>;
};

export type RanTool = { execution: Execution; result: QueryResult };

/** Runs a saved tool with given values: no question, no provider, the same guard and the same record. */
export async function runTool(recorder: Pick<Recorder, 'read'>, run: ToolRun): Promise<RanTool> {
  const { owner, tool, values, source, door } = run;
  if (tool.type === 'mutation') {
    throw new ParleyError('writes_not_allowed', { message: toolMessages.rehearseFirst });
  }
  assertNotBound(tool.parameters, values);
  const binding = source.bind(tool.parameters);
  const bound = binding instanceof Promise ? await binding : binding;
  const free = tool.parameters.filter((parameter) => !isBound(parameter));
  const given = chipsWith(free, values, { before: [], known: [] });
  const { chips } = withBoundChips(given, tool.parameters, bound);
  const receipt = receiptOf(run, chips);
  const { value: result, execution } = await recorder.read({ owner, receipt }, async () => {
    const stage = createStageTimer(receipt.step);
    const result = await runStatement({ source, stage }, { sql: tool.sql, chips });
    // Programs and agents draw nothing, and run tools by the thousand.
    receipt.ran(result, door === 'web' ? chooseChart(result, tool.name) : null);
    return result;
  });
  return { execution, result };
}

function receiptOf({ tool, door, caller, source }: ToolRun, chips: Chip[]): Receipt {
  const { id: toolId, name: toolName, version: toolVersion, sql, dialect } = tool;
  const { connection } = source;
  const ran = { toolId, toolName, toolVersion, sql, dialect, chips };
  return openReceipt({ kind: 'tool', question: toolName, door, caller, connection, tool: ran });
}

import type { AskEvent, Chip, Execution } from '@parley/contract/ask';
import { askLimits } from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import type { Tool } from '@parley/contract/tools';
import { valuesOf } from './chips.ts';
import { chooseChart } from './choose-chart.ts';
import type { Asking, AskParts, Course } from './course.ts';
import { explainResult } from './explain-result.ts';
import { fillChips } from './fill-chips.ts';
import { findTool } from './find-tool.ts';
import { neighboursOf, tablesOf } from './reachable-tables.ts';
import { openReceipt } from './receipt.ts';
import { rewriteFor } from './rewrite-for.ts';
import { runStatement } from './run-statement.ts';
import { createStopwatch } from './stopwatch.ts';

/**
 * One question from the words to the answer: find → extract → rewrite → guard → run → explain. Each stage steps down
 * once and comes back. Whatever happens is recorded, and the last event is always `done` or `failed`.
 */
export async function ask(parts: AskParts, asking: Asking): Promise<Execution> {
  const { owner, input, source, emit } = asking;
  await assertOwnConversation(parts, asking);
  const receipt = openReceipt({
    question: input.question,
    door: asking.door,
    connection: source.connection,
    conversationId: input.conversationId ?? null,
  });
  receipt.note({ provider: asking.provider.name, dialect: source.dialect });
  const stage = createStopwatch((step) => {
    receipt.step(step);
    emit({ event: 'step', data: step });
  });
  const previous = input.previousId ? await parts.store.executions.find(owner.id, input.previousId) : null;
  const course: Course = { ...asking, parts, receipt, stage, previous };
  const execution = await answer(course).catch((error: unknown) => failed(course, error));
  await keep(course, execution);
  emit(lastEvent(course, execution));
  return execution;
}

async function answer(course: Course): Promise<Execution> {
  const { receipt, emit, input } = course;
  const found = await course.stage('find', () => findTool(course));
  receipt.note({ candidates: found.candidates.slice(0, askLimits.candidates) });
  if (!found.tool) {
    emit({ event: 'nothing', data: { nearest: found.candidates.slice(0, 2) } });
    return receipt.close('nothing_relevant');
  }
  const { tool } = found;
  receipt.note({ toolId: tool.id, toolName: tool.name, toolVersion: tool.version, template: tool.sql });
  const schema = await course.source.schema();
  receipt.note({ schemaFingerprint: schema.fingerprint });
  const tables = tablesOf(schema, tool.tables);
  const filled = await course.stage('extract', () => fillChips(course, tool, tables));
  receipt.note({ chips: filled.chips });
  emit({ event: 'chosen', data: { candidate: found.chosen, template: tool.sql, ...filled.shown } });
  if (filled.missing.length > 0) return receipt.close('needs_values');
  if (tool.type === 'mutation') return receipt.close('needs_confirmation');
  const rewrite = input.plain
    ? null
    : await rewriteFor(course, { tool, tables, reachable: neighboursOf(schema, tables), ...filled });
  return run(course, tool, rewrite ?? { sql: tool.sql, chips: filled.chips });
}

type Statement = { sql: string; chips: Chip[] };

async function run(course: Course, tool: Tool, { sql, chips }: Statement): Promise<Execution> {
  const { receipt, emit } = course;
  receipt.note({ sql, chips });
  const result = await runStatement(course, { sql, chips });
  receipt.ran(result);
  emit({ event: 'result', data: { result, chart: chooseChart(result, course.input.question), sql } });
  await explainResult(course, { tool, result, values: valuesOf(chips) });
  return receipt.close('success');
}

function failed({ receipt, signal }: Course, error: unknown): Execution {
  const cause = signal.aborted ? new ParleyError('query_cancelled') : error;
  if (!(cause instanceof ParleyError)) throw cause;
  const { code, message } = cause;
  return receipt.close(code === 'query_cancelled' ? 'cancelled' : 'failed', { code, message });
}

async function keep({ parts, owner, caller, input }: Course, execution: Execution): Promise<void> {
  const { store } = parts;
  await store.executions.add(owner, execution, caller);
  if (input.conversationId) {
    await store.conversations.touch(owner.id, input.conversationId, input.question.slice(0, 100));
  }
}

function lastEvent({ provider }: Course, execution: Execution): AskEvent {
  const { error, id } = execution;
  if (!error) return { event: 'done', data: { execution } };
  const offerBuiltin = provider.name !== 'builtin' && error.code.startsWith('ai_');
  return { event: 'failed', data: { ...error, executionId: id, offerBuiltin } };
}

async function assertOwnConversation({ store }: AskParts, { owner, input }: Asking): Promise<void> {
  if (!input.conversationId) return;
  if (await store.conversations.find(owner.id, input.conversationId)) return;
  throw new ParleyError('not_found', { message: 'There is no such conversation.' });
}

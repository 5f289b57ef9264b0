import type { AskEvent, Execution } from '@parley/contract/ask';
import { askLimits, askMessages } from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import { toolMessages } from '@parley/contract/tools';
import { runsHere } from '../ai/runs-on-this-machine.ts';
import { readQuestion } from '../language/question/question.ts';
import { inSpan } from '../platform/tracing/tracer.ts';
import { abortReason } from '../records/abort-reason.ts';
import { openReceipt } from '../records/receipt.ts';
import type { Owner } from '../store/acting-member.ts';
import type { AskContext, AskParts, AskRequest, OpenedSource } from './ask-context-types.ts';
import { composeAnswer } from './composing/compose-answer.ts';
import { declineSecrets, secretsLeftOut } from './decline-secret-columns.ts';
import { findTool } from './finding/find-tool.ts';
import { isInsteadOfComposed, learnFrom } from './learning/learn-reading.ts';
import { tablesOf } from './named-and-neighbouring-tables.ts';
import { noteContinuedQuestion } from './note-continued-question.ts';
import { fillChips } from './running/fill-chips.ts';
import { rewriteFor } from './running/rewrite-statement.ts';
import { runAnswer } from './running/run-answer.ts';
import { createStopwatch } from './stage-stopwatch.ts';

/**
 * One question from the words to the answer: find → extract → rewrite → guard → run → explain; where no tool fits,
 * find → compose → guard → run → explain. Each stage steps down once and comes back. Whatever happens is recorded, and the last event is always `done` or `failed`.
 */
export function ask(parts: AskParts, asking: AskRequest): Promise<Execution> {
  const { door, input } = asking;
  return inSpan({ name: 'ask', attributes: { 'parley.door': door } }, async (span) => {
    span.content(() => ({ 'parley.question': input.question }));
    const execution = await answered(parts, asking);
    const { id, status, toolId, provider, rowCount } = execution;
    span.set({
      'parley.execution.id': id,
      'parley.execution.status': status,
      'parley.tool.id': toolId ?? undefined,
      'parley.provider': provider ?? undefined,
      'db.response.returned_rows': rowCount ?? undefined,
    });
    return execution;
  });
}

async function answered(parts: AskParts, asking: AskRequest): Promise<Execution> {
  const { input, emit } = asking;
  const previous = await referredTo(parts, asking);
  const receipt = openReceipt({
    kind: 'question',
    question: input.question,
    door: asking.door,
    caller: asking.caller,
    connection: { id: input.connectionId, name: null },
    conversationId: input.conversationId ?? null,
  });
  const stage = createStopwatch((step) => {
    receipt.step(step);
    emit({ event: 'step', data: step });
  });
  let begun: OpenedSource | null = null;
  const begin = async () => {
    begun = await asking.begin();
    return begun;
  };
  const question = readQuestion(input.question, previous?.question);
  const execution = await answer({ ...asking, begin, parts, receipt, stage, question, previous }).catch(
    (error: unknown) => receipt.close(...ending(parts, asking, error)),
  );
  await keep(parts, asking, { execution, previous });
  await teachItself(parts, { ...asking, previous, begun }, execution);
  await keepExchanges(parts, { owner: asking.owner, begun }, execution.id);
  emit(lastEvent(execution));
  return execution;
}

async function answer({
  begin,
  ...setting
}: Omit<AskContext, keyof OpenedSource> & AskRequest): Promise<Execution> {
  const { receipt, emit, input, stage } = setting;
  const { context, found } = await stage('find', async () => {
    const begun = await begin();
    const { source, provider } = begun;
    const { dialect, connection } = source;
    receipt.note({ provider: provider.name, dialect, connectionName: connection.name });
    const context: AskContext = { ...setting, ...begun };
    return { context, found: await findTool(context) };
  });
  receipt.note({ candidates: found.candidates.slice(0, askLimits.candidates) });
  const secrets = await secretsLeftOut(context, found.tool);
  if (secrets) return declineSecrets(context, secrets, found.candidates);
  if (!found.tool) return composeAnswer(context, found.candidates);
  const { tool } = found;
  if (found.isFollowUp) noteContinuedQuestion(context);
  receipt.note({ toolId: tool.id, toolName: tool.name, toolVersion: tool.version, template: tool.sql });
  if (isInsteadOfComposed(input, context.previous)) receipt.note({ insteadOfComposed: true });
  const schema = await context.source.schema();
  receipt.note({ schemaFingerprint: schema.fingerprint });
  const tables = tablesOf(schema, tool.tables);
  const { unused, ...filled } = await stage('extract', () => fillChips(context, tool, tables));
  if (leavesSomethingOut(context, unused)) {
    stage.note('rewrite', 'skipped', askMessages.savedToolsOnly(unused.join(', ')));
    receipt.note({ toolId: null, toolName: null, toolVersion: null });
    return composeAnswer(context, found.candidates);
  }
  receipt.note({ chips: filled.chips });
  emit({ event: 'chosen', data: { candidate: found.chosen, template: tool.sql, ...filled } });
  if (filled.missing.length > 0) return receipt.close('needs_values');
  if (tool.type === 'mutation') return receipt.close('needs_confirmation');
  const rewrite = input.plain ? null : await rewriteFor(context, { tool, schema, tables, unused, ...filled });
  return runAnswer(context, tool, rewrite ?? { sql: tool.sql, chips: filled.chips });
}

/** Where nothing is rewritten, a tool that cannot say a part of the question would answer another one. */
function leavesSomethingOut({ source, input }: AskContext, unused: readonly string[]): boolean {
  const isOwnChoice = input.plain || input.values !== undefined || input.toolId !== undefined;
  return source.savedToolsOnly && unused.length > 0 && !isOwnChoice;
}

function ending(
  parts: AskParts,
  { signal }: AskRequest,
  error: unknown,
): ['failed' | 'cancelled', Execution['error']] {
  const known = error instanceof ParleyError ? error : new ParleyError('internal');
  const { code, message } = signal.aborted ? abortReason(signal) : known;
  if (signal.aborted || code === 'query_cancelled') return ['cancelled', { code, message }];
  if (known !== error) parts.onFailure(error);
  return ['failed', { code, message }];
}

async function keep(
  { store, recorder }: AskParts,
  { owner, input }: AskRequest,
  { execution, previous }: { execution: Execution; previous: Execution | null },
): Promise<void> {
  await recorder.add(owner, execution);
  // A tool that was picked by hand, or a meaning looked at although nothing fits, was not found for the question.
  const isShownAnyway = input.reading !== undefined && previous?.status === 'nothing_relevant';
  if (execution.status === 'success' && input.toolId === undefined && !isShownAnyway) {
    await store.executions.dismissUnanswered(owner, execution);
  }
  if (input.conversationId) {
    await store.conversations.touch(owner, input.conversationId, input.question.slice(0, 100));
  }
}

type Sent = { owner: Owner; begun: OpenedSource | null };

/** After everything that may ask a provider, and beside its record: it goes when that goes. */
async function keepExchanges({ exchanges }: AskParts, { owner, begun }: Sent, executionId: string) {
  if (!begun || begun.exchanges.length === 0) return;
  await exchanges.keep(owner, { place: { executionId }, exchanges: begun.exchanges });
}

type Taught = AskRequest & { previous: Execution | null; begun: OpenedSource | null };

/** Only what a person does in their own browser says what they mean. */
async function teachItself(parts: AskParts, { begun, ...said }: Taught, execution: Execution): Promise<void> {
  if (said.door !== 'web' || !begun) return;
  try {
    await learnFrom(parts, { ...said, provider: begun.provider }, execution);
  } catch (error) {
    // The answer is there: what it could have taught is not worth losing it.
    parts.onFailure(error);
  }
}

function lastEvent(execution: Execution): AskEvent {
  const { error, id, provider } = execution;
  if (!error) return { event: 'done', data: { execution } };
  const offerBuiltin = !runsHere(provider) && error.code.startsWith('ai_');
  return { event: 'failed', data: { ...error, executionId: id, offerBuiltin } };
}

/** Before anything is sent or recorded: what the question refers to must be the asker's own, and still there. */
async function referredTo({ store }: AskParts, { owner, input }: AskRequest): Promise<Execution | null> {
  const { conversationId, previousId, toolId, toolIds = [] } = input;
  if (conversationId && !(await store.conversations.find(owner, conversationId))) {
    throw new ParleyError('not_found', { message: askMessages.conversationGone });
  }
  if (!(await store.tools.seesAll(owner, toolId ? [toolId, ...toolIds] : toolIds))) {
    throw new ParleyError('not_found', { message: toolMessages.notFound });
  }
  if (!previousId) return null;
  const previous = await store.executions.find(owner, previousId);
  if (!previous) throw new ParleyError('not_found', { message: askMessages.previousGone });
  return previous;
}

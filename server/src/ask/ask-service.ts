import type { ProviderName } from '@parley/contract/ai/provider-forms';
import type {
  AskEvent,
  AskInput,
  Candidate,
  Chip,
  comparisonOutput,
  Execution,
  Moment,
  Prose,
} from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import type { QueryResult } from '@parley/contract/query-result';
import type { Tool } from '@parley/contract/tools';
import { toolMessages } from '@parley/contract/tools';
import type { z } from 'zod';
import type { AiProvider } from '../ai/port.ts';
import { runsHere } from '../ai/runs-on-this-machine.ts';
import { isRelevant } from '../language/matching/judge-tool-relevance.ts';
import { rankTools } from '../language/matching/rank-tools.ts';
import { readQuestion } from '../language/question/question.ts';
import { maskedProviderForSource } from '../masking/masked-provider-for-source.ts';
import { pushToGenerator } from '../platform/push-to-generator.ts';
import type { Recorder } from '../records/execution-recorder.ts';
import type { Origin } from '../records/request-caller.ts';
import { isBound } from '../row-rules/caller-bound-parameters.ts';
import type { Owner } from '../store/acting-member.ts';
import type { Store } from '../store/store.ts';
import { ask } from './ask.ts';
import type { AskParts, AskRequest, OpenedSource, RefreshVectors } from './ask-context-types.ts';
import type { AskedSource } from './asked-source-types.ts';
import { describeGivenRows } from './explain-result/describe-given-rows.ts';
import { leaveOutWritingTools } from './finding/leave-out-writing-tools.ts';
import { createQuestionVectors } from './finding/question-vector-cache.ts';
import { toCandidate } from './finding/to-candidate.ts';
import { createCatalogues } from './finding/tool-catalogue-cache.ts';
import { tablesOf } from './named-and-neighbouring-tables.ts';
import { chipsFrom, withBoundChips } from './parameter-chips.ts';
import { recordVote } from './record-vote.ts';
import { readParameterValues } from './running/read-compared-column-values.ts';
import { rerun } from './running/rerun-and-compare.ts';
import { provenRewrite } from './running/rewrite-statement.ts';
import { createStatements, withStatement } from './tool-statement-facts.ts';

export type Arrival = Omit<Origin, 'owner'> & Pick<AskRequest, 'signal' | 'toolsOnly' | 'isCleared'>;
type ProviderChoice = { provider?: ProviderName | undefined };
type Rows = { question: string; results: unknown; moment: Moment };
type ToolQuestion = { question: string; toolId: string; moment: Moment };

/** Asking, whoever asks: a page, a program or an agent. */
export type AskService = {
  stream(owner: Owner, input: AskInput, arrival: Arrival): AsyncGenerator<AskEvent>;
  /** The same, gathered: every row that was read, and the record of it. */
  answer(owner: Owner, input: AskInput, arrival: Arrival): Promise<Answer>;
  find(
    owner: Owner,
    sourceQuestion: { question: string; connectionId: string },
    signal: AbortSignal,
  ): Promise<FoundTools>;
  extract(
    owner: Owner,
    toolQuestion: ToolQuestion,
    signal: AbortSignal,
  ): Promise<{ chips: Chip[]; missing: string[] }>;
  /** null: the template says it already. */
  rewrite(owner: Owner, toolQuestion: ToolQuestion, signal: AbortSignal): Promise<string | null>;
  /** Rows of the caller's own in words. */
  format(owner: Owner, given: Rows, signal: AbortSignal): Promise<string>;
  vote(owner: Owner, id: string, vote: Execution['vote'], signal: AbortSignal): Promise<Execution>;
  rerun(owner: Owner, id: string, signal: AbortSignal): Promise<z.infer<typeof comparisonOutput>>;
};

export type Answer = { execution: Execution; result: QueryResult | null; prose: Prose[] };
type FoundTools = { candidates: Candidate[]; relevant: boolean };

type Parts = {
  store: Pick<
    Store,
    'executions' | 'conversations' | 'tools' | 'toolExamples' | 'learnedReadings' | 'columnMarks'
  >;
  recorder: Pick<Recorder, 'read' | 'add'>;
  exchanges: AskParts['exchanges'];
  providerFor(owner: Owner, choice: ProviderChoice): Promise<AiProvider>;
  open(asking: { owner: Owner; id: string; signal: AbortSignal }): Promise<AskedSource>;
  refreshVectors: RefreshVectors;
  onThisMachine: AskParts['onThisMachine'];
  onFailure(error: unknown): void;
};

export function createAskService(parts: Parts): AskService {
  const { store, recorder } = parts;
  const statements = createStatements(store);
  const catalogues = createCatalogues({ store, statements });
  const vectorOf = createQuestionVectors();
  const begin = beginning(parts);
  const { exchanges, onFailure, refreshVectors, onThisMachine } = parts;
  const shared = { store, recorder, exchanges, catalogues, statements, vectorOf };
  const run = (owner: Owner, input: AskInput, arrival: Arrival, emit: AskRequest['emit']) =>
    ask(
      { ...shared, refreshVectors, onThisMachine, onFailure },
      { owner, input, ...arrival, emit, begin: () => begin(owner, input, arrival) },
    );
  return {
    stream: (owner, input, arrival) =>
      pushToGenerator((push) => endedByEvent(parts, push, (emit) => run(owner, input, arrival, emit))),
    answer: async (owner, input, arrival) => {
      let result: QueryResult | null = null;
      const execution = await run(owner, input, arrival, (event) => {
        if (event.event === 'result') result = event.data.result;
      });
      return { execution, result, prose: execution.prose };
    },
    find: async (owner, { question: text, connectionId }, signal) => {
      const question = readQuestion(text);
      const { provider } = await begin(owner, { connectionId }, { signal, isCleared: true });
      const stamp = await refreshVectors(owner, provider, signal);
      const model = provider.embeddingModel;
      const all = await catalogues.of({ owner, connectionId, model, stamp });
      const catalogue = leaveOutWritingTools(all, { question, mode: 'rag' });
      if (catalogue.entries.length === 0) return { candidates: [], relevant: false };
      const { vector } = await vectorOf({ owner, provider, question: text, signal });
      const ranked = await rankTools(catalogue, question, vector);
      const candidates = ranked.slice(0, 5).map((one) => toCandidate(one, question));
      return { candidates, relevant: isRelevant(ranked, model) };
    },
    extract: async (owner, toolQuestion, signal) => {
      const { task, tool, source, provider, known } = await reading(parts, owner, toolQuestion, signal);
      const bound = await source.bind(tool.parameters);
      const { value } = await provider.extractParameters(task, { signal });
      return withBoundChips(chipsFrom(task.tool.parameters, value, known), tool.parameters, bound);
    },
    rewrite: async (owner, toolQuestion, signal) => {
      const { task, tool, source, schema, provider, known } = await reading(
        parts,
        owner,
        toolQuestion,
        signal,
      );
      if (source.savedToolsOnly || tool.parameters.some(isBound)) throw new ParleyError('saved_tools_only');
      const { value: read } = await provider.extractParameters(task, { signal });
      if (read.unused.length === 0) return null;
      const { chips } = chipsFrom(tool.parameters, read, known);
      const rewritten = await provenRewrite(
        { ...task, provider, source, signal },
        { tool, chips, schema, tables: task.tool.tables, unused: read.unused },
      );
      return rewritten?.statement.sql ?? null;
    },
    format: async (owner, given, signal) => {
      const marks = await store.columnMarks.all(owner.id);
      return describeGivenRows(await parts.providerFor(owner, {}), { ...given, marks }, signal);
    },
    vote: async (owner, id, vote, signal) => {
      const execution = await findExecution(store, owner, id);
      const provider = await teachingProvider(parts, execution, { owner, signal });
      await recordVote({ store, vectorOf }, { owner, execution, vote, provider, signal });
      return { ...execution, vote };
    },
    rerun: async (owner, id, signal) => {
      const earlier = await findExecution(store, owner, id);
      if (earlier.connectionId === null) {
        throw new ParleyError('invalid_input', { message: toolMessages.noSource });
      }
      const source = await parts.open({ owner, id: earlier.connectionId, signal });
      return rerun({ store, recorder }, { owner, earlier, source });
    },
  };
}

type Begin = (
  owner: Owner,
  choice: ProviderChoice & { connectionId: string },
  arrival: Pick<AskRequest, 'signal' | 'isCleared'>,
) => Promise<OpenedSource>;

/** Opens the source and whoever thinks about it; what is marked there does not reach a provider outside. */
function beginning(parts: Parts): Begin {
  return async (owner, choice, { signal, isCleared }) => {
    const source = await parts.open({ owner, id: choice.connectionId, signal });
    const provider = await parts.providerFor(owner, { provider: choice.provider });
    return { source, ...(await maskedProviderForSource(source, { provider, isCleared })) };
  };
}

/** A question that is learned from may hold what is marked in its source. */
async function teachingProvider(
  parts: Parts,
  { connectionId }: Execution,
  { owner, signal }: { owner: Owner; signal: AbortSignal },
): Promise<AiProvider> {
  const provider = await parts.providerFor(owner, {});
  if (runsHere(provider.name) || connectionId === null) return provider;
  try {
    return (await beginning(parts)(owner, { connectionId }, { signal, isCleared: true })).provider;
  } catch (error) {
    // A source out of reach must not cost the opinion.
    if (error instanceof ParleyError && !signal.aborted) return parts.onThisMachine(owner);
    throw error;
  }
}

/**
 * Whoever reads a stream learns its end from the last event. What fails before the first one is thrown: the door
 * answers it like any other failure.
 */
async function endedByEvent(
  { onFailure }: Pick<Parts, 'onFailure'>,
  push: AskRequest['emit'],
  run: (emit: AskRequest['emit']) => Promise<unknown>,
): Promise<void> {
  let hasBegun = false;
  const emit: AskRequest['emit'] = (event) => {
    hasBegun = true;
    push(event);
  };
  try {
    await run(emit);
  } catch (error) {
    if (!hasBegun) throw error;
    onFailure(error);
    const { code, message } = error instanceof ParleyError ? error : new ParleyError('internal');
    push({ event: 'failed', data: { code, message, executionId: null, offerBuiltin: false } });
  }
}

/** One tool and everything that is needed to read a question for it. */
async function reading(parts: Parts, owner: Owner, toolQuestion: ToolQuestion, signal: AbortSignal) {
  const tool = await findTool(parts.store, owner, toolQuestion.toolId);
  const read = await withStatement(createStatements(parts.store), owner.id, tool);
  const source = await parts.open({ owner, id: tool.connectionId, signal });
  const { provider } = await maskedProviderForSource(source, {
    provider: await parts.providerFor(owner, {}),
    isCleared: true,
  });
  const schema = await source.schema();
  const tables = tablesOf(schema, tool.tables);
  const known = await readParameterValues(read, tables, source);
  const { name, description, dialect, sql } = tool;
  const parameters = tool.parameters.filter((parameter) => !isBound(parameter));
  const asked = { name, description, dialect, sql, statement: read.statement, parameters, tables };
  const task = {
    question: readQuestion(toolQuestion.question),
    tool: asked,
    moment: toolQuestion.moment,
    known,
    previous: null,
  };
  return { task, tool: read, source, schema, provider, known };
}

async function findTool(
  store: Pick<Store, 'tools'>,
  owner: Owner,
  id: string,
): Promise<Tool & { connectionId: string }> {
  const tool = await store.tools.find(owner, id);
  if (!tool) throw new ParleyError('not_found', { message: toolMessages.notFound });
  const { connectionId } = tool;
  if (connectionId === null) throw new ParleyError('invalid_input', { message: toolMessages.noSource });
  return { ...tool, connectionId };
}

async function findExecution(store: Pick<Store, 'executions'>, owner: Owner, id: string): Promise<Execution> {
  const execution = await store.executions.find(owner, id);
  if (execution) return execution;
  throw new ParleyError('not_found', { message: 'There is no such execution.' });
}

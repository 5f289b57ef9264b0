import type {
  AskEvent,
  AskStep,
  Candidate,
  Chart,
  Chip,
  Execution,
  Learned,
  Prose,
  Reading,
  SqlRewrite,
} from '@parley/contract/ask';
import { askMessages } from '@parley/contract/ask';
import type { QueryResult } from '@parley/contract/query-result';

export type AnswerPhase = 'working' | 'done' | 'failed' | 'cancelled';
export type AnswerFailure = { message: string; offerBuiltin: boolean };

/** An answer as far as it has come. */
/** The tools that come nearest, the words that name nothing in the database, and the tables that it has. */
export type NothingFound = {
  nearest: readonly Candidate[];
  unplaced: readonly string[];
  tables: readonly string[];
  savedToolsOnly: boolean;
  rowsLimited: boolean;
  cannotRead: boolean;
};

export type Answer = {
  question: string;
  phase: AnswerPhase;
  steps: readonly AskStep[];
  tool: Candidate | null;
  template: string | null;
  chips: readonly Chip[];
  missing: readonly string[];
  /** What was understood, where the statement was composed for the question. */
  reading: string | null;
  /** What to choose from, or beside an answer what else the question may have meant. */
  readings: readonly Reading[] | null;
  /** It goes on from the question before. */
  continues: boolean;
  /** What the person said of such a question before decided. */
  learned: Learned | null;
  /** Set when nothing fits. */
  nothing: NothingFound | null;
  rewrite: SqlRewrite | null;
  sql: string | null;
  result: QueryResult | null;
  chart: Chart | null;
  prose: readonly Prose[];
  execution: Execution | null;
  failure: AnswerFailure | null;
};

/** Every question begins with it: it shows from the first moment, before the server has said a word. */
const finding: AskStep = { step: 'find', state: 'started', ms: null, note: null };

export function beginAnswer(question: string): Answer {
  return {
    question,
    phase: 'working',
    steps: [finding],
    tool: null,
    template: null,
    chips: [],
    missing: [],
    reading: null,
    readings: null,
    continues: false,
    learned: null,
    nothing: null,
    rewrite: null,
    sql: null,
    result: null,
    chart: null,
    prose: [],
    execution: null,
    failure: null,
  };
}

/** What a changed chip keeps on screen while the statement runs again. */
export function beginAgain(answer: Answer): Answer {
  return {
    ...answer,
    phase: 'working',
    steps: [finding],
    prose: [],
    execution: null,
    failure: null,
    missing: [],
  };
}

export function calledOff(answer: Answer): Answer {
  return { ...answer, phase: 'cancelled', steps: endedSteps(answer) };
}

/** By what the page itself noticed, not the server. */
export function brokenOff(answer: Answer, message: string): Answer {
  const failure = { message, offerBuiltin: false };
  return { ...answer, phase: 'failed', steps: endedSteps(answer), failure };
}

/** Nothing is under way any more: a stage that was begun and not ended did not happen. */
function endedSteps({ steps }: Answer): AskStep[] {
  return steps.filter(({ state }) => state !== 'started');
}

export function withEvent(answer: Answer, { event, data }: AskEvent): Answer {
  switch (event) {
    case 'step':
      return { ...answer, steps: [...answer.steps.filter(({ step }) => step !== data.step), data] };
    case 'continues':
      return { ...answer, continues: true };
    case 'chosen':
      return {
        ...answer,
        tool: data.candidate,
        template: data.template,
        chips: data.chips,
        missing: data.missing,
      };
    case 'composed':
      return {
        ...answer,
        readings: null,
        reading: data.wording,
        template: data.template,
        chips: data.chips,
        missing: data.missing,
        learned: data.learned ?? null,
      };
    case 'readings':
      return { ...answer, readings: data.readings };
    case 'nothing':
      return { ...answer, nothing: data };
    case 'rewrite':
      return { ...answer, rewrite: data };
    case 'result':
      return { ...answer, result: data.result, chart: data.chart, sql: data.sql };
    case 'prose':
      return { ...answer, prose: [...answer.prose, data] };
    case 'done':
      return finished(answer, data.execution);
    case 'failed':
      return {
        ...(hasRun(answer) ? answer : withoutResult(answer)),
        phase: data.code === 'query_cancelled' ? 'cancelled' : 'failed',
        steps: endedSteps(answer),
        failure: data,
      };
  }
}

/** What an earlier run left on screen goes when this one has nothing in its place. */
function finished(answer: Answer, execution: Execution): Answer {
  const { chips, rewrite, status } = execution;
  const kept = status === 'success' ? answer : withoutResult(answer);
  return { ...kept, phase: 'done', execution, chips, rewrite };
}

function withoutResult(answer: Answer): Answer {
  return { ...answer, result: null, chart: null, sql: null, rewrite: null };
}

function hasRun({ steps }: Answer): boolean {
  return steps.some(({ step, state }) => step === 'run' && state === 'done');
}

/** Words of the question that the statement could not say; an answer must not hide that. */
export function leftOutOf({ steps, rewrite }: Answer): string | null {
  const note = steps.find(({ step }) => step === 'rewrite')?.note ?? null;
  return rewrite || note === askMessages.parametersSayAll ? null : note;
}

const mostTools = 2;

/** Saved tools that came near to a question that was composed or asked back. */
export function nearTools({ execution }: Answer): readonly Candidate[] {
  return execution?.toolId === null ? execution.candidates.slice(0, mostTools) : [];
}

/** A past answer, as its receipt kept it. */
export function fromExecution(execution: Execution): Answer {
  const { toolId, candidates, status, error } = execution;
  const failed = status === 'failed' ? 'failed' : 'done';
  return {
    ...beginAnswer(execution.question),
    phase: status === 'cancelled' ? 'cancelled' : failed,
    steps: execution.steps,
    tool: toolId ? (candidates.find(({ id }) => id === toolId) ?? toolOf(execution, toolId)) : null,
    template: execution.template,
    chips: execution.chips,
    reading: execution.reading,
    readings: execution.readings.length > 0 ? execution.readings : null,
    continues: execution.continues ?? false,
    learned: execution.learned ?? null,
    missing: status === 'needs_values' ? missingOf(execution.chips) : [],
    nothing:
      status === 'nothing_relevant'
        ? {
            nearest: candidates.slice(0, 2),
            unplaced: [],
            tables: [],
            savedToolsOnly: false,
            rowsLimited: false,
            cannotRead: false,
          }
        : null,
    rewrite: execution.rewrite,
    sql: execution.sql,
    result: execution.result,
    chart: execution.chart,
    prose: execution.prose,
    execution,
    failure: error && { message: error.message, offerBuiltin: false },
  };
}

function toolOf({ toolName }: Execution, id: string): Candidate {
  return {
    id,
    name: toolName ?? '',
    description: '',
    type: 'query',
    score: 1,
    reason: 'Chosen by hand.',
    lacks: null,
  };
}

function missingOf(chips: readonly Chip[]): string[] {
  return chips.flatMap(({ parameter, value, notFound }) =>
    notFound || (parameter.required && (value === null || value === '')) ? [parameter.name] : [],
  );
}

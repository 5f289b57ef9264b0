import type { AiExchange } from '@parley/contract/ai/provider-exchanges';
import type { AskEvent, AskInput, Execution } from '@parley/contract/ask';
import type { AiProvider } from '../ai/port.ts';
import type { Question } from '../language/question/question.ts';
import type { Masked } from '../masking/masked-provider-for-source.ts';
import type { ExchangeRecorder } from '../records/ai-exchange-recorder.ts';
import type { Recorder } from '../records/execution-recorder.ts';
import type { Receipt } from '../records/receipt.ts';
import type { Origin } from '../records/request-caller.ts';
import type { Owner } from '../store/acting-member.ts';
import type { Store } from '../store/store.ts';
import type { AskedSource } from './asked-source-types.ts';
import type { QuestionVectors } from './finding/question-vector-cache.ts';
import type { Catalogues } from './finding/tool-catalogue-cache.ts';
import type { Stopwatch } from './stage-stopwatch.ts';
import type { Statements } from './tool-statement-facts.ts';

export type AskParts = {
  store: Pick<Store, 'executions' | 'conversations' | 'tools' | 'toolExamples' | 'learnedReadings'>;
  recorder: Pick<Recorder, 'add'>;
  exchanges: Pick<ExchangeRecorder, 'keep'>;
  catalogues: Catalogues;
  statements: Statements;
  vectorOf: QuestionVectors;
  refreshVectors: RefreshVectors;
  /** The provider to which nothing leaves this machine. */
  onThisMachine(owner: Owner): Promise<AiProvider>;
  /** Called with unexpected errors, for the log. */
  onFailure(error: unknown): void;
};

/** Brings the vectors of the owner's tools into the provider's own space, and gives the catalogue's stamp. */
export type RefreshVectors = (owner: Owner, provider: AiProvider, signal: AbortSignal) => Promise<string>;

/** The database and the provider, opened for one question. */
export type OpenedSource = {
  source: AskedSource;
  provider: AiProvider;
  /** What must not leave with the explanation; null where nothing is marked, or nothing leaves. */
  masked: Masked | null;
  /** Every call that left for a provider so far. */
  exchanges: readonly AiExchange[];
};

export type AskRequest = Origin & {
  input: AskInput;
  begin(): Promise<OpenedSource>;
  signal: AbortSignal;
  /** Whoever asks may use tools and nothing else: no statement is composed. */
  toolsOnly?: boolean;
  /** Whoever asks may see what is marked as personal or secret: the owner in the browser, a token that says so. */
  isCleared: boolean;
  emit(event: AskEvent): void;
};

/** Everything the stages share. */
export type AskContext = Omit<AskRequest, 'begin'> &
  OpenedSource & {
    parts: AskParts;
    receipt: Receipt;
    stage: Stopwatch;
    /** As it was read when it came in. */
    question: Question;
    previous: Execution | null;
  };

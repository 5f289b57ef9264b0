import type { ExecutionDoor, ExecutionKind } from '@parley/contract/ask';
import type { ParameterValue } from '@parley/contract/parameters';

/** What the calls led to: an answer, or the proposals for a connection. */
export type ExchangePlace = { executionId: string } | { connectionId: string };

export type SealedExchanges = { id: string; spaceId: string; sealed: string };

/** A question, with its values set apart, and the statement that its asker said answers it. */
export type LearnedReading = {
  /** In which it was said. */
  executionId: string;
  connectionId: string;
  question: string;
  template: string;
  /** Values that the asker put in place of guessed ones. */
  corrected: Readonly<Record<string, ParameterValue>>;
  model: string;
  vector: Float32Array;
};

/** A question that a person said a tool answered well, or not. */
export type ToolExample = {
  toolId: string;
  question: string;
  liked: boolean;
  model: string;
  vector: Float32Array;
};

/** `id` is one of the executions in which it was asked. */
export type Unanswered = {
  id: string;
  question: string;
  connectionId: string | null;
  connectionName: string | null;
  times: number;
  lastAsked: string;
};

export type RecentExecutionsQuery = {
  limit: number;
  door?: ExecutionDoor | undefined;
  /** Left out: every kind. */
  kinds?: readonly ExecutionKind[] | undefined;
};

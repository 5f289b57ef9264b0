import type { ExecutionDoor, ExecutionKind } from '@parley/contract/ask';

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

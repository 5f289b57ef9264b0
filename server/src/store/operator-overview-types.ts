import type { OperatorAction, ServerVitals, UsageDay } from '@parley/contract/operator/operator-api';
import type { StoredAiModel } from './ai-model-and-usage-types.ts';

export type OfferedAiModel = StoredAiModel & { ownerEmail: string };

export type NewAction = { operator: string; action: OperatorAction; subject: string };

export type ServerBeat = {
  id: string;
  host: string;
  version: string;
  startedAt: string;
  seenAt: string;
  vitals: ServerVitals;
};

/** One on which nothing happened. */
export function quietDay(day: string): UsageDay {
  return { day, questions: 0, runs: 0, failed: 0, people: 0, inputTokens: 0, outputTokens: 0, cost: 0 };
}

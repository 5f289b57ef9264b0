import type { ExecutionDoor } from '@parley/contract/ask';
import type { ParameterValue } from '@parley/contract/parameters';
import type { Owner } from '../store/owner.ts';
import type { AgentView } from './agent-view.ts';

/** Who came through which door, and what they see. */
export type Visit = {
  owner: Owner;
  /** The token's name. */
  caller: string;
  door: ExecutionDoor;
  view: AgentView;
  signal: AbortSignal;
};

export type Values = Record<string, ParameterValue>;
export type RunWish = { name: string; parameters: Values; limit: number; cursor?: string | undefined };
export type AskWish = {
  question: string;
  source?: string | undefined;
  reading?: string | undefined;
  limit: number;
  time_zone: string;
};

import type { ExecutionDoor } from '@parley/contract/ask';
import type { ParameterValue } from '@parley/contract/parameters';
import type { Owner } from '../store/acting-member.ts';
import type { AgentView } from './visible-tools-and-sources.ts';

/** One call by an agent or a program: who makes it, how it came in, and what it can see. */
export type AgentRequest = {
  owner: Owner;
  /** The token's name. */
  caller: string;
  door: ExecutionDoor;
  /** From where it came. Asked for only where it counts: behind proxies it has to be worked out. */
  address(): string;
  view: AgentView;
  signal: AbortSignal;
};

export type ParameterValues = Record<string, ParameterValue>;
export type AgentRunInput = {
  name: string;
  parameters: ParameterValues;
  limit: number;
  cursor?: string | undefined;
};
export type AgentAskInput = {
  question: string;
  source?: string | undefined;
  reading?: string | undefined;
  limit: number;
  time_zone: string;
};

import type { ExecutionDoor } from '@parley/contract/ask';
import type { ConnectionType } from '@parley/contract/connections';
import type { ParameterValue } from '@parley/contract/parameters';
import type { Tool } from '@parley/contract/tools';
import type { Owner } from '../store/owner.ts';

export type SeenTool = { name: string; tool: Tool & { connectionId: string } };
type SeenSource = { id: string; name: string; type: ConnectionType; projectRef: string | null };

/** What the caller may see; nothing else exists for them. */
export type Sight = {
  tools: readonly SeenTool[];
  sources: readonly SeenSource[];
  find(name: string): SeenTool | undefined;
  mayWrite: boolean;
  isNarrowed: boolean;
};

/** Who came through which door, and what they see. */
export type Visit = {
  owner: Owner;
  /** The token's name. */
  caller: string;
  door: ExecutionDoor;
  sight: Sight;
  signal: AbortSignal;
};

export type Values = Record<string, ParameterValue>;
export type RunWish = { name: string; parameters: Values; limit: number; cursor?: string | undefined };
export type AskWish = { question: string; source?: string | undefined; limit: number; time_zone: string };

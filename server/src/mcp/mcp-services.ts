import type { Bearer, Tokens } from '../accounts/access-tokens.ts';
import type { AgentDesk } from '../agents/agent-desk.ts';
import type { AgentLink, AgentViews } from '../agents/agent-view.ts';
import type { Config } from '../platform/config.ts';

/** The services that the MCP endpoint calls. */
export type McpServices = {
  config: Config;
  tokens: Tokens;
  agentViews: AgentViews;
  agentDesk: AgentDesk;
};

/** One message of one agent: whose token, by which link. */
export type Caller = { bearer: Bearer; link: AgentLink; signal: AbortSignal };

import type { AccessTokenService, Bearer, OpenCalls } from '../accounts/agent-access/public-types.ts';
import type { AgentActions } from '../agents/carry-out-agent-actions.ts';
import type { AgentLink, AgentViews } from '../agents/visible-tools-and-sources.ts';
import type { Config } from '../platform/config.ts';

/** The services that the MCP endpoint calls. */
export type McpServices = {
  config: Config;
  tokens: AccessTokenService;
  openCalls: OpenCalls;
  agentViews: AgentViews;
  agentActions: AgentActions;
};

/** One message of one agent: whose token, by which link, from where. */
export type Caller = { bearer: Bearer; link: AgentLink; address(): string; signal: AbortSignal };

import type { FastifyInstance } from 'fastify';
import type { AgentViews } from '../../agents/visible-tools-and-sources.ts';
import { beforeAnswer } from './request-lifecycle/register-lifecycle-steps.ts';

/**
 * Whatever a person changes is in force for their agents and programs when they read that it is done: tools, toolsets
 * and connections are changed by many calls, so every call that may change something counts.
 */
export function clearAgentCache(app: FastifyInstance, agentViews: Pick<AgentViews, 'forget'>): void {
  beforeAnswer(app, ({ member, method }) => {
    if (member && method !== 'GET') agentViews.forget(member.id);
  });
}

import type { Conversation } from '@parley/contract/ask';
import { conversationOutput, conversationsOutput, startedConversation } from '@parley/contract/ask';
import { api } from '@parley/contract/routes';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';

export const conversationsQuery = queryOptions({
  queryKey: ['conversations'],
  queryFn: ({ signal }) => callApi({ path: api.conversations, output: conversationsOutput, signal }),
});

export function useRefreshConversations() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: conversationsQuery.queryKey });
}

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: ['conversation', id],
    // It grows while it is open: what was read before is never shown again.
    gcTime: 0,
    queryFn: ({ signal }) =>
      callApi({ path: apiPath(api.conversation, id), output: conversationOutput, signal }),
  });

/** It takes its name from its first question. */
export async function startConversation(connectionId: string): Promise<Conversation> {
  const body = { connectionId };
  const call = { method: 'POST', path: api.conversations, body, output: startedConversation } as const;
  return (await callApi(call)).conversation;
}

export function endConversation(id: string) {
  return callApi({ method: 'DELETE', path: apiPath(api.conversation, id), idempotent: true });
}

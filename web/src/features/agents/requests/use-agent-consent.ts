import { authorizeOutput, type ConsentInput, consentOutput } from '@parley/contract/accounts/agent-oauth';
import { api } from '@parley/contract/routes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

/** What the agent that sent the browser here asks for. */
export function useAgentRequest(search: string) {
  return useQuery({
    queryKey: ['agent-request', search],
    queryFn: ({ signal }) =>
      callApi({ path: `${api.oauthRequest}${search}`, output: authorizeOutput, signal }),
    retry: false,
  });
}

export function useDecide() {
  return useMutation({
    mutationFn: (decision: ConsentInput) =>
      callApi({ method: 'POST', path: api.oauthConsent, body: decision, output: consentOutput }),
  });
}

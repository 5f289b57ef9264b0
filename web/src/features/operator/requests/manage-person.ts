import { resetLinkOutput } from '@parley/contract/operator/operator-api';
import { api } from '@parley/contract/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { operatorKey } from './operator-queries.ts';

/** A call after which everything on the page is asked for again. */
export function useAction<Input, Output>(call: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: () => queries.invalidateQueries({ queryKey: operatorKey }),
  });
}

export function useSetDisabled(id: string) {
  return useAction((disabled: boolean) =>
    callApi({ method: 'PUT', path: apiPath(api.operatorDisabled, id), body: { disabled }, idempotent: true }),
  );
}

/** The answers about the person would be asked for again and not be there: only the list is. */
export function useDeletePerson(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callApi({ method: 'DELETE', path: apiPath(api.operatorPerson, id) }),
    onSuccess: () => {
      queries.removeQueries({ queryKey: [...operatorKey, 'person', id] });
      return queries.invalidateQueries({ queryKey: operatorKey });
    },
  });
}

export function useMakeResetLink(id: string) {
  return useAction(() =>
    callApi({ method: 'POST', path: apiPath(api.operatorResetLink, id), output: resetLinkOutput }),
  );
}

export function useEndSessions(id: string) {
  return useAction(() =>
    callApi({ method: 'DELETE', path: apiPath(api.operatorSessions, id), idempotent: true }),
  );
}

export function useEndSession() {
  return useAction((sessionId: string) =>
    callApi({ method: 'DELETE', path: apiPath(api.operatorSession, sessionId) }),
  );
}

export function useRevokePersonsToken() {
  return useAction((tokenId: string) =>
    callApi({ method: 'DELETE', path: apiPath(api.operatorToken, tokenId) }),
  );
}

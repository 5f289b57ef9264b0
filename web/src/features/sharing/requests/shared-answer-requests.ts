import { api } from '@parley/contract/routes';
import {
  openedPublicAnswer,
  openedSpaceAnswer,
  sharedLinksOutput,
  type shareInput,
  shareOutput,
} from '@parley/contract/spaces/shared-answers';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';

const linksKey = ['shared-answers'];

/** Links of the open space that the person may see, and whether public ones are allowed. */
export function useSharedLinks() {
  return useQuery({
    queryKey: linksKey,
    queryFn: ({ signal }) => callApi({ path: api.sharedAnswers, output: sharedLinksOutput, signal }),
    refetchOnMount: 'always',
  });
}

function useLinksChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([linksKey, ['space-record']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}

export function useShare() {
  return useLinksChange((body: z.input<typeof shareInput>) =>
    callApi({ method: 'POST', path: api.sharedAnswers, body, output: shareOutput }),
  );
}

export function useEndLink() {
  return useLinksChange((id: string) =>
    callApi({ method: 'DELETE', path: apiPath(api.sharedAnswer, id), idempotent: true }),
  );
}

export function useAllowPublicLinks() {
  return useLinksChange((allowed: boolean) =>
    callApi({ method: 'PUT', path: api.publicLinks, body: { allowed }, idempotent: true }),
  );
}

export function usePublicAnswer(secret: string) {
  return useQuery({
    queryKey: ['public-answer', secret],
    queryFn: ({ signal }) =>
      callApi({
        method: 'POST',
        path: api.openPublicAnswer,
        body: { secret },
        output: openedPublicAnswer,
        signal,
      }),
  });
}

export function useSpaceAnswer(secret: string) {
  return useQuery({
    queryKey: ['space-answer', secret],
    queryFn: ({ signal }) =>
      callApi({
        method: 'POST',
        path: api.openSharedAnswer,
        body: { secret },
        output: openedSpaceAnswer,
        signal,
      }),
  });
}

import type { DatabaseSchema } from '@parley/contract/database-schema';
import { projectMessages } from '@parley/contract/hosted-projects';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { useSearchParams } from '../../../lib/routing/use-search-params.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { type Finished, finishConnectionAfterGrant } from './finish-connection-after-grant.ts';
import { finishConnectionByIdOrProject } from './finish-connection-by-id-or-project.ts';
import { useOauthExchange } from './use-oauth-exchange.ts';

export type FinishingConnection =
  | { status: 'nothing' | 'working' }
  | { status: 'done'; finished: Finished }
  | { status: 'error'; message: string };

type ReadSchema = (connectionId: string) => Promise<DatabaseSchema>;

/** With a code: the new grant's project becomes a connection. Without one: the connection that is named. */
export function useFinishDatabaseConnection(readSchema: ReadSchema): FinishingConnection {
  const [search] = useSearchParams();
  const [named] = useState(() => ({
    id: search.get('connection_id'),
    type: search.get('type') ?? 'supabase',
  }));
  const session = useSession();
  const exchange = useOauthExchange();
  const grant = exchange.status === 'success' ? exchange.grant : null;
  const generic = exchange.status === 'nothing' ? named.id : null;
  const finish = useQuery({
    queryKey: ['database-callback', grant, generic],
    queryFn: async (): Promise<Finished> => {
      if (grant && session.data) return finishConnectionAfterGrant({ grant, user: session.data, readSchema });
      return finishConnectionByIdOrProject(generic ?? '', named.type);
    },
    enabled: Boolean(session.data) && (grant !== null || generic !== null),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  if (exchange.status === 'error') return { status: 'error', message: exchange.message };
  if (exchange.status === 'nothing' && generic === null) return { status: 'nothing' };
  if (session.data === null) return { status: 'error', message: projectMessages.noSession };
  if (finish.data) return { status: 'done', finished: finish.data };
  const failed = finish.error ?? session.error;
  if (failed) return { status: 'error', message: `Failed to store connection: ${errorMessage(failed)}` };
  return { status: 'working' };
}

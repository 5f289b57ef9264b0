import type { ServerInfo } from '@parley/contract/auth';
import { useState } from 'react';
import { ConnectionsList } from '../../features/connections/components/connections-list.tsx';
import {
  useConnections,
  useRefreshConnections,
} from '../../features/connections/requests/use-connections.ts';
import { OneClickConnectDialog } from '../../features/projects/components/connect/one-click-connect-dialog.tsx';
import { SchemaDialog } from '../../features/schema/components/schema-dialog.tsx';
import { SuggestDialog } from '../../features/tools/components/suggest/suggest-dialog.tsx';
import { useSearchParams } from '../../lib/routing/use-search-params.ts';
import { useServerInfo } from '../../lib/server-info/use-server-info.ts';
import { useSpacePermission } from '../../lib/session/use-space-permission.ts';
import { PageMeta } from '../page-meta.tsx';
import { PlanChoice } from '../plan-choice.tsx';
import { PageColumn } from '../shell/page-column.tsx';
import { useUsualProvider } from '../use-usual-provider.ts';

/** Which schema is open, or which source tools are made for, stands in the address, so that it survives a reload and can be linked to. */
export function ConnectionsPage() {
  const [search, setSearch] = useSearchParams();
  const { data } = useConnections();
  const refresh = useRefreshConnections();
  const usual = useUsualProvider();
  const mayChange = useSpacePermission('change-connections');
  const { data: server } = useServerInfo();
  const [leaving, setLeaving] = useState(false);
  const [tables, setTables] = useState<string[]>();
  const shown = data?.connections.find(({ id }) => id === search.get('schema'));
  const generating = data?.connections.find(({ id }) => id === search.get('generate'));
  const go = (params: Record<string, string>) =>
    setSearch(params, { replace: true, preventScrollReset: true });
  const show = (id?: string) => go(id === undefined ? {} : { schema: id });
  return (
    <PageColumn>
      <PageMeta title="Database Connections" />
      <ConnectionsList
        oneClick={{ refusal: oneClickRefusal(server), onStart: () => setLeaving(true) }}
        mayChange={mayChange}
        onSchema={({ id }) => show(id)}
      />
      {leaving && <OneClickConnectDialog onClose={() => setLeaving(false)} />}
      {shown && (
        <SchemaDialog
          key={shown.id}
          connection={{ id: shown.id, name: shown.name }}
          onScanned={refresh}
          onGenerate={(selected) => {
            setTables(selected);
            go({ generate: shown.id });
          }}
          onClose={() => show()}
        />
      )}
      {generating && (
        <SuggestDialog
          key={generating.id}
          connection={generating}
          usual={usual}
          tables={tables}
          renderPlans={(choice) => <PlanChoice {...choice} />}
          onClose={() => show()}
        />
      )}
    </PageColumn>
  );
}

function oneClickRefusal(server: ServerInfo | undefined): string | null {
  if (!server) return 'Asking whether this server offers it...';
  return server.hosted ? null : 'Not set up on this server.';
}

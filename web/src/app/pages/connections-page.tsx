import { useSearchParams } from 'react-router';
import { ConnectionsList } from '../../features/connections/components/connections-list.tsx';
import {
  useConnections,
  useRefreshConnections,
} from '../../features/connections/requests/use-connections.ts';
import { SchemaDialog } from '../../features/schema/components/schema-dialog.tsx';
import { PageMeta } from '../page-meta.tsx';
import { PageColumn } from '../shell/page-column.tsx';

/** Which schema is open stands in the address, so that it survives a reload and can be linked to. */
export function ConnectionsPage() {
  const [search, setSearch] = useSearchParams();
  const { data } = useConnections();
  const refresh = useRefreshConnections();
  const shown = data?.connections.find(({ id }) => id === search.get('schema'));
  const show = (id?: string) =>
    setSearch(id === undefined ? {} : { schema: id }, { replace: true, preventScrollReset: true });
  return (
    <PageColumn>
      <PageMeta title="Database Connections" />
      <ConnectionsList onSchema={({ id }) => show(id)} />
      {shown && (
        <SchemaDialog
          key={shown.id}
          connection={{ id: shown.id, name: shown.name }}
          onScanned={refresh}
          onClose={() => show()}
        />
      )}
    </PageColumn>
  );
}

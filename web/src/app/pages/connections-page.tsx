import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ConnectionsList } from '../../features/connections/components/connections-list.tsx';
import {
  useConnections,
  useRefreshConnections,
} from '../../features/connections/requests/use-connections.ts';
import { SchemaDialog } from '../../features/schema/components/schema-dialog.tsx';
import { SuggestDialog } from '../../features/tools/components/suggest-dialog.tsx';
import { PageMeta } from '../page-meta.tsx';
import { PageColumn } from '../shell/page-column.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { useOpenAi } from './use-open-ai.ts';

/** Which schema is open, or which source tools are made for, stands in the address, so that it survives a reload and can be linked to. */
export function ConnectionsPage() {
  const [search, setSearch] = useSearchParams();
  const { data } = useConnections();
  const refresh = useRefreshConnections();
  const openAi = useOpenAi();
  const [tables, setTables] = useState<string[]>();
  const shown = data?.connections.find(({ id }) => id === search.get('schema'));
  const generating = data?.connections.find(({ id }) => id === search.get('generate'));
  const go = (params: Record<string, string>) =>
    setSearch(params, { replace: true, preventScrollReset: true });
  const show = (id?: string) => go(id === undefined ? {} : { schema: id });
  return (
    <PageColumn>
      <PageMeta title="Database Connections" />
      <ConnectionsList onSchema={({ id }) => show(id)} />
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
          openAi={openAi}
          tables={tables}
          renderPlans={(onChosen) => <PlanChoice onChosen={onChosen} />}
          onClose={() => show()}
        />
      )}
    </PageColumn>
  );
}

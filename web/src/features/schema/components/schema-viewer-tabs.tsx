import type { DatabaseSchema } from '@parley/contract/database-schema';
import { useState } from 'react';
import { Tabs } from '../../../ui/actions/tabs.tsx';
import { LazyDiagram } from './diagram/lazy-diagram.tsx';
import { PrivacyTab } from './privacy/privacy-tab.tsx';
import { RelationshipList } from './relationship-list.tsx';
import { useRulesTab } from './row-rules/use-rules-tab.tsx';
import { SchemaBrowser } from './schema-browser.tsx';
import { TableRowsTab } from './table-rows-tab.tsx';

type SchemaViewerTabsProps = {
  schema: DatabaseSchema;
  /** Without one there are no rows to look at. */
  connectionId: string | null;
  /** Called when edited row rules begin or end to wait for being saved. */
  onUnsaved: (isUnsaved: boolean) => void;
};

/** A schema on a page of its own: for looking, not for choosing. */
export function SchemaViewerTabs({ schema, connectionId, onUnsaved }: SchemaViewerTabsProps) {
  const [tab, setTab] = useState('tables');
  const [large, setLarge] = useState(false);
  const rulesTab = useRulesTab({ connectionId, tables: schema.tables, tab, onUnsaved });
  const tabs = [
    { id: 'tables', label: 'Tables', content: <SchemaBrowser schema={schema} /> },
    {
      id: 'diagram',
      label: 'Diagram',
      content: <LazyDiagram schema={schema} large={large} onLarge={setLarge} />,
    },
    {
      id: 'relationships',
      label: 'Relationships',
      content: <RelationshipList relationships={schema.relationships} />,
    },
  ];
  const ofConnection = connectionId
    ? [
        {
          id: 'preview',
          label: 'Preview',
          content: <TableRowsTab connectionId={connectionId} tables={schema.tables} />,
        },
        {
          id: 'privacy',
          label: 'Privacy',
          content: <PrivacyTab connectionId={connectionId} tables={schema.tables} />,
        },
        ...rulesTab,
      ]
    : [];
  return <Tabs label="Schema" value={tab} onChange={setTab} tabs={[...tabs, ...ofConnection]} />;
}

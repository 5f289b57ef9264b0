import type { SchemaChanges } from '@parley/contract/connections';
import type { DatabaseSchema } from '@parley/contract/database-schema';
import { useState } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Tabs } from '../../../ui/actions/tabs.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { useRescan, useSchema } from '../requests/use-schema.ts';
import { CustomSchemaEditor } from './custom/custom-schema-editor.tsx';
import { LazyDiagram } from './diagram/lazy-diagram.tsx';
import { EmptySchemasNotice } from './empty-schemas-notice.tsx';
import { PrivacyTab } from './privacy/privacy-tab.tsx';
import { useDiscardRulesPrompt } from './row-rules/use-discard-rules-prompt.tsx';
import { useRulesTab } from './row-rules/use-rules-tab.tsx';
import { SampleSchemaNotice } from './sample-schema-notice.tsx';
import { SchemaChangesAfterScan } from './schema-changes-after-scan.tsx';
import styles from './schema-dialog.module.css';
import { SchemaDialogButtons } from './schema-dialog-buttons.tsx';
import { TableRowsTab } from './table-rows-tab.tsx';
import { TableSelectionTab } from './table-selection-tab.tsx';

type SchemaDialogProps = {
  connection: { id: string; name: string };
  /** The connection was reached, or was not: its card has something new to tell. */
  onScanned: () => void;
  /** With the tables that were selected. */
  onGenerate: (tables: string[]) => void;
  onClose: () => void;
};

export function SchemaDialog({ connection, onScanned, onGenerate, onClose }: SchemaDialogProps) {
  const { data, error, isFetching, refetch } = useSchema(connection.id, onScanned);
  const rescan = useRescan(connection.id, onScanned);
  const [tab, setTab] = useState('tables');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [editing, setEditing] = useState(false);
  const [large, setLarge] = useState(false);
  const [changes, setChanges] = useState<SchemaChanges | null>(null);
  const unsaved = useDiscardRulesPrompt();
  const schema = data?.schema;

  const scanAgain = () =>
    rescan.mutate(undefined, {
      onSuccess: setChanges,
      onError: (failure) => notify.error(`Failed to load database schema: ${errorMessage(failure)}`),
    });

  return (
    <Modal
      open
      onClose={() => unsaved.leave(onClose)}
      size={large && tab === 'diagram' && !editing ? 'full' : 'xl'}
      title={`Schema: ${connection.name}`}
      footer={
        !editing &&
        schema && (
          <SchemaDialogButtons
            selected={selected.size}
            scanning={rescan.isPending}
            onRescan={scanAgain}
            onCustomize={() => unsaved.leave(() => setEditing(true))}
            onGenerate={() => unsaved.leave(() => onGenerate([...selected]))}
            onClose={() => unsaved.leave(onClose)}
          />
        )
      }
    >
      {error && !schema && <NotRead error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {!schema && !error && <Reading />}
      {schema && editing && (
        <CustomSchemaEditor
          connectionId={connection.id}
          schema={schema}
          custom={data.custom}
          onBack={() => setEditing(false)}
        />
      )}
      {schema && !editing && (
        <>
          {data.origin === 'sample' && <SampleSchemaNotice problems={data.problems} />}
          {data.missing.length > 0 && <EmptySchemasNotice schemas={data.missing} />}
          {changes && <SchemaChangesAfterScan changes={changes} onDismiss={() => setChanges(null)} />}
          <SchemaTabs
            connectionId={connection.id}
            schema={schema}
            tab={tab}
            onTab={setTab}
            selected={selected}
            onSelect={setSelected}
            large={large}
            onLarge={setLarge}
            onUnsaved={unsaved.setIsUnsaved}
          />
        </>
      )}
      {unsaved.question}
    </Modal>
  );
}

type SchemaTabsProps = {
  connectionId: string;
  schema: DatabaseSchema;
  tab: string;
  onTab: (tab: string) => void;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  large: boolean;
  onLarge: (large: boolean) => void;
  onUnsaved: (isUnsaved: boolean) => void;
};

function SchemaTabs({ connectionId, schema, tab, onTab, onUnsaved, ...choice }: SchemaTabsProps) {
  const { selected, onSelect, large, onLarge } = choice;
  const { tables } = schema;
  const rulesTab = useRulesTab({ connectionId, tables, tab, onUnsaved });
  const tabs = [
    {
      id: 'tables',
      label: 'Tables',
      content: <TableSelectionTab tables={tables} selected={selected} onSelect={onSelect} />,
    },
    {
      id: 'diagram',
      label: 'Diagram',
      content: <LazyDiagram schema={schema} large={large} onLarge={onLarge} />,
    },
    {
      id: 'preview',
      label: 'Preview',
      content: <TableRowsTab connectionId={connectionId} tables={tables} />,
    },
    {
      id: 'privacy',
      label: 'Privacy',
      content: <PrivacyTab connectionId={connectionId} tables={tables} />,
    },
    ...rulesTab,
  ];
  return <Tabs label="Schema" value={tab} onChange={onTab} tabs={tabs} />;
}

type NotReadProps = { error: Error; busy: boolean; onRetry: () => void };

function NotRead({ error, busy, onRetry }: NotReadProps) {
  return (
    <Notice
      tone="error"
      title="Failed to load database schema"
      action={
        <Button busy={busy} onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {errorMessage(error)}
    </Notice>
  );
}

function Reading() {
  return (
    <div className={styles.reading} role="status">
      <p>Reading the structure of the database...</p>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}

import { type CustomSchema, connectionMessages, customSchema } from '@parley/contract/connections';
import type { DatabaseSchema } from '@parley/contract/database-schema';
import { fieldMessage } from '@parley/contract/field-messages';
import { limits } from '@parley/contract/limits';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { BackButton } from '../../../../ui/actions/back-button.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { type CustomTable, startDraft, tableMistake } from '../../model/custom-schema-draft.ts';
import { saveCustomSchema } from '../../requests/save-custom-schema.ts';
import { useKeepCustomSchema } from '../../requests/use-schema.ts';
import styles from './custom-schema-editor.module.css';
import { CustomTableForm } from './custom-table-form.tsx';
import { CustomTableList } from './custom-table-list.tsx';

type CustomSchemaEditorProps = {
  connectionId: string;
  schema: DatabaseSchema;
  custom: CustomSchema | null;
  onBack: () => void;
};

export function CustomSchemaEditor({ connectionId, schema, custom, onBack }: CustomSchemaEditorProps) {
  const keep = useKeepCustomSchema(connectionId);
  const [tables, setTables] = useState(() => startDraft(custom, schema));
  const [at, setAt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [saved, setSaved] = useState(false);
  const table = tables[at];

  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => setSaved(false), limits.linger.savedSchema);
    return () => clearTimeout(timer);
  }, [saved]);

  const addTable = (name: string): string | undefined => {
    const mistake = tableMistake(tables, name);
    if (mistake) return mistake;
    setTables([...tables, { name: name.trim(), columns: [], primaryKey: [] }]);
    setAt(tables.length);
    return undefined;
  };
  const change = (next: CustomTable) => setTables(tables.map((one, index) => (index === at ? next : one)));
  const remove = () => {
    setTables(tables.filter((_, index) => index !== at));
    setAt(Math.max(0, at - 1));
  };
  const save = async () => {
    const parsed = customSchema.safeParse({ tables }, { error: fieldMessage });
    if (!parsed.success) return setFailure(parsed.error.issues[0]?.message);
    setFailure(undefined);
    setBusy(true);
    try {
      await saveCustomSchema(connectionId, parsed.data);
      keep(parsed.data);
      setSaved(true);
    } catch (error) {
      setFailure(`Failed to save schema: ${errorMessage(error)}`);
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className={styles.editor} aria-label="Custom schema">
      <div className={styles.top}>
        <BackButton onClick={onBack}>Back to tables</BackButton>
        <p className={styles.lead}>
          Describe the tables as you want them to be understood. The database itself is not changed.
        </p>
      </div>
      <div className={styles.columns}>
        <CustomTableList tables={tables} at={at} onChoose={setAt} onAdd={addTable} />
        {table ? (
          <CustomTableForm
            key={`${at} ${table.name}`}
            table={table}
            others={tables.filter((_, index) => index !== at)}
            onChange={change}
            onRemove={remove}
          />
        ) : (
          <p className={styles.none}>No tables found. Add the first one by its name.</p>
        )}
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
      {saved && <Notice tone="success">{connectionMessages.schemaSaved}</Notice>}
      <div className={styles.actions}>
        <Button variant="primary" busy={busy} busyLabel="Saving..." onClick={() => void save()}>
          Save Schema
        </Button>
      </div>
    </section>
  );
}

import { type Connection, connectionMessages } from '@parley/contract/connections';
import { connectionKinds, isFileType } from '@parley/contract/connections/connection-kinds';
import { limits } from '@parley/contract/limits';
import { useEffect, useState } from 'react';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import {
  type ConnectionDraft,
  draftOf,
  draftSchema,
  type FormType,
  newDraft,
} from '../model/connection-draft.ts';
import { createConnection, updateConnection } from '../requests/save-connection.ts';
import { type ConnectionTest, testConnection } from '../requests/test-connection.ts';
import { useKeepConnection } from '../requests/use-connections.ts';
import styles from './connection-form.module.css';
import { ConnectionTestResult } from './connection-test-result.tsx';
import { SchemaAndFunctionFields } from './schema-and-function-fields.tsx';
import { type FieldsProps, ServerFields } from './server-fields.tsx';
import { SqliteFields } from './sqlite-fields.tsx';

type ConnectionFormProps = {
  type: FormType;
  connection: Connection | null;
  onBack: (() => void) | undefined;
  onClose: () => void;
};

export function ConnectionForm({ type, connection, onBack, onClose }: ConnectionFormProps) {
  const { values, errors, busy, form, saved, tested, testing, change, runTest } = useConnectionForm({
    type,
    connection,
    onClose,
  });
  const projectRef = connection?.projectRef;
  const fields = { values, errors: errors.fields, change, connection };
  return (
    <form {...form} className={styles.form} aria-label={`${connectionKinds[type].title} connection`}>
      {errors.summary.length > 0 && <Notice tone="error">{errors.summary.map(sentence).join(' ')}</Notice>}
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        autoFocus
        required
        placeholder={`My ${connectionKinds[type].title} database`}
        value={values.name}
        error={errors.fields.name}
        onChange={(name) => change('name', name)}
      />
      {projectRef ? (
        <Notice tone="info">
          Reached through the access you gave at the provider, as project <code>{projectRef}</code>. There is
          no host or password to keep.
        </Notice>
      ) : (
        <PlaceFields {...fields} type={type} />
      )}
      <TextField
        label="Description"
        name="description"
        autoComplete="off"
        hint="Optional. What it contains: for you, and for better tool suggestions."
        value={values.description}
        error={errors.fields.description}
        onChange={(description) => change('description', description)}
      />
      <SchemaAndFunctionFields {...fields} type={type} />
      <Switch
        label="Saved tools only"
        description="Off: where no saved tool fits, a statement that reads is composed for the question and shown with its SQL. On: a question runs a saved tool as it is, or nothing."
        checked={values.savedToolsOnly}
        onChange={(savedToolsOnly) => change('savedToolsOnly', savedToolsOnly)}
      />
      <Switch
        label="Allow writes"
        description="Off: only statements that read are ever run. On: a change can be rehearsed, shown to you with the rows it touches, and is made only when you confirm it."
        checked={values.allowWrites}
        onChange={(allowWrites) => change('allowWrites', allowWrites)}
      />
      {tested && <ConnectionTestResult test={tested} />}
      <div className={styles.actions}>
        {onBack && (
          <Button variant="ghost" onClick={onBack}>
            Back
          </Button>
        )}
        <span className={styles.gap} />
        {!projectRef && (
          <Button busy={testing} busyLabel="Testing..." disabled={saved} onClick={() => void runTest()}>
            Test connection
          </Button>
        )}
        <Button type="submit" variant="primary" busy={busy} busyLabel="Saving..." disabled={saved}>
          {saved ? 'Saved' : 'Save connection'}
        </Button>
      </div>
    </form>
  );
}

/** What is typed, tried out and saved; the form closes itself a moment after it was saved. */
function useConnectionForm({ type, connection, onClose }: Omit<ConnectionFormProps, 'onBack'>) {
  const keep = useKeepConnection();
  const [saved, setSaved] = useState(false);
  const [tested, setTested] = useState<ConnectionTest | null>(null);
  const [testing, setTesting] = useState(false);
  const { values, set, errors, busy, form, check, fail } = useForm({
    initial: connection ? draftOf(connection) : newDraft(type),
    schema: draftSchema(type, connection === null),
    submit: async (input) => {
      keep(await (connection ? updateConnection(connection.id, input) : createConnection(input)));
      notify.success(connection ? connectionMessages.updated : connectionMessages.created);
      setSaved(true);
    },
  });

  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(onClose, limits.linger.savedForm);
    return () => clearTimeout(timer);
  }, [saved, onClose]);

  // What was found out is about other values than the ones that stand there now.
  const change = <Name extends keyof ConnectionDraft>(name: Name, value: ConnectionDraft[Name]) => {
    setTested(null);
    set(name, value);
  };
  const runTest = async () => {
    const input = check();
    if (input === undefined) return;
    setTested(null);
    setTesting(true);
    try {
      setTested(await testConnection(input, connection?.id));
    } catch (error) {
      fail(error);
    } finally {
      setTesting(false);
    }
  };
  return { values, errors, busy, form, saved, tested, testing, change, runTest };
}

function PlaceFields({ type, ...fields }: FieldsProps & { type: FormType }) {
  return isFileType(type) ? <SqliteFields {...fields} /> : <ServerFields {...fields} type={type} />;
}

function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

import { accessLimits } from '@parley/contract/agent-access';
import type { Connection } from '@parley/contract/connections';
import { type SubmitEvent, useState } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useCreateToken } from '../requests/use-access-tokens.ts';
import styles from './agents.module.css';
import { ChooseSourcesTokenMayReach } from './choose-sources-token-may-reach.tsx';

const lifetimes = [
  ...accessLimits.lifetimes.map((days) => ({ value: String(days), label: `${days} days` })),
  { value: 'never', label: 'Until I revoke it' },
];

type TokenFormProps = {
  sources: Connection[];
  /** Whether the person may clear a token for marked values. */
  mayClear: boolean;
  onCreated: (secret: string) => void;
  onCancel: () => void;
};

export function TokenForm({ sources, mayClear, onCreated, onCancel }: TokenFormProps) {
  const create = useCreateToken();
  const [name, setName] = useState('');
  const [writes, setWrites] = useState(false);
  const [unmasked, setUnmasked] = useState(false);
  const [connectionIds, setConnectionIds] = useState<string[] | null>(null);
  const [lifetime, setLifetime] = useState('90');
  const [missing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '') return;
    create.mutate(
      {
        name,
        scopes: [
          'read',
          ...(writes ? (['write'] as const) : []),
          ...(unmasked ? (['unmasked'] as const) : []),
        ],
        connectionIds,
        lifetimeDays: lifetime === 'never' ? null : Number(lifetime),
      },
      { onSuccess: ({ secret }) => onCreated(secret) },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} method="post" noValidate>
      {create.error && <Notice tone="error">{errorMessage(create.error)}</Notice>}
      <div className={styles.pair}>
        <TextField
          label="Name"
          name="name"
          value={name}
          onChange={setName}
          error={missing ? 'Name is required' : undefined}
          placeholder="Claude on my laptop"
          hint="Shown next to every call in the history."
          autoComplete="off"
          required
        />
        <SelectField
          label="Expires after"
          name="lifetime"
          value={lifetime}
          options={lifetimes}
          onChange={setLifetime}
        />
      </div>
      <Checkbox
        label="It may also change data, in two steps, where the connection allows writes"
        name="write"
        checked={writes}
        onChange={setWrites}
      />
      {mayClear && (
        <Checkbox
          label="It may see values of columns that are marked as personal or secret"
          name="unmasked"
          checked={unmasked}
          onChange={setUnmasked}
        />
      )}
      <ChooseSourcesTokenMayReach sources={sources} chosen={connectionIds} onChange={setConnectionIds} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={create.isPending} busyLabel="Creating...">
          Create token
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}

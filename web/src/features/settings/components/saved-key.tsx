import type { ApiKeyRecord } from '@parley/contract/settings';
import { useState } from 'react';
import { errorMessage } from '../../../lib/error-message.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Fact } from '../../../ui/facts.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { notify } from '../../../ui/toaster.tsx';
import { useRemoveApiKey, useVerifyApiKey } from '../requests/use-api-key.ts';
import styles from './settings.module.css';

type SavedKeyProps = { record: ApiKeyRecord };

export function SavedKey({ record }: SavedKeyProps) {
  const verify = useVerifyApiKey();
  const verifySaved = () =>
    verify.mutate(undefined, {
      onSuccess: ({ note }) => notify.success(note ?? 'The saved key works.'),
      onError: (error) => notify.error(errorMessage(error)),
    });
  return (
    <div className={styles.saved}>
      <dl className={styles.facts}>
        <Fact label="Saved key">
          <code>{record.masked}</code>
        </Fact>
        <Fact label="State">
          <Validity record={record} />
        </Fact>
        <Fact label="Last used">{record.lastUsedAt ? <Moment at={record.lastUsedAt} /> : 'Never'}</Fact>
        <Fact label="Saved">
          <Moment at={record.updatedAt} />
        </Fact>
      </dl>
      <div className={styles.actions}>
        <Button
          size="sm"
          disabled={record.isLost}
          busy={verify.isPending}
          busyLabel="Verifying..."
          onClick={verifySaved}
        >
          Verify saved key
        </Button>
        <RemoveKey />
      </div>
    </div>
  );
}

function Validity({ record: { isValid, isLost } }: SavedKeyProps) {
  if (isLost) return <Badge tone="danger">Cannot be read any more. Please enter it again.</Badge>;
  if (isValid === null) return <Badge>Not verified yet</Badge>;
  return isValid ? <Badge tone="success">Valid</Badge> : <Badge tone="danger">Refused</Badge>;
}

function RemoveKey() {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveApiKey();
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => notify.success('The key is removed.'),
      onError: (error) => notify.error(errorMessage(error)),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Remove this key?"
        action="Remove key"
        busy={remove.isPending}
        busyLabel="Removing..."
        onConfirm={confirm}
      >
        <p>The server deletes it. Work that needs it stops until another key is saved.</p>
      </ConfirmDialog>
    </>
  );
}

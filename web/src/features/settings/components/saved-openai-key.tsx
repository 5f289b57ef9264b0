import type { ApiKeyRecord } from '@parley/contract/ai/openai-api-key';
import { useState } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/data/badge.tsx';
import { Description } from '../../../ui/data/description-list.tsx';
import { Timestamp } from '../../../ui/data/timestamp.tsx';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useRemoveOpenAiKey, useVerifyOpenAiKey } from '../requests/use-openai-key.ts';
import styles from './settings.module.css';

type SavedOpenAiKeyProps = { record: ApiKeyRecord; mayChange: boolean };

export function SavedOpenAiKey({ record, mayChange }: SavedOpenAiKeyProps) {
  const verify = useVerifyOpenAiKey();
  const verifySaved = () =>
    verify.mutate(undefined, {
      onSuccess: ({ note }) => notify.success(note ?? 'The saved key works.'),
      onError: (error) => notify.error(errorMessage(error)),
    });
  return (
    <Panel>
      <dl className={styles.facts}>
        <Description label="Saved key">
          <code>{record.masked}</code>
        </Description>
        <Description label="State">
          <Validity record={record} />
        </Description>
        <Description label="Last used">
          {record.lastUsedAt ? <Timestamp at={record.lastUsedAt} /> : 'Never'}
        </Description>
        <Description label="Saved">
          <Timestamp at={record.updatedAt} />
        </Description>
      </dl>
      {mayChange && (
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
      )}
    </Panel>
  );
}

function Validity({ record: { isValid, isLost } }: Pick<SavedOpenAiKeyProps, 'record'>) {
  if (isLost) return <Badge tone="danger">Cannot be read any more. Please enter it again.</Badge>;
  if (isValid === null) return <Badge>Not verified yet</Badge>;
  return isValid ? <Badge tone="success">Valid</Badge> : <Badge tone="danger">Refused</Badge>;
}

function RemoveKey() {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveOpenAiKey();
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

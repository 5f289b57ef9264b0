import { mayDo, type SpaceSummary } from '@parley/contract/spaces/roles';
import { deleteSpaceInput, spaceMessages, spaceNameInput } from '@parley/contract/spaces/space-api';
import { useId, useState } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { openSpace } from '../../../lib/session/current-space.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { deleteSpace, useChangeSpace, useLeaveSpace } from '../requests/space-and-member-requests.ts';
import styles from './spaces.module.css';

type SpaceSettingsProps = { space: SpaceSummary };

export function SpaceSettings({ space }: SpaceSettingsProps) {
  const headingId = useId();
  const manages = mayDo(space.role, 'manage-space');
  return (
    <Card as="section" padding="lg" className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        This space
      </h2>
      {manages && <Rename key={space.name} space={space} />}
      {manages && <ShowSql space={space} />}
      <div className={styles.actions}>
        <Leave space={space} />
        {manages && <Delete space={space} />}
      </div>
    </Card>
  );
}

function Rename({ space }: SpaceSettingsProps) {
  const rename = useChangeSpace();
  const { field, errors, busy, form } = useForm({
    initial: { name: space.name },
    schema: spaceNameInput,
    missing: spaceMessages.name,
    submit: async ({ name }) => {
      await rename.mutateAsync({ name });
      notify.success('The space has a new name.');
    },
  });
  return (
    <form {...form} className={styles.oneLine} aria-label="Rename the space">
      {errors.summary.length > 0 && <Notice tone="error">{errors.summary.join(' ')}</Notice>}
      <TextField label="Name" required {...field('name')} />
      <Button type="submit" busy={busy} busyLabel="Renaming...">
        Rename
      </Button>
    </form>
  );
}

function ShowSql({ space }: SpaceSettingsProps) {
  const change = useChangeSpace();
  return (
    <Switch
      label="Askers see the SQL behind tools and answers"
      checked={space.showsSql}
      onChange={(next) =>
        change.mutateAsync({ showsSql: next }, { onError: (error) => notify.error(errorMessage(error)) })
      }
    />
  );
}

function Leave({ space }: SpaceSettingsProps) {
  const [asking, setAsking] = useState(false);
  const leave = useLeaveSpace();
  const go = () =>
    leave.mutate(undefined, {
      onSuccess: () => openSpace(undefined, '/space'),
      onError: (error) => {
        notify.error(errorMessage(error));
        setAsking(false);
      },
    });
  return (
    <>
      <Button onClick={() => setAsking(true)}>Leave space</Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Leave ${space.name}?`}
        action="Leave space"
        busy={leave.isPending}
        busyLabel="Leaving..."
        onConfirm={go}
      >
        <p>You can come back only with a new invitation. What you made here stays with the space.</p>
      </ConfirmDialog>
    </>
  );
}

function Delete({ space }: SpaceSettingsProps) {
  const formId = useId();
  const [open, setOpen] = useState(false);
  const { field, errors, busy, reset, form } = useForm({
    initial: { name: '' },
    schema: deleteSpaceInput,
    submit: async ({ name }) => {
      await deleteSpace(name);
      openSpace(undefined, '/space');
    },
  });
  const close = () => {
    reset();
    setOpen(false);
  };
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete space
      </Button>
      <Modal
        open={open}
        onClose={close}
        size="sm"
        title={`Delete ${space.name}?`}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" form={formId} variant="danger" busy={busy} busyLabel="Deleting...">
              Delete everything
            </Button>
          </>
        }
      >
        <form {...form} id={formId} className={styles.form} aria-label="Delete the space">
          <p>
            Connections, tools, models, conversations, records and tokens of this space are deleted, for
            everybody. This cannot be undone.
          </p>
          {errors.summary.length > 0 && <Notice tone="error">{errors.summary.join(' ')}</Notice>}
          <TextField label={`Type ${space.name}`} autoComplete="off" required {...field('name')} />
        </form>
      </Modal>
    </>
  );
}

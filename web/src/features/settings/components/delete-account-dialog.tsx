import type { User } from '@parley/contract/auth';
import { authMessages, deleteAccountInput } from '@parley/contract/auth';
import { useId } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { deleteAccount, useAccount } from '../requests/use-account.ts';
import styles from './settings.module.css';

type DeleteAccountDialogProps = { user: User; open: boolean; onClose: () => void; onDeleted: () => void };

/** Asks for what an open session alone does not prove: the password, or the address where there is none. */
export function DeleteAccountDialog({ user, open, onClose, onDeleted }: DeleteAccountDialogProps) {
  const formId = useId();
  const { data: account, error } = useAccount(open);
  const { field, errors, busy, reset, form } = useForm({
    initial: { confirmation: '' },
    schema: deleteAccountInput,
    missing: authMessages.missingFields,
    submit: async ({ confirmation }) => {
      await deleteAccount(confirmation);
      onDeleted();
    },
  });
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      size="sm"
      title="Delete your account?"
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            busy={busy}
            busyLabel="Deleting..."
            disabled={!account}
          >
            Delete everything
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={styles.form} aria-label="Delete your account">
        <p>
          Everything of <strong>{user.email}</strong> is deleted: connections, tools, conversations, records,
          files and access tokens. You are signed out everywhere. This cannot be undone.
        </p>
        {error && <Notice tone="error">{errorMessage(error)}</Notice>}
        {errors.summary.length > 0 && <Notice tone="error">{errors.summary.join(' ')}</Notice>}
        {account && (
          <TextField
            label={account.hasPassword ? 'Your password' : 'Your email address'}
            type={account.hasPassword ? 'password' : 'email'}
            autoComplete={account.hasPassword ? 'current-password' : 'off'}
            required
            {...field('confirmation')}
          />
        )}
      </form>
    </Modal>
  );
}

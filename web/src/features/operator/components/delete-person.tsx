import type { OperatorPerson } from '@parley/contract/operator/operator-api';
import { useState } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { useDeletePerson } from '../requests/manage-person.ts';
import styles from './operator.module.css';

type DeletePersonProps = {
  person: OperatorPerson;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks for the address: of two people with one name, the right one is meant. */
export function DeletePerson({ person, open, onClose, onDeleted }: DeletePersonProps) {
  const [typed, setTyped] = useState('');
  const remove = useDeletePerson(person.id);
  const close = () => {
    setTyped('');
    onClose();
  };
  const go = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        notify.success(`The account of ${person.email} is deleted.`);
        onDeleted();
      },
      onError: (error) => notify.error(errorMessage(error)),
    });
  return (
    <Modal
      open={open}
      onClose={close}
      size="sm"
      title={`Delete ${person.name || person.email}?`}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="danger"
            disabled={typed.trim().toLowerCase() !== person.email}
            busy={remove.isPending}
            busyLabel="Deleting..."
            onClick={go}
          >
            Delete everything
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          Everything of <strong>{person.email}</strong> is deleted: connections, tools, conversations,
          records, files and access tokens. This cannot be undone. Type the address to go on.
        </p>
        <TextField
          label="Their email address"
          name="address"
          type="email"
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
      </div>
    </Modal>
  );
}

import { type Connection, connectionMessages } from '@parley/contract/connections';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { notify } from '../../../ui/toaster.tsx';
import { useDeleteConnection } from '../requests/use-connections.ts';

type DeleteConnectionProps = { connection: Connection; open: boolean; onClose: () => void };

export function DeleteConnection({ connection, open, onClose }: DeleteConnectionProps) {
  const remove = useDeleteConnection();
  const confirm = () =>
    remove.mutate(connection.id, {
      onSuccess: () => {
        onClose();
        notify.success(`${connection.name} is deleted.`);
      },
      onError: () => notify.error(connectionMessages.deleteFailed),
    });
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="sm"
      title={`Delete ${connection.name}?`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" busy={remove.isPending} busyLabel="Deleting..." onClick={confirm}>
            Delete connection
          </Button>
        </>
      }
    >
      <p>{connectionMessages.confirmDelete}</p>
    </Modal>
  );
}

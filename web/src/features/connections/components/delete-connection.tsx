import { type Connection, connectionMessages } from '@parley/contract/connections';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
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
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Delete ${connection.name}?`}
      action="Delete connection"
      busy={remove.isPending}
      busyLabel="Deleting..."
      onConfirm={confirm}
    >
      <p>{connectionMessages.confirmDelete}</p>
    </ConfirmDialog>
  );
}

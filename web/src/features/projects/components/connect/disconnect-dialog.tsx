import type { Grant } from '@parley/contract/hosted-projects';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { notify } from '../../../../ui/feedback/toaster.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { useDisconnect } from '../../requests/use-grants.ts';

type DisconnectDialogProps = { grant: Grant; name: string; onClose: () => void };

export function DisconnectDialog({ grant, name, onClose }: DisconnectDialogProps) {
  const disconnect = useDisconnect();
  // With the last access this dialog goes too, and callbacks of `mutate` would go with it.
  const confirm = async () => {
    try {
      await disconnect.mutateAsync(grant.id);
      notify.success(`${name} is disconnected.`);
      onClose();
    } catch (error) {
      notify.error(errorMessage(error));
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Disconnect ${name}?`}
      action="Disconnect"
      busy={disconnect.isPending}
      busyLabel="Disconnecting..."
      onConfirm={() => void confirm()}
    >
      <p>
        Parley gives its access back and can no longer reach these projects. Connections and schemas you saved
        stay, and work again once you connect anew.
      </p>
    </ConfirmDialog>
  );
}

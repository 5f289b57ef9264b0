import type { Grant } from '@parley/contract/projects';
import { errorMessage } from '../../../lib/error-message.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { notify } from '../../../ui/toaster.tsx';
import { useDisconnect } from '../requests/use-grants.ts';

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
    <Modal
      open
      onClose={onClose}
      size="sm"
      title={`Disconnect ${name}?`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="danger"
            busy={disconnect.isPending}
            busyLabel="Disconnecting..."
            onClick={() => void confirm()}
          >
            Disconnect
          </Button>
        </>
      }
    >
      <p>
        Parley gives its access back and can no longer reach these projects. Connections and schemas you saved
        stay, and work again once you connect anew.
      </p>
    </Modal>
  );
}

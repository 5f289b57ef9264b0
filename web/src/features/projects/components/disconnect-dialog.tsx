import type { Grant } from '@parley/contract/projects';
import { errorMessage } from '../../../lib/error-message.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { notify } from '../../../ui/toaster.tsx';
import { useDisconnect } from '../requests/use-grants.ts';

type DisconnectDialogProps = { grant: Grant; name: string; onClose: () => void };

export function DisconnectDialog({ grant, name, onClose }: DisconnectDialogProps) {
  const disconnect = useDisconnect();
  const confirm = () =>
    disconnect.mutate(grant.id, {
      onSuccess: () => {
        onClose();
        notify.success(`${name} is disconnected.`);
      },
      onError: (error) => notify.error(errorMessage(error)),
    });
  return (
    <Modal
      open
      onClose={onClose}
      size="sm"
      title={`Disconnect ${name}?`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" busy={disconnect.isPending} busyLabel="Disconnecting..." onClick={confirm}>
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

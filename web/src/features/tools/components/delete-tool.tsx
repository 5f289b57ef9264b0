import type { Tool } from '@parley/contract/tools';
import { errorMessage } from '../../../lib/error-message.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { notify } from '../../../ui/toaster.tsx';
import { useDeleteTool } from '../requests/use-tools.ts';

type DeleteToolProps = { tool: Tool; open: boolean; onClose: () => void; onDeleted?: () => void };

export function DeleteTool({ tool, open, onClose, onDeleted }: DeleteToolProps) {
  const remove = useDeleteTool();
  const confirm = () =>
    remove.mutate(tool.id, {
      onSuccess: () => {
        onClose();
        onDeleted?.();
        notify.success(`${tool.name} is deleted.`);
      },
      onError: (error) => notify.error(errorMessage(error)),
    });
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="sm"
      title={`Delete ${tool.name}?`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" busy={remove.isPending} busyLabel="Deleting..." onClick={confirm}>
            Delete tool
          </Button>
        </>
      }
    >
      <p>
        The tool and its {tool.version === 1 ? 'SQL are' : `${tool.version} versions are`} gone for good. Its
        place on your plan is free again.
      </p>
    </Modal>
  );
}

import type { Tool } from '@parley/contract/tools';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useDeleteTool } from '../requests/tool-queries-and-mutations.ts';

type DeleteToolDialogProps = { tool: Tool; open: boolean; onClose: () => void; onDeleted?: () => void };

export function DeleteToolDialog({ tool, open, onClose, onDeleted }: DeleteToolDialogProps) {
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
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Delete ${tool.name}?`}
      action="Delete tool"
      busy={remove.isPending}
      busyLabel="Deleting..."
      onConfirm={confirm}
    >
      <p>
        The tool and its {tool.version === 1 ? 'SQL are' : `${tool.version} versions are`} gone for good. Its
        place on your plan is free again.
      </p>
    </ConfirmDialog>
  );
}

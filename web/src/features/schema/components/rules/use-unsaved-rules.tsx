import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';

/** Asks before row rules that are edited and not saved are dropped. */
export function useUnsavedRules() {
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const leave = (go: () => void) => (isUnsaved ? setLeaving(() => go) : go());
  const discard = () => {
    setLeaving(null);
    setIsUnsaved(false);
    leaving?.();
  };
  const question = (
    <ConfirmDialog
      open={leaving !== null}
      onClose={() => setLeaving(null)}
      title="Discard the changes to the row rules?"
      action="Discard changes"
      busy={false}
      busyLabel=""
      onConfirm={discard}
    >
      They are not saved yet and cannot be brought back.
    </ConfirmDialog>
  );
  return { setIsUnsaved, leave, question };
}

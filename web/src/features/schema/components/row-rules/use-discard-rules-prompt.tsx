import { useEffect, useState } from 'react';
import { useAskBeforeBack } from '../../../../lib/routing/ask-before-leaving.ts';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';

/** Asks before row rules that are edited and not saved are dropped. */
export function useDiscardRulesPrompt() {
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const leave = (go: () => void) => (isUnsaved ? setLeaving(() => go) : go());
  const discard = () => {
    setLeaving(null);
    setIsUnsaved(false);
    leaving?.();
  };
  const ask = (go: () => void) => setLeaving(() => go);
  useAskBeforeLinks(isUnsaved && leaving === null, ask);
  useAskBeforeBack(isUnsaved, ask);
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

/** A link of the page, or the tab that is closed, would drop them as well. */
function useAskBeforeLinks(isAsked: boolean, ask: (go: () => void) => void): void {
  useEffect(() => {
    if (!isAsked) return;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || link?.target === '_blank';
      if (!link?.href || opensElsewhere) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => link.click());
    };
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onClose);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onClose);
    };
  });
}

import type { ReactNode } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Modal } from '../../../../ui/overlay/modal.tsx';
import { type Places, placesLeft, placesWords } from '../../model/plan-tool-limit.ts';
import { useRefreshTools } from '../../requests/tool-queries-and-mutations.ts';

/** The plans to choose from, drawn by the page; it calls back once one was chosen. */
export type RenderPlans = (choice: { needed: number; onChosen: () => void }) => ReactNode;

type ChangePlanDialogProps = {
  open: boolean;
  places: Places | null;
  picked: number;
  renderPlans: RenderPlans;
  onChosen: () => void;
  /** Saves what fits today; left out where nothing is waiting to be saved. */
  onSaveSome?: (() => void) | undefined;
  onClose: () => void;
};

export function ChangePlanDialog({
  open,
  places,
  picked,
  renderPlans,
  onChosen,
  onSaveSome,
  onClose,
}: ChangePlanDialogProps) {
  const refresh = useRefreshTools();
  if (places === null || places.most === null) return null;
  const left = placesLeft(places);
  const words = `${placesWords(places)}.`;
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="xl"
      title={picked > left ? `${picked} tools picked, ${left} places left` : 'Change plan'}
      description={
        picked > left
          ? `${words} A larger plan makes room; what you picked stays picked.`
          : `${words} The new limit holds at once.`
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {onSaveSome && left > 0 && picked > left && (
            <Button onClick={onSaveSome}>
              {left === 1 ? 'Save only the first one' : `Save only the first ${left}`}
            </Button>
          )}
        </>
      }
    >
      {renderPlans({
        needed: picked > left ? places.used + picked : 0,
        onChosen: () => void refresh().then(onChosen),
      })}
    </Modal>
  );
}

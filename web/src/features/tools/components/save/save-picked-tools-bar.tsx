import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import type { SuggestAndSaveTools } from '../../model/use-suggest-and-save-tools.ts';
import { ChangePlanDialog, type RenderPlans } from './change-plan-dialog.tsx';
import { PlanToolLimitNote } from './plan-tool-limit-note.tsx';
import styles from './save-picked-tools-bar.module.css';

type SavePickedToolsBarProps = {
  suggestAndSave: SuggestAndSaveTools;
  renderPlans: RenderPlans;
  label: string;
  busyLabel?: string;
  /** What is said to whoever saves without having picked. */
  nothingPicked: string;
  /** The button waits for a pick instead. */
  waits?: boolean;
};

/** 'save': the plan is being changed because what was picked has no room, and is saved as soon as it has. */
type Dialog = 'closed' | 'plan' | 'save';

export function SavePickedToolsBar({
  suggestAndSave,
  renderPlans,
  label,
  busyLabel,
  nothingPicked,
  waits,
}: SavePickedToolsBarProps) {
  const { picked, room, places, saving, save } = suggestAndSave;
  const [dialog, setDialog] = useState<Dialog>('closed');
  const [chosen, setChosen] = useState(false);
  const [complaint, setComplaint] = useState(false);
  const fits = room === picked.length;

  useEffect(() => {
    // The new limit may reach this page after the choice does: what was picked is saved once it fits, not before.
    if (!chosen || (dialog === 'save' && !fits)) return;
    setChosen(false);
    setDialog('closed');
    if (dialog === 'save') void save(picked);
  }, [chosen, dialog, fits, picked, save]);

  const start = () => {
    setComplaint(picked.length === 0);
    if (picked.length === 0) return;
    if (fits) void save(picked);
    else setDialog('save');
  };
  const saveSome = () => {
    setDialog('closed');
    void save(picked.slice(0, room));
  };
  return (
    <div className={styles.bar}>
      <div className={styles.words}>
        <span className={styles.count} role="status">
          {picked.length === 1 ? '1 tool selected' : `${picked.length} tools selected`}
        </span>
        <PlanToolLimitNote places={places} picked={picked.length} onChangePlan={() => setDialog('plan')} />
      </div>
      <div className={styles.end}>
        {complaint && picked.length === 0 && (
          <span role="alert" className={styles.complaint}>
            {nothingPicked}
          </span>
        )}
        <Button
          variant={picked.length > 0 || saving.busy ? 'primary' : 'secondary'}
          busy={saving.busy}
          {...(busyLabel !== undefined && { busyLabel })}
          disabled={waits && picked.length === 0}
          title={picked.length === 0 ? nothingPicked : undefined}
          onClick={start}
        >
          {label}
        </Button>
      </div>
      <ChangePlanDialog
        open={dialog !== 'closed'}
        places={places}
        picked={picked.length}
        renderPlans={renderPlans}
        onChosen={() => setChosen(true)}
        onSaveSome={dialog === 'save' ? saveSome : undefined}
        onClose={() => setDialog('closed')}
      />
    </div>
  );
}

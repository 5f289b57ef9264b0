import { Button } from '../../../../ui/actions/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { type Places, placesLeft, placesWords } from '../../model/plan-tool-limit.ts';
import styles from './plan-tool-limit-note.module.css';

type PlanToolLimitNoteProps = { places: Places | null; picked: number; onChangePlan: () => void };

/** How many places the plan has left, told before anything is saved. */
export function PlanToolLimitNote({ places, picked, onChangePlan }: PlanToolLimitNoteProps) {
  if (places === null || places.most === null) return null;
  const over = picked - placesLeft(places);
  return (
    <span className={styles.note}>
      <span className={classNames(styles.places, over > 0 && styles.over)}>
        {placesWords(places)}
        {over > 0 && ` · ${over} too many`}
      </span>
      <Button size="sm" variant={over > 0 ? 'secondary' : 'ghost'} onClick={onChangePlan}>
        Change plan
      </Button>
    </span>
  );
}

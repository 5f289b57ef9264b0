import { ValueChip } from '../../../ui/value-chip.tsx';
import styles from './follow-up-visual.module.css';

export function FollowUpVisual() {
  return (
    <div className={styles.talk}>
      <p className={styles.asked}>How many orders shipped late in June?</p>
      <div className={styles.values}>
        <ValueChip label="month" value="2026-06" source="from your words" />
        <ValueChip label="late_after" value="3 days" source="default" />
      </div>
      <p className={styles.asked}>And for May?</p>
      <div className={styles.values}>
        <ValueChip label="month" value="2026-05" source="from your words" />
        <span className={styles.rest}>the rest stays as it is</span>
      </div>
    </div>
  );
}

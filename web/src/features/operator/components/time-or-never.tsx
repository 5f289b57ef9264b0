import { Timestamp } from '../../../ui/data/timestamp.tsx';
import styles from './operator.module.css';

type TimeOrNeverProps = { at: string | null };

export function TimeOrNever({ at }: TimeOrNeverProps) {
  return at === null ? <span className={styles.faint}>Never</span> : <Timestamp at={at} />;
}

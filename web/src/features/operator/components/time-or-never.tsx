import { Timestamp } from '../../../ui/data/timestamp.tsx';
import styles from './operator.module.css';

type SeenAtProps = { at: string | null };

export function SeenAt({ at }: SeenAtProps) {
  return at === null ? <span className={styles.faint}>Never</span> : <Timestamp at={at} />;
}

import { Database } from 'iconoir-react';
import styles from './hosted-mark.module.css';

export function HostedMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      <Database width={22} height={22} />
    </span>
  );
}

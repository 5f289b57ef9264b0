import { Database } from 'iconoir-react';
import styles from './hosted-service-logo.module.css';

export function HostedServiceLogo() {
  return (
    <span className={styles.mark} aria-hidden="true">
      <Database width={22} height={22} />
    </span>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './status-light.module.css';

type StatusLightProps = { tone: 'off' | 'good' | 'warning' | 'bad'; children: ReactNode };

export function StatusLight({ tone, children }: StatusLightProps) {
  return (
    <span className={styles.status}>
      <span className={classNames(styles.light, styles[tone])} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './landing-section.module.css';

type LandingSectionProps = { id: string; labelledBy: string; tinted?: boolean; children: ReactNode };

export function LandingSection({ id, labelledBy, tinted, children }: LandingSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={classNames(styles.section, tinted && styles.tinted)}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}

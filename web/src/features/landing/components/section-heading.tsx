import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

type SectionHeadingProps = { id: string; title: string; children: ReactNode };

export function SectionHeading({ id, title, children }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.words}>{children}</p>
    </div>
  );
}

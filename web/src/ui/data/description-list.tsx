import type { ReactNode } from 'react';
import styles from './description-list.module.css';

type DescriptionListProps = { children: ReactNode };

/** A `dl` with labels in one column and values in the other. */
export function DescriptionList({ children }: DescriptionListProps) {
  return <dl className={styles.facts}>{children}</dl>;
}

type DescriptionProps = { label: string; children: ReactNode };

/** One entry of a `dl`. */
export function Description({ label, children }: DescriptionProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './description-list.module.css';

type FactsProps = { children: ReactNode };

/** What is known of something, a line each: names in one column, values in the other. */
export function DescriptionList({ children }: FactsProps) {
  return <dl className={styles.facts}>{children}</dl>;
}

type FactProps = { label: string; children: ReactNode };

/** One entry of a `dl`. */
export function Description({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

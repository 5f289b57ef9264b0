import { type ReactNode, useId } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Link } from './link.tsx';
import styles from './link-list.module.css';

type LinkListEntry = {
  id: string;
  to: string;
  title: string;
  detail: ReactNode;
  /** A dot before the words; without it there is none. */
  tone?: 'good' | 'bad' | undefined;
};

type LinkListProps = {
  heading: string;
  /** Left out while they are on their way. */
  entries: LinkListEntry[] | undefined;
  /** Said in the place of entries: that there are none, or that they could not be loaded. */
  note?: string | undefined;
};

export function LinkList({ heading, entries, note }: LinkListProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {note && <p className={styles.note}>{note}</p>}
      {!note && !entries && <Skeleton height="block" />}
      {!note && entries && (
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Link to={entry.to} className={styles.entry}>
                {entry.tone && <span className={styles.dot} data-tone={entry.tone} aria-hidden="true" />}
                <span className={styles.words}>
                  <span className={styles.title}>{entry.title}</span>
                  <span className={styles.detail}>{entry.detail}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

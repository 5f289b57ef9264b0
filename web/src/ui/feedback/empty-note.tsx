import type { ReactNode } from 'react';
import styles from './empty-note.module.css';

type EmptyNoteProps = { children: ReactNode };

/** Shown in place of an empty list or table. */
export function EmptyNote({ children }: EmptyNoteProps) {
  return <p className={styles.note}>{children}</p>;
}

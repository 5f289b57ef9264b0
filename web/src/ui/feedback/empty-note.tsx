import type { ReactNode } from 'react';
import styles from './empty-note.module.css';

type BlankNoteProps = { children: ReactNode };

/** Where a list or a table would stand, and has nothing in it. */
export function EmptyNote({ children }: BlankNoteProps) {
  return <p className={styles.note}>{children}</p>;
}

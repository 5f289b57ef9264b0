import type { ReactNode } from 'react';
import styles from './panel.module.css';

type PanelProps = { as?: 'div' | 'li'; children: ReactNode };

/** Something set apart inside of a card: an entry of a list, or what was found out. */
export function Panel({ as: Element = 'div', children }: PanelProps) {
  return <Element className={styles.panel}>{children}</Element>;
}

import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './page-column.module.css';

type PageColumnProps = { width?: 'narrow' | 'wide'; children: ReactNode };

export function PageColumn({ width = 'wide', children }: PageColumnProps) {
  return <div className={classNames(styles.column, styles[width])}>{children}</div>;
}

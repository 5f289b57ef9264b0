import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

type CardProps = {
  as?: 'div' | 'article' | 'section' | 'li';
  padding?: 'sm' | 'md' | 'lg';
  interactive?: boolean;
  children: ReactNode;
  className?: string | undefined;
};

export function Card({ as: Element = 'div', padding = 'md', interactive, children, className }: CardProps) {
  return (
    <Element
      className={classNames(styles.card, styles[padding], interactive && styles.interactive, className)}
    >
      {children}
    </Element>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

type CardProps = {
  as?: 'div' | 'article' | 'section' | 'li';
  padding?: 'sm' | 'md' | 'lg';
  interactive?: boolean;
  children: ReactNode;
  className?: string | undefined;
  /** Makes a section a landmark with that name. */
  'aria-labelledby'?: string;
};

export function Card({
  as: Element = 'div',
  padding = 'md',
  interactive,
  children,
  className,
  ...named
}: CardProps) {
  return (
    <Element
      {...named}
      className={classNames(styles.card, styles[padding], interactive && styles.interactive, className)}
    >
      {children}
    </Element>
  );
}

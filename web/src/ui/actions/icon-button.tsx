import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

type IconButtonProps = ComponentProps<'button'> & { label: string };

/** A picture alone; what it does is told to those who cannot see it. */
export function IconButton({ label, className, ...button }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} className={classNames(styles.button, className)} {...button} />
  );
}

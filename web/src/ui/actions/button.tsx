import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import styles from './button.module.css';
import { Link } from './link.tsx';

type Look = {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  icon?: ReactNode;
  fullWidth?: boolean;
};

type ButtonProps = Look & {
  busy?: boolean;
  busyLabel?: string;
} & ComponentProps<'button'>;

type ButtonLinkProps = Look & {
  children: ReactNode;
  className?: string;
  onClick?: () => void;
} & ({ to: string; state?: unknown; href?: never } | { href: string; to?: never });

export function Button({
  variant,
  size,
  icon,
  fullWidth,
  busy = false,
  busyLabel,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={look({ variant, size, fullWidth, className })}
    >
      {busy ? <Spinner size={16} thickness={5} /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

export function ButtonLink({
  variant,
  size,
  icon,
  fullWidth,
  className,
  children,
  ...target
}: ButtonLinkProps) {
  const classes = look({ variant, size, fullWidth, className });
  if (target.to !== undefined) {
    return (
      <Link to={target.to} state={target.state} onClick={target.onClick} className={classes}>
        {icon}
        {children}
      </Link>
    );
  }
  return (
    <a
      href={target.href}
      onClick={target.onClick}
      className={classes}
      target="_blank"
      rel="noopener noreferrer"
    >
      {icon}
      {children}
    </a>
  );
}

type Classes = {
  [name in 'variant' | 'size' | 'fullWidth']: Look[name] | undefined;
} & { className: string | undefined };

function look({ variant = 'secondary', size = 'md', fullWidth, className }: Classes): string {
  return classNames(styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth, className);
}

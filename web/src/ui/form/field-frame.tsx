import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field-frame.module.css';

type FieldFrameProps = {
  /** Of the control, which the label belongs to. */
  id: string;
  label: string;
  /** Where the place already tells; screen readers still hear it. */
  labelHidden?: boolean | undefined;
  required?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Label and control on one line, for tool bars. */
  inline?: boolean | undefined;
  children: ReactNode;
};

/** What every field has around its control: a label above, and what to know of it below. */
export function FieldFrame({
  id,
  label,
  labelHidden,
  required,
  hint,
  error,
  inline,
  children,
}: FieldFrameProps) {
  return (
    <div className={classNames(styles.field, inline && styles.inline)}>
      <label className={labelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

type FieldBoxProps = {
  isInvalid: boolean;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The border around an input and what stands beside it. */
export function FieldBox({ isInvalid, isDisabled, className, children }: FieldBoxProps) {
  return (
    <div
      className={classNames(
        styles.box,
        isInvalid && styles.invalid,
        isDisabled && styles.disabled,
        className,
      )}
    >
      {children}
    </div>
  );
}

/** The ids of what a frame says below its control. */
export function describedBy(id: string, { hint, error }: Pick<FieldFrameProps, 'hint' | 'error'>) {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

import { type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import { type ToggleHandler, useOptimisticToggle } from './use-optimistic-toggle.ts';

type CheckboxProps = {
  label: ReactNode;
  name?: string;
  checked: boolean;
  onChange: ToggleHandler;
  error?: string | undefined;
  disabled?: boolean;
  required?: boolean;
};

export function Checkbox({ label, checked, onChange, error, required, ...input }: CheckboxProps) {
  const id = useId();
  const shown = useOptimisticToggle(checked, onChange);
  return (
    <div className={styles.field}>
      <label className={styles.row}>
        <input
          {...input}
          type="checkbox"
          checked={shown.checked}
          className={styles.box}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => shown.change(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

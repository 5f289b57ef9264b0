import { useId } from 'react';
import styles from './switch.module.css';
import { type ToggleHandler, useOptimisticToggle } from './use-optimistic-toggle.ts';

type SwitchProps = {
  label: string;
  /** Where the place already tells; screen readers still hear it. */
  labelHidden?: boolean;
  description?: string;
  checked: boolean;
  onChange?: ToggleHandler;
  disabled?: boolean;
};

export function Switch({ label, labelHidden, description, checked, onChange, disabled }: SwitchProps) {
  const id = useId();
  const shown = useOptimisticToggle(checked, onChange);
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <label className={labelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
          {label}
        </label>
        {description && (
          <p id={`${id}-description`} className={styles.description}>
            {description}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={shown.checked}
        aria-checked={shown.checked}
        disabled={disabled}
        aria-describedby={description ? `${id}-description` : undefined}
        onChange={(event) => shown.change(event.target.checked)}
      />
    </div>
  );
}

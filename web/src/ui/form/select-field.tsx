import { NavArrowDown } from 'iconoir-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';
import styles from './select-field.module.css';

type SelectFieldProps<Value extends string> = {
  label: string;
  name: string;
  value: Value;
  options: { value: Value; label: string }[];
  onChange: (value: Value) => void;
  hint?: ReactNode;
  error?: string | undefined;
  disabled?: boolean;
  /** Where the place already tells; screen readers still hear it. */
  labelHidden?: boolean;
  /** Label and choice on one line, for tool bars. */
  inline?: boolean;
};

export function SelectField<Value extends string>({
  label,
  name,
  value,
  options,
  onChange,
  hint,
  error,
  disabled,
  labelHidden,
  inline,
}: SelectFieldProps<Value>) {
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <FieldFrame {...{ id, label, labelHidden, hint, error, inline }}>
      <div className={styles.box}>
        <select
          id={id}
          name={name}
          className={classNames(styles.select, inline && styles.inline, error && styles.invalid)}
          value={value}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={(event) => choose(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <NavArrowDown className={styles.arrow} width={16} height={16} aria-hidden="true" />
      </div>
    </FieldFrame>
  );
}

import { Eye, EyeClosed } from 'iconoir-react';
import { type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref, useId, useState } from 'react';
import { describedBy, FieldBox, FieldFrame } from './field-frame.tsx';
import styles from './text-field.module.css';

type TextFieldProps = {
  label: string;
  /** Where the placeholder already tells; screen readers still hear it. */
  labelHidden?: boolean;
  name: string;
  type?: 'text' | 'email' | 'password' | 'search' | 'url' | 'number' | 'date' | 'datetime-local';
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  autoFocus?: boolean;
  /** Offered while somebody types; anything else may be typed too. */
  suggestions?: readonly string[] | undefined;
  inputRef?: Ref<HTMLInputElement>;
  trailing?: ReactNode;
};

export function TextField({
  label,
  labelHidden,
  type = 'text',
  onChange,
  error,
  hint,
  inputRef,
  trailing,
  required,
  suggestions,
  ...input
}: TextFieldProps) {
  const id = useId();
  const [revealed, setRevealed] = useState(false);
  const isPassword = type === 'password';
  return (
    <FieldFrame {...{ id, label, labelHidden, required, hint, error }}>
      <FieldBox isInvalid={Boolean(error)} isDisabled={input.disabled}>
        <input
          {...input}
          id={id}
          ref={inputRef}
          className={styles.input}
          type={isPassword && revealed ? 'text' : type}
          list={suggestions ? `${id}-list` : undefined}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          spellCheck={type === 'text' ? undefined : false}
          onChange={(event) => onChange(event.target.value)}
        />
        {isPassword && (
          <button
            type="button"
            className={styles.reveal}
            disabled={input.disabled}
            aria-pressed={revealed}
            aria-label={`Show ${label.toLowerCase()}`}
            onClick={() => setRevealed(!revealed)}
          >
            {revealed ? <EyeClosed width={18} height={18} /> : <Eye width={18} height={18} />}
          </button>
        )}
        {suggestions && (
          <datalist id={`${id}-list`}>
            {suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        )}
        {trailing}
      </FieldBox>
    </FieldFrame>
  );
}

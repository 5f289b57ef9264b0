import { Xmark } from 'iconoir-react';
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { countText } from '../locale-format.ts';
import { describedBy, FieldBox, FieldFrame } from './field-frame.tsx';
import styles from './list-field.module.css';

type ListFieldProps = {
  label: string;
  name: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean;
  /** Offered while somebody types; anything else may be typed too. */
  suggestions?: readonly string[] | undefined;
};

/** Takes several values: Enter ends one, and pasted lines become one value each. */
export function ListField({ label, name, values, onChange, ...field }: ListFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { error, hint = 'Takes several values.', required, suggestions } = field;
  const add = (texts: readonly string[]) => {
    const fresh = texts.map((text) => text.trim()).filter(Boolean);
    setTyped('');
    if (fresh.length > 0) onChange([...new Set([...values, ...fresh])]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      add([typed]);
    } else if (event.key === 'Backspace' && typed === '') {
      onChange(values.slice(0, -1));
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const lines = event.clipboardData.getData('text').split(/[\r\n\t]+/);
    if (lines.length < 2) return;
    event.preventDefault();
    add(lines);
  };
  return (
    <FieldFrame {...{ id, label, required, hint, error }}>
      <FieldBox isInvalid={Boolean(error)} className={styles.box}>
        <ChosenValues
          label={label}
          values={values}
          onRemove={(gone) => onChange(values.filter((value) => value !== gone))}
        />
        <input
          id={id}
          name={name}
          className={styles.input}
          value={typed}
          autoComplete="off"
          placeholder={values.length === 0 ? 'Press Enter after each value' : ''}
          list={suggestions ? `${id}-list` : undefined}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => add([typed])}
        />
        {suggestions && (
          <datalist id={`${id}-list`}>
            {suggestions
              .filter((suggestion) => !values.includes(suggestion))
              .map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
          </datalist>
        )}
      </FieldBox>
    </FieldFrame>
  );
}

/** More of them would push everything else off the page. */
const mostShown = 50;

type ChosenValuesProps = { label: string; values: readonly string[]; onRemove: (value: string) => void };

function ChosenValues({ label, values, onRemove }: ChosenValuesProps) {
  if (values.length === 0) return null;
  return (
    <ul className={styles.values} aria-label={`Values of ${label}`}>
      {values.slice(0, mostShown).map((value) => (
        <li key={value} className={styles.value}>
          <span className={styles.text}>{value}</span>
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove ${value}`}
            onClick={() => onRemove(value)}
          >
            <Xmark width={14} height={14} />
          </button>
        </li>
      ))}
      {values.length > mostShown && (
        <li className={styles.more}>and {countText(values.length - mostShown)} more</li>
      )}
    </ul>
  );
}

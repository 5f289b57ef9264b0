import { askLimits } from '@parley/contract/ask';
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './ask-field.module.css';

type AskFieldProps = {
  value: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  /** Whom it is asked: the source, and where there is a choice who answers. */
  source: ReactNode;
  submit: ReactNode;
  children?: ReactNode;
  size?: 'compact' | 'large';
  placeholder?: string;
  autoFocus?: boolean;
  /** Somebody is about to ask: a field that a page puts the focus on is no sign of it, a letter is. */
  onNear?: () => void;
  /** What was asked last: it is marked, so that the next question takes its place. */
  asked?: string | null;
};

/** The one field that questions are typed into, on every page. */
export function AskField(props: AskFieldProps) {
  const { value, onChange, onSubmit, source, submit, children, size, asked } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (props.autoFocus) box.current?.focus();
  }, [props.autoFocus]);
  const enter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit();
    box.current?.select();
  };
  return (
    <form
      className={classNames(styles.form, size && styles[size])}
      noValidate
      method="post"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className={styles.field}>
        <label className={styles.question}>
          <span className="visually-hidden">Your question</span>
          <textarea
            ref={box}
            name="question"
            rows={size === 'compact' ? 1 : 2}
            value={value}
            required
            maxLength={askLimits.question}
            placeholder={props.placeholder ?? 'Such as: top 5 customers by revenue last quarter'}
            onChange={(event) => {
              props.onNear?.();
              onChange(event.target.value);
            }}
            onKeyDown={enter}
            onFocus={(event) => value !== '' && value === asked && event.target.select()}
          />
        </label>
        <div className={styles.bar}>
          <div className={styles.source}>{source}</div>
          {submit}
        </div>
      </div>
      {children}
    </form>
  );
}

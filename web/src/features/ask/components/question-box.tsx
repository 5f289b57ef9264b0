import { askLimits } from '@parley/contract/ask';
import type { KeyboardEvent } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './question-box.module.css';

type QuestionBoxProps = {
  value: string;
  onChange: (text: string) => void;
  onEnter: () => void;
  /** One line that grows, its label for screen readers only. */
  compact?: boolean;
  placeholder?: string;
};

export function QuestionBox(props: QuestionBoxProps) {
  const { value, onChange, onEnter, compact } = props;
  const enter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <label className={classNames(styles.question, compact && styles.compact)}>
      <span className={compact ? 'visually-hidden' : undefined}>Your question</span>
      <textarea
        name="question"
        rows={compact ? 1 : 2}
        value={value}
        required
        maxLength={askLimits.question}
        placeholder={props.placeholder ?? 'Such as: top 5 customers by revenue last quarter'}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={enter}
      />
    </label>
  );
}

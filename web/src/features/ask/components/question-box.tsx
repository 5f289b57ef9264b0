import { askLimits } from '@parley/contract/ask';
import type { KeyboardEvent, Ref } from 'react';
import styles from './question-box.module.css';

type QuestionBoxProps = {
  value: string;
  onChange: (text: string) => void;
  onEnter: () => void;
  labelHidden?: boolean;
  placeholder?: string;
  boxRef?: Ref<HTMLTextAreaElement>;
};

export function QuestionBox(props: QuestionBoxProps) {
  const { value, onChange, onEnter, labelHidden, boxRef } = props;
  const enter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <label className={styles.question}>
      <span className={labelHidden ? 'visually-hidden' : undefined}>Your question</span>
      <textarea
        ref={boxRef}
        name="question"
        rows={2}
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

import type { ReactNode } from 'react';
import styles from './choice-card.module.css';

type ChoiceCardProps = {
  icon: ReactNode;
  title: string;
  detail: string;
  /** Beside the title, such as a badge that says why it cannot be chosen. */
  mark?: ReactNode;
  disabled?: boolean;
  onChoose?: () => void;
};

export function ChoiceCard({ icon, title, detail, mark, disabled, onChoose }: ChoiceCardProps) {
  return (
    <button type="button" className={styles.card} disabled={disabled} onClick={onChoose}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <span className={styles.top}>
          <span className={styles.title}>{title}</span>
          {mark}
        </span>
        <span className={styles.detail}>{detail}</span>
      </span>
    </button>
  );
}

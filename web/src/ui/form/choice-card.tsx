import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './choice-card.module.css';

type ChoiceCardProps = {
  icon?: ReactNode;
  title: string;
  detail: ReactNode;
  /** Beside the title, such as a badge that says why it cannot be chosen. */
  mark?: ReactNode;
  /** Below, set apart. */
  foot?: ReactNode;
  /** Left out where nothing stays chosen. */
  chosen?: boolean;
  busy?: boolean;
  disabled?: boolean;
  onChoose?: () => void;
};

export function ChoiceCard(props: ChoiceCardProps) {
  const { icon, title, detail, mark, foot, chosen, busy, disabled, onChoose } = props;
  return (
    <button
      type="button"
      className={classNames(styles.card, chosen && styles.chosen)}
      aria-pressed={chosen}
      aria-busy={busy || undefined}
      disabled={disabled}
      onClick={onChoose}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>
        <span className={styles.top}>
          <span className={styles.title}>{title}</span>
          {mark}
        </span>
        <span className={styles.detail}>{detail}</span>
        {foot && <span className={styles.foot}>{foot}</span>}
      </span>
    </button>
  );
}

type ChoiceGridProps = { children: ReactNode };

/** A list of choice cards; its children are `li`. */
export function ChoiceGrid({ children }: ChoiceGridProps) {
  return <ul className={styles.grid}>{children}</ul>;
}

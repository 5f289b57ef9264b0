import { classNames } from './class-names.ts';
import styles from './value-chip.module.css';

const looks = { 'from your words': styles.words, default: styles.default, guessed: styles.guessed } as const;

type ValueChipProps = { label: string; value: string; source: keyof typeof looks };

export function ValueChip({ label, value, source }: ValueChipProps) {
  return (
    <span className={classNames(styles.chip, looks[source])}>
      <span className={styles.pair}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{value}</span>
      </span>
      <span className={styles.source}>{source}</span>
    </span>
  );
}

import { classNames } from './class-names.ts';
import styles from './wordmark.module.css';

type WordmarkProps = { name: string; size?: 'sm' | 'md' | 'lg' };

const pixels = { sm: 18, md: 22, lg: 30 } as const;

/** A database that speaks: a cylinder whose foot is the tail of a speech bubble. */
export function Wordmark({ name, size = 'md' }: WordmarkProps) {
  return (
    <span className={classNames(styles.wordmark, styles[size])}>
      <svg width={pixels[size]} height={pixels[size]} viewBox="0 0 24 24" aria-hidden="true">
        <path
          className={styles.body}
          d="M12 1.5c5.2 0 9.5 1.9 9.5 4.5v10c0 2.5-4 4.4-9 4.5L7 23.4c-.5.3-1.1-.1-1-.7l.4-2.9C4 19 2.5 17.6 2.5 16V6c0-2.6 4.3-4.5 9.5-4.5z"
        />
        <path className={styles.lines} d="M5.2 6.2c1 1.5 3.6 2.3 6.8 2.3s5.8-.8 6.8-2.3" />
        <path className={styles.lines} d="M7 13.2h6.5" />
      </svg>
      <span>{name}</span>
    </span>
  );
}

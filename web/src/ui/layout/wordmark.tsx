import { classNames } from '../class-names.ts';
import styles from './wordmark.module.css';

type WordmarkProps = { name: string; size?: 'sm' | 'md' | 'lg' };

const pixels = { sm: 18, md: 22, lg: 30 } as const;

/** A database that speaks: a cylinder whose body is a speech bubble. */
export function Wordmark({ name, size = 'md' }: WordmarkProps) {
  return (
    <span className={classNames(styles.wordmark, styles[size])}>
      <svg
        className={styles.mark}
        width={pixels[size]}
        height={pixels[size]}
        viewBox="0 0 24 24"
        aria-hidden="true"
      >
        <path d="M12 1.5c5.3 0 9.5 1.9 9.5 4.3S17.3 10 12 10 2.5 8.2 2.5 5.8 6.7 1.5 12 1.5zM2.5 9c1.7 1.9 5.4 3 9.5 3s7.8-1.1 9.5-3v7c0 2.6-4.2 4.5-9.4 4.5l-5.5 2.8c-.5.3-1.1-.1-1.1-.7v-3C3.6 18.6 2.5 17.4 2.5 16z" />
      </svg>
      <span>{name}</span>
    </span>
  );
}

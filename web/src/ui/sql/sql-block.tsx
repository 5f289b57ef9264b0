import styles from './sql-block.module.css';
import { sqlTokens } from './sql-tokens.ts';

type SqlBlockProps = { sql: string; label?: string };

export function SqlBlock({ sql, label = 'SQL' }: SqlBlockProps) {
  let at = 0;
  return (
    // A long line scrolls, so the block must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see the line above
    <section className={styles.block} aria-label={label} tabIndex={0}>
      <pre className={styles.code}>
        {sqlTokens(sql).map(({ kind, text }) => {
          const key = at;
          at += text.length;
          return kind === 'plain' ? (
            text
          ) : (
            <span key={key} className={styles[kind]}>
              {text}
            </span>
          );
        })}
      </pre>
    </section>
  );
}

import type { Kept } from '../../../../lib/storage/kept-in-browser.ts';
import styles from './kept-list.module.css';

type KeptListProps = { label: string; entries: readonly Kept[] };

export function KeptList({ label, entries }: KeptListProps) {
  return (
    <dl className={styles.list} aria-label={label}>
      {entries.map(({ name, purpose, until }) => (
        <div key={name} className={styles.entry}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{purpose}</dd>
          <dd className={styles.until}>until {until}</dd>
        </div>
      ))}
    </dl>
  );
}

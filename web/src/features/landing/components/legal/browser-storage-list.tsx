import type { Kept } from '../../../../lib/storage/cookie-and-storage-disclosure.ts';
import styles from './browser-storage-list.module.css';

type BrowserStorageListProps = { label: string; entries: readonly Kept[] };

export function BrowserStorageList({ label, entries }: BrowserStorageListProps) {
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

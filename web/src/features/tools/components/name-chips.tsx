import type { ReactNode } from 'react';
import styles from './name-chips.module.css';

type NameChipsProps = { label: string; icon?: ReactNode; names: readonly string[]; most?: number };

/** Names as small chips; those beyond `most` are counted, and named to whoever points at the count. */
export function NameChips({ label, icon, names, most = 6 }: NameChipsProps) {
  if (names.length === 0) return null;
  const rest = names.slice(most);
  return (
    <ul className={styles.chips} aria-label={label}>
      {names.slice(0, most).map((name) => (
        <li key={name} className={styles.chip}>
          {icon}
          <code>{name}</code>
        </li>
      ))}
      {rest.length > 0 && (
        <li className={styles.rest} title={rest.join(', ')}>
          +{rest.length} more
        </li>
      )}
    </ul>
  );
}

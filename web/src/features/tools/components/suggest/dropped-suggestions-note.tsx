import { type Dropped, leftOutWords } from '../../model/suggestion-run.ts';
import styles from './dropped-suggestions-note.module.css';

type DroppedSuggestionsNoteProps = { dropped: readonly Dropped[] };

export function DroppedSuggestionsNote({ dropped }: DroppedSuggestionsNoteProps) {
  if (dropped.length === 0) return null;
  return (
    <details className={styles.note}>
      <summary>{leftOutWords(dropped.length)}</summary>
      <ul className={styles.list}>
        {dropped.map(({ name, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two proposals may share a name
          <li key={index}>
            <strong>{name}</strong>: {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}

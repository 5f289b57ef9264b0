import type { DatabaseSchema } from '@parley/contract/database-schema';
import { Badge } from '../../../ui/data/badge.tsx';
import { EmptyNote } from '../../../ui/feedback/empty-note.tsx';
import styles from './relationship-list.module.css';

type RelationshipListProps = { relationships: DatabaseSchema['relationships'] };

const kinds = { many_to_one: 'many to one', many_to_many_join: 'many to many' } as const;

export function RelationshipList({ relationships }: RelationshipListProps) {
  if (relationships.length === 0) {
    return <EmptyNote>No relationships: no table points at another.</EmptyNote>;
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, so it must be reachable by keyboard
    <ul className={styles.list} tabIndex={0} aria-label="Relationships">
      {relationships.map((one) => (
        <li
          key={`${one.source_schema}.${one.source_table}.${one.source_column}.${one.target_schema}.${one.target_table}`}
          className={styles.relationship}
        >
          <code className={styles.ends}>
            {one.source_table}.{one.source_column} <span className={styles.arrow}>→</span> {one.target_table}.
            {one.target_column}
          </code>
          <span className={styles.kind}>{kinds[one.relationship_type]}</span>
          {one.origin === 'inferred' && <Badge>inferred</Badge>}
        </li>
      ))}
    </ul>
  );
}

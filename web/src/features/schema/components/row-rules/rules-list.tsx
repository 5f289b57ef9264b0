import type { RowRules, TablePlace } from '@parley/contract/spaces/row-rules-and-groups';
import { Badge } from '../../../../ui/data/badge.tsx';
import { EmptyNote } from '../../../../ui/feedback/empty-note.tsx';
import { boundWords } from '../../model/row-rule-text.ts';
import { tableId } from '../../model/table-id.ts';
import styles from './rules.module.css';

/** For makers: to be read. */
export function RulesList({ rules: { rules, open } }: { rules: RowRules }) {
  if (rules.length + open.length === 0) {
    return <EmptyNote>No rules yet: askers see every row. An admin or an owner can set them.</EmptyNote>;
  }
  return (
    <>
      <ul className={styles.list} aria-label="Row rules">
        {rules.map(({ column, boundTo, ...place }) => (
          <li key={JSON.stringify([place, column])} className={styles.plain}>
            <span className={styles.title}>{idOf(place)}</span>
            <span className={styles.says}>
              <code>{column}</code> = {boundWords(boundTo)}
            </span>
          </li>
        ))}
        {open.map((place) => (
          <li key={idOf(place)} className={styles.plain}>
            <span className={styles.title}>{idOf(place)}</span>
            <Badge>Open to askers</Badge>
          </li>
        ))}
      </ul>
      <p className={styles.lead}>Admins and owners set the rules.</p>
    </>
  );
}

const idOf = ({ schema, table }: TablePlace) => tableId({ schema, name: table });

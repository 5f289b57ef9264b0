import { errorMessage } from '../../../../lib/api/error-message.ts';
import { StatusLight } from '../../../../ui/data/status-light.tsx';
import type { SqlCheck, SqlDraft } from '../../requests/use-sql-check.ts';
import styles from './sql-check-status.module.css';

type SqlCheckStatusProps = { id: string; draft: SqlDraft; check: SqlCheck };

/** Whether the statement prepares on the real database, while it is being typed. */
export function SqlCheckStatus({ id, draft, check: { data, error, isCurrent } }: SqlCheckStatusProps) {
  return (
    <p id={id} className={styles.mark} role="status">
      {mark()}
    </p>
  );

  function mark() {
    if (draft.sql.trim() === '') return <StatusLight tone="off">Write a statement to check it</StatusLight>;
    if (draft.connectionId === '') return <StatusLight tone="off">Choose a database to check it</StatusLight>;
    if (!isCurrent) return <StatusLight tone="off">Checking...</StatusLight>;
    if (error) return <StatusLight tone="warning">Not checked: {errorMessage(error)}</StatusLight>;
    if (!data?.prepares) {
      return <StatusLight tone="bad">Does not prepare: {data?.problem ?? 'unknown reason'}</StatusLight>;
    }
    const names = data.columns.map(({ name }) => name).join(', ');
    return <StatusLight tone="good">Prepares{names && `: gives ${names}`}</StatusLight>;
  }
}

import type { MarkChange, Table } from '@parley/contract/database-schema';
import { useState } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyNote } from '../../../../ui/feedback/empty-note.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { notify } from '../../../../ui/feedback/toaster.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { placeKey } from '../../model/column-mark-text.ts';
import { findTables } from '../../model/find-tables.ts';
import { tableId } from '../../model/table-id.ts';
import { useChangeMarks, useColumnMarks } from '../../requests/use-column-privacy-marks.ts';
import { ColumnMarksEditor } from './column-marks-editor.tsx';
import { MarkProposals } from './mark-proposals.tsx';
import styles from './privacy.module.css';

type PrivacyTabProps = { connectionId: string; tables: Table[] };

/** Which columns are personal or secret: proposals to accept, and every column to decide about by hand. */
export function PrivacyTab({ connectionId, tables }: PrivacyTabProps) {
  const { data, error, isFetching, refetch } = useColumnMarks(connectionId);
  const change = useChangeMarks(connectionId);
  const [words, setWords] = useState('');
  const save = (changes: MarkChange[]) =>
    change.mutate(changes, { onError: (failure) => notify.error(errorMessage(failure)) });
  if (error && !data) {
    return (
      <Notice
        tone="error"
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        }
      >
        {errorMessage(error)}
      </Notice>
    );
  }
  if (!data) return <Skeleton height="block" />;
  const marks = new Map(data.marks.map((mark) => [placeKey(mark), mark]));
  const closed = data.marks.filter(({ kind }) => kind !== 'open').length;
  const found = findTables(tables, words);
  return (
    <div className={styles.tab}>
      <p className={styles.lead}>
        Values of marked columns never leave for an AI provider or an agent: they get stand-ins such as{' '}
        <code>person_kqzhvtab</code>, under whatever name a statement shows them. Here you always see the real
        values.
      </p>
      <MarkProposals connectionId={connectionId} busy={change.isPending} onSave={save} />
      <section className={styles.section} aria-label="All columns">
        <div className={styles.bar}>
          <h3 className={styles.heading}>All columns</h3>
          <p role="status" className={styles.count}>
            {closed === 0 ? 'Nothing is marked yet' : `${closed} marked`}
          </p>
        </div>
        <TextField
          label="Search tables or columns"
          labelHidden
          name="privacy"
          type="search"
          autoComplete="off"
          placeholder="Search tables or columns..."
          value={words}
          onChange={setWords}
        />
        {found.length === 0 ? (
          <EmptyNote>No tables match your search</EmptyNote>
        ) : (
          <ul className={styles.list}>
            {found.map((table) => (
              <ColumnMarksEditor
                key={tableId(table)}
                table={table}
                marks={marks}
                busy={change.isPending}
                onSave={save}
              />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

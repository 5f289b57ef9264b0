import type { QueryResult } from '@parley/contract/query-result';
import type { Tool } from '@parley/contract/tools';
import { useState } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { alignGridColumns } from '../../../../lib/results/align-grid-columns.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { DatabaseRowsTable } from '../../../../ui/data/database-rows-table.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { notify } from '../../../../ui/feedback/toaster.tsx';
import { countText } from '../../../../ui/locale-format.ts';
import { Modal } from '../../../../ui/overlay/modal.tsx';
import { confirmRehearsal, type Rehearsal } from '../../requests/run-or-rehearse-tool.ts';
import styles from './rehearsal-dialog.module.css';

type RehearsalDialogProps = { tool: Tool; rehearsal: Rehearsal; onClose: () => void };

/** What a change would do, from a run that was rolled back; it is done for real only when confirmed. */
export function RehearsalDialog({ tool, rehearsal, onClose }: RehearsalDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { rows_affected: count, before, after } = rehearsal;
  const rows = count === 1 ? '1 row' : `${countText(count)} rows`;
  const confirm = async () => {
    setBusy(true);
    try {
      await confirmRehearsal(rehearsal.rehearsal_id);
      notify.success(`${tool.name} changed ${rows}.`);
      onClose();
    } catch (error) {
      setFailure(errorMessage(error));
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      onClose={onClose}
      size="lg"
      title={`${rows} would change`}
      {...(failure
        ? {}
        : { description: 'This was a rehearsal: it was rolled back, and nothing is changed yet.' })}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="danger"
            busy={busy}
            busyLabel="Changing..."
            disabled={count === 0 || failure !== ''}
            onClick={() => void confirm()}
          >
            Change {rows}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {failure && <Notice tone="error">{failure}</Notice>}
        {before && <Rows title="Before" result={before} />}
        {after && <Rows title="After" result={after} />}
        {!before && !after && <p>The database does not say which rows these are.</p>}
      </div>
    </Modal>
  );
}

function Rows({ title, result }: { title: string; result: QueryResult }) {
  return (
    <section className={styles.rows}>
      <h3>{title}</h3>
      <DatabaseRowsTable caption={title} columns={alignGridColumns(result.columns)} rows={result.rows} />
    </section>
  );
}

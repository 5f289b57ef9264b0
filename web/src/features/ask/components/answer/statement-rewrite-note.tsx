import type { SqlRewrite } from '@parley/contract/ask';
import { Button } from '../../../../ui/actions/button.tsx';
import { DiffBlock } from '../../../../ui/code/diff-block.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import styles from './statement-rewrite-note.module.css';

type StatementRewriteNoteProps = { rewrite: SqlRewrite; disabled: boolean; onPlain: () => void };

/** The tool's own statement could not say it all: what was changed, and the way back. */
export function StatementRewriteNote({ rewrite, disabled, onPlain }: StatementRewriteNoteProps) {
  return (
    <Notice tone="info" title="The statement was changed for this question">
      <div className={styles.head}>
        <p>{rewrite.reason}</p>
        <Button size="sm" disabled={disabled} onClick={onPlain}>
          Use the original instead
        </Button>
      </div>
      <details>
        <summary>See the difference</summary>
        <DiffBlock label="What was changed in the statement" before={rewrite.before} after={rewrite.after} />
      </details>
    </Notice>
  );
}

import type { Suggestion } from '@parley/contract/tools';
import { MagicWand } from 'iconoir-react';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { alignGridColumns } from '../../../../lib/results/align-grid-columns.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { DatabaseRowsTable } from '../../../../ui/data/database-rows-table.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { SqlBlock } from '../../../../ui/sql/sql-block.tsx';
import { draftTool } from '../../requests/draft-tool.ts';
import styles from './draft-tool-for-question.module.css';

type DraftToolForQuestionProps = {
  question: string;
  connectionId: string;
  /** Saves it; fails with the reason. */
  save: (suggestion: Suggestion) => Promise<void>;
  onMade: () => void;
  /** Given, it was asked for already: the draft is made at once. */
  onDiscard?: () => void;
};

/** A question that nothing fits becomes a tool: drafted, proven on the database, shown, and saved only on request. */
export function DraftToolForQuestion({
  question,
  connectionId,
  save,
  onMade,
  onDiscard,
}: DraftToolForQuestionProps) {
  const [draft, setDraft] = useState<Suggestion | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    await work().catch((error: unknown) => setProblem(errorMessage(error)));
    setBusy(false);
  };
  const make = () => attempt(async () => setDraft((await draftTool(question, connectionId)).suggestion));
  const waits = useRef(onDiscard !== undefined);
  useEffect(() => {
    if (!waits.current) return;
    waits.current = false;
    void make();
  });
  const discard = () => {
    setDraft(null);
    onDiscard?.();
  };
  const keep = () =>
    attempt(async () => {
      if (!draft) return;
      await save(draft);
      onMade();
    });
  return (
    <div className={styles.make}>
      {!draft && (
        <Button
          variant="primary"
          icon={<MagicWand width={16} height={16} />}
          busy={busy}
          busyLabel="Making a tool..."
          onClick={() => void make()}
        >
          Make a tool for this question
        </Button>
      )}
      {draft && (
        <Card>
          <div className={styles.draft}>
            <h3>{draft.name}</h3>
            <p>{draft.description}</p>
            <SqlBlock sql={draft.sql} />
            {draft.proof && draft.proof.sample.rows.length > 0 && (
              <DatabaseRowsTable
                caption="Sample rows"
                columns={alignGridColumns(draft.proof.columns)}
                rows={draft.proof.sample.rows}
              />
            )}
            <div className={styles.buttons}>
              <Button variant="primary" busy={busy} busyLabel="Saving..." onClick={() => void keep()}>
                Save it and answer
              </Button>
              <Button variant="ghost" disabled={busy} onClick={discard}>
                Discard
              </Button>
            </div>
          </div>
        </Card>
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
    </div>
  );
}

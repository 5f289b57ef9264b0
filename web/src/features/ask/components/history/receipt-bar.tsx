import type { Execution } from '@parley/contract/ask';
import { ThumbsDown, ThumbsUp } from 'iconoir-react';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { isAnswer } from '../../model/texts/execution-record-text.ts';
import { receiptFacts } from '../../model/texts/receipt-facts.ts';
import { rerunExecution, voteExecution } from '../../requests/execution-requests.ts';
import styles from './receipt-bar.module.css';

type ReceiptBarProps = { execution: Execution; share?: ReactNode };
type Comparison = { same: boolean; lines: readonly string[] };

/** Enough to check the answer, to find it again and to run it again. */
export function ReceiptBar({ execution, share }: ReceiptBarProps) {
  const { id, toolId, resultHash } = execution;
  const [vote, setVote] = useState(execution.vote);
  const [busy, setBusy] = useState(false);
  const [comparison, setComparison] = useState<Comparison | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = async (work: () => Promise<void>) => {
    setProblem(null);
    setBusy(true);
    await work().catch((error: unknown) => setProblem(errorMessage(error)));
    setBusy(false);
  };
  const say = (next: 'up' | 'down') =>
    attempt(async () => {
      const wanted = vote === next ? null : next;
      await voteExecution(id, wanted);
      setVote(wanted);
    });
  const compare = () =>
    attempt(async () => {
      const { same, changes } = await rerunExecution(id);
      setComparison({ same, lines: changes });
    });
  return (
    <footer className={styles.receipt}>
      <dl className={styles.facts}>
        {receiptFacts(execution).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd title={value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        {toolId && isAnswer(execution) && (
          <>
            <Button
              size="sm"
              variant="ghost"
              aria-label="Good answer"
              aria-pressed={vote === 'up'}
              disabled={busy}
              icon={<ThumbsUp width={16} height={16} />}
              onClick={() => void say('up')}
            />
            <Button
              size="sm"
              variant="ghost"
              aria-label="Bad answer"
              aria-pressed={vote === 'down'}
              disabled={busy}
              icon={<ThumbsDown width={16} height={16} />}
              onClick={() => void say('down')}
            />
          </>
        )}
        <Link className={styles.link} to={`/test?execution=${id}`}>
          Permalink
        </Link>
        {share}
        {resultHash !== null && (
          <Button size="sm" busy={busy} busyLabel="Running..." onClick={() => void compare()}>
            Run again and compare
          </Button>
        )}
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
      {comparison && (
        <Notice tone={comparison.same ? 'success' : 'warning'}>
          {comparison.same ? 'The same rows as then.' : 'The result is different now.'}
          {comparison.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
    </footer>
  );
}

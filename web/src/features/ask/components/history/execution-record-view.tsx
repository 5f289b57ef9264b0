import type { Execution } from '@parley/contract/ask';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { fromExecution } from '../../model/answer-state.ts';
import { kindWords, outcomeWords, whoWords } from '../../model/texts/execution-record-text.ts';
import { SqlPanel } from '../answer/data/sql-panel.tsx';
import styles from './execution-record-view.module.css';
import { ReceiptBar } from './receipt-bar.tsx';

type ExecutionRecordViewProps = { execution: Execution };

/** A statement that no question led to: what ran, with which values, what became of it. */
export function ExecutionRecordView({ execution }: ExecutionRecordViewProps) {
  const { kind, toolName, chips, sql } = execution;
  return (
    <section className={styles.record} aria-label="Record">
      <h2 className={styles.title}>
        {kindWords[kind]}
        {toolName && `: ${toolName}`}
      </h2>
      <Outcome execution={execution} />
      {chips.length > 0 && (
        <dl className={styles.values} aria-label="Values">
          {chips.map(({ parameter, value }) => (
            <div key={parameter.name}>
              <dt>{parameter.name}</dt>
              <dd>{value === null ? 'empty' : String(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {sql && <SqlPanel answer={fromExecution(execution)} isOpen />}
      <ReceiptBar execution={execution} />
    </section>
  );
}

function Outcome({ execution }: ExecutionRecordViewProps) {
  const { status, error } = execution;
  const words = `${outcomeWords(execution)} · ${whoWords(execution)}`;
  if (!error) return <Notice tone={status === 'success' ? 'success' : 'info'}>{words}</Notice>;
  return (
    <Notice tone={status === 'failed' ? 'error' : 'warning'} title={words}>
      {error.message}
    </Notice>
  );
}

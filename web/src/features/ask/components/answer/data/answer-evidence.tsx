import type { ReactNode } from 'react';
import type { Answer } from '../../../model/answer-state.ts';
import { ReceiptBar } from '../../history/receipt-bar.tsx';
import { AiExchangesPanel } from './ai-exchanges-panel.tsx';
import { ResultPanel } from './result-panel.tsx';
import { SqlPanel } from './sql-panel.tsx';

/** `isRaw`: the rows themselves; a figure or a chart of them is in sight already. */
type AnswerEvidenceProps = { answer: Answer; isRaw?: boolean; share?: ReactNode };

/** What the answer rests on: the rows, the statement, the receipt. */
export function AnswerEvidence({ answer, isRaw = false, share }: AnswerEvidenceProps) {
  const { result, sql, execution, phase, prose } = answer;
  const stale = phase === 'working' && prose.length === 0;
  return (
    <>
      {result && <ResultPanel isRaw={isRaw} answer={answer} result={result} stale={stale} />}
      {sql && <SqlPanel key={sql} answer={answer} />}
      {execution && <AiExchangesPanel key={`sent ${execution.id}`} execution={execution} />}
      {execution && <ReceiptBar key={execution.id} execution={execution} share={share} />}
    </>
  );
}

import { type ReactNode, useState } from 'react';
import type { Answer } from '../../../model/answer-state.ts';
import { singleNumberAnswer } from '../../../model/single-number-answer.ts';
import { AnswerChart } from './answer-chart.tsx';
import { AnswerEvidence } from './answer-evidence.tsx';
import styles from './chart-and-raw-data.module.css';
import { SingleNumberView } from './single-number-view.tsx';

type ChartAndRawDataProps = { answer: Answer; share?: ReactNode };

export function ChartAndRawData({ answer, share }: ChartAndRawDataProps) {
  const [open, setOpen] = useState(false);
  const { chart, result, execution } = answer;
  const kind = chart?.fits[0];
  const figure = result && singleNumberAnswer(result, chart);
  return (
    <>
      {figure && <SingleNumberView figure={figure} />}
      {chart && kind && result && <AnswerChart answer={answer} kind={kind} chart={chart} result={result} />}
      {(result || execution) && (
        <details className={styles.raw} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>Show raw data</summary>
          {open && (
            <div className={styles.inside}>
              <AnswerEvidence answer={answer} share={share} isRaw />
            </div>
          )}
        </details>
      )}
    </>
  );
}

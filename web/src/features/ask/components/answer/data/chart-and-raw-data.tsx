import { type ReactNode, useState } from 'react';
import type { Answer } from '../../../model/answer-state.ts';
import { singleFigure } from '../../../model/single-figure.ts';
import { AnswerChart } from './answer-chart.tsx';
import { AnswerEvidence } from './answer-evidence.tsx';
import { AnswerFigure } from './answer-figure.tsx';
import styles from './chart-and-raw-data.module.css';

type RawDataProps = { answer: Answer; share?: ReactNode };

export function RawData({ answer, share }: RawDataProps) {
  const [open, setOpen] = useState(false);
  const { chart, result, execution } = answer;
  const kind = chart?.fits[0];
  const figure = result && singleFigure(result, chart);
  return (
    <>
      {figure && <AnswerFigure figure={figure} />}
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

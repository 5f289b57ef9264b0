import { type ProbeResult, type ProbeTask, probeTasks } from '@parley/contract/ai/ai-model-settings';
import { CheckCircle, MinusCircle, WarningCircle } from 'iconoir-react';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import { onlyReason, probeCost, probeTitles, trustWords } from '../../model/model-probe-text.ts';
import settings from '../settings.module.css';
import styles from './models.module.css';

type ProbeReportProps = { results: readonly ProbeResult[]; isTrying: boolean };

const marks = { passed: CheckCircle, failed: WarningCircle, skipped: MinusCircle } as const;
const markWords = { passed: 'Passed', failed: 'Failed', skipped: 'Skipped' } as const;

export function ProbeReport({ results, isTrying }: ProbeReportProps) {
  if (isTrying) {
    return (
      <div className={styles.report}>
        <ProbeLines results={results} next={probeTasks[results.length]} />
      </div>
    );
  }
  return (
    <div className={styles.report}>
      <div>
        <p>{trustWords(results)}</p>
        <p className={settings.small}>Tried out in {probeCost(results)}.</p>
      </div>
      {/* The same line six times would say no more. */}
      {onlyReason(results) === undefined && (
        <details>
          <summary className={styles.summary}>What it was tried with</summary>
          <ProbeLines results={results} next={undefined} />
        </details>
      )}
    </div>
  );
}

type ProbeLinesProps = { results: readonly ProbeResult[]; next: ProbeTask | undefined };

function ProbeLines({ results, next }: ProbeLinesProps) {
  return (
    <ul className={styles.tasks} aria-label="What it was tried with">
      {results.map((result) => (
        <ProbeLine key={result.task} result={result} />
      ))}
      {next && (
        <li className={styles.task}>
          <Spinner size={18} />
          <span>{probeTitles[next]}...</span>
        </li>
      )}
    </ul>
  );
}

function ProbeLine({ result: { task, outcome, note, durationMs } }: { result: ProbeResult }) {
  const Mark = marks[outcome];
  return (
    <li className={styles.task}>
      <Mark className={styles[outcome]} width={18} height={18} role="img" aria-label={markWords[outcome]} />
      <span>{probeTitles[task]}</span>
      <span className={styles.time}>
        {outcome === 'skipped' ? '' : `${(durationMs / 1_000).toFixed(1)} s`}
      </span>
      <span className={styles.note}>{note}</span>
    </li>
  );
}

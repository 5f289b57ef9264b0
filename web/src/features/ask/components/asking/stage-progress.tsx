import type { AskStep } from '@parley/contract/ask';
import { askSteps } from '@parley/contract/ask';
import { Check, Minus, Xmark } from 'iconoir-react';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import styles from './stage-progress.module.css';

const names: Readonly<Record<AskStep['step'], string>> = {
  find: 'Find tool',
  compose: 'Compose',
  extract: 'Read values',
  rewrite: 'Rewrite',
  guard: 'Check',
  run: 'Run',
  explain: 'Explain',
};

type StageProgressProps = { steps: readonly AskStep[] };

/** How far the question has come, and what each stage took. */
export function StageProgress({ steps }: StageProgressProps) {
  const known = new Map(steps.map((step) => [step.step, step]));
  return (
    <ol className={styles.trail} aria-label="Stages of the answer">
      {trailOf(known).map((name) => {
        const step = known.get(name);
        return (
          <li
            key={name}
            className={styles.step}
            data-state={step?.state ?? 'waiting'}
            title={step?.note ?? undefined}
          >
            <Mark state={step?.state} />
            <span>{names[name]}</span>
            {step?.ms != null && <span className={styles.time}>{timeText(step.ms)}</span>}
            {step?.state === 'failed' && <span className="visually-hidden">failed</span>}
          </li>
        );
      })}
    </ol>
  );
}

const toolSteps: readonly AskStep['step'][] = ['extract', 'rewrite'];

/** A composed statement has no tool's values to read and nothing to rewrite; any other was not composed. */
function trailOf(known: ReadonlyMap<AskStep['step'], AskStep>): AskStep['step'][] {
  const left = known.has('compose') ? toolSteps : ['compose'];
  return askSteps.filter((name) => !left.includes(name));
}

function Mark({ state }: { state: AskStep['state'] | undefined }) {
  if (state === 'started') return <Spinner size={12} thickness={6} />;
  if (state === 'done') return <Check width={14} height={14} aria-hidden="true" />;
  if (state === 'failed') return <Xmark width={14} height={14} aria-hidden="true" />;
  if (state === 'skipped') return <Minus width={14} height={14} aria-hidden="true" />;
  return <span className={styles.dot} aria-hidden="true" />;
}

function timeText(ms: number): string {
  return ms < 1_000 ? `${Math.max(1, Math.round(ms))} ms` : `${(ms / 1_000).toFixed(1)} s`;
}

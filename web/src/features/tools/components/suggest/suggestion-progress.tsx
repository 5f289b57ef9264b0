import { Button } from '../../../../ui/actions/button.tsx';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import type { SuggestionRun } from '../../model/suggestion-run.ts';
import styles from './suggestion-progress.module.css';

type SuggestionProgressProps = { run: SuggestionRun | null; message: string; onStop: () => void };

/** It keeps its line while something is told, so that the cards below do not jump when it ends. */
export function SuggestionProgress({ run, message, onStop }: SuggestionProgressProps) {
  const running = run?.state === 'running';
  return (
    <div className={styles.line} role="status">
      {running && (
        <>
          <Spinner size={16} thickness={5} />
          <span className={styles.words}>
            {run.progress?.message || 'Generating suggestions...'}
            <span className={styles.note}> This can take up to 30 seconds.</span>
          </span>
          <Button size="sm" variant="ghost" onClick={onStop}>
            Stop
          </Button>
        </>
      )}
      {!running && <span className={message ? styles.done : undefined}>{message}</span>}
    </div>
  );
}

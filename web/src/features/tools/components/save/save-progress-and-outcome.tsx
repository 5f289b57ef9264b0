import { type SaveJob, toolMessages } from '@parley/contract/tools';
import { Button, ButtonLink } from '../../../../ui/actions/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import type { SuggestAndSaveTools } from '../../model/use-suggest-and-save-tools.ts';
import styles from './save-progress-and-outcome.module.css';

type SaveProgressAndOutcomeProps = {
  saving: SuggestAndSaveTools['saving'];
  /** Where tools are tried: the test console, unless the page has a place of its own. */
  onTest?: (() => void) | undefined;
};

/** How far the saving has come, and what came of it. */
export function SaveProgressAndOutcome({ saving, onTest }: SaveProgressAndOutcomeProps) {
  const { job, showProgress, failure, dismiss } = saving;
  if (!job && !failure) return null;
  return (
    <div className={styles.outcome}>
      {failure && <Notice tone="error">{failure}</Notice>}
      {job && showProgress && (
        <ProgressBar label="Saving tools" value={job.progress.current} max={job.progress.total}>
          {job.progress.message}
        </ProgressBar>
      )}
      {job && job.state !== 'running' && <Ended job={job} onTest={onTest} onDismiss={dismiss} />}
    </div>
  );
}

type EndedProps = { job: SaveJob; onTest: (() => void) | undefined; onDismiss: () => void };

function Ended({ job: { saved, failed, state }, onTest, onDismiss }: EndedProps) {
  return (
    <>
      {saved.length > 0 && (
        <Notice
          tone="success"
          action={
            <div className={styles.actions}>
              <ButtonLink to="/tools" size="sm">
                View Tools
              </ButtonLink>
              {onTest ? (
                <Button size="sm" variant="primary" onClick={onTest}>
                  Test Your Tools
                </Button>
              ) : (
                <ButtonLink to="/test" size="sm" variant="primary">
                  Test Your Tools
                </ButtonLink>
              )}
              <Button size="sm" variant="ghost" onClick={onDismiss}>
                Dismiss
              </Button>
            </div>
          }
        >
          {toolMessages.created(saved.map(({ name }) => name))}
        </Notice>
      )}
      {state === 'interrupted' && (
        <Notice tone="warning">
          The server was stopped before all tools were saved. What is not listed is still selected: save it
          again.
        </Notice>
      )}
      {failed.length > 0 && (
        <Notice
          tone="warning"
          title={failed.length === 1 ? '1 tool was not saved' : `${failed.length} tools were not saved`}
        >
          <ul>
            {failed.map(({ name, reason }) => (
              <li key={name}>
                <strong>{name}</strong>: {toolMessages.saveOneFailed(reason)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

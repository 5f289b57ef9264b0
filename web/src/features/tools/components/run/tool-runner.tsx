import type { Tool } from '@parley/contract/tools';
import { Play } from 'iconoir-react';
import { type SubmitEvent, useState } from 'react';
import { ApiFailure } from '../../../../lib/api/api-failure.ts';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { SqlBlock } from '../../../../ui/sql/sql-block.tsx';
import { missingValues, startValues, valuesToSend } from '../../model/typed-parameter-values.ts';
import { type Rehearsal, rehearseTool, runTool, type ToolRun } from '../../requests/run-or-rehearse-tool.ts';
import { ParameterInputs } from './parameter-inputs.tsx';
import { RehearsalDialog } from './rehearsal-dialog.tsx';
import { RunResult, type ShareRun } from './run-result.tsx';
import styles from './tool-runner.module.css';

type ToolRunnerProps = {
  tool: Tool;
  /** What the button says on this page. */
  runLabel?: string;
  sqlOpen?: boolean;
  share?: ShareRun | undefined;
};

type Failure = { message: string; fields: Record<string, string> };
type Outcome = { run?: ToolRun; rehearsal?: Rehearsal; failure?: Failure };

export function ToolRunner({ tool, runLabel = 'Run', sqlOpen = false, share }: ToolRunnerProps) {
  const { id, parameters, type, sql, status } = tool;
  const [typed, setTyped] = useState<Record<string, string>>(() => startValues(parameters));
  const [outcome, setOutcome] = useState<Outcome>({});
  const [busy, setBusy] = useState(false);
  const changes = type === 'mutation';

  const attempt = async (): Promise<Outcome> => {
    const missing = missingValues(parameters, typed);
    if (missing.length > 0) {
      const fields = Object.fromEntries(missing.map((name) => [name, 'Please give a value.']));
      return { failure: { message: `Please give a value for: ${missing.join(', ')}`, fields } };
    }
    try {
      const values = valuesToSend(parameters, typed);
      return changes ? { rehearsal: await rehearseTool(id, values) } : { run: await runTool(id, values) };
    } catch (error) {
      const fields = error instanceof ApiFailure ? error.fields : {};
      return { failure: { message: errorMessage(error), fields } };
    }
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const next = await attempt();
    // What was found before stays in sight while a mistake is mended.
    setOutcome((before) => (next.failure && before.run ? { ...before, ...next } : next));
    setBusy(false);
  };
  const { failure, run, rehearsal } = outcome;
  return (
    <div className={styles.runner}>
      <Card>
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate method="post">
          {parameters.length > 0 ? (
            <ParameterInputs
              parameters={parameters}
              values={typed}
              errors={failure?.fields ?? {}}
              onChange={(name, value) => setTyped({ ...typed, [name]: value })}
            />
          ) : (
            <p className={styles.note}>This tool takes no values: it runs as it is.</p>
          )}
          <div className={styles.go}>
            <Button
              type="submit"
              variant="primary"
              icon={<Play width={15} height={15} />}
              busy={busy}
              busyLabel={changes ? 'Rehearsing...' : 'Running...'}
              disabled={status === 'no_source'}
            >
              {changes ? 'Rehearse' : runLabel}
            </Button>
            {changes && (
              <span className={styles.note}>Nothing is changed before you have seen what would change.</span>
            )}
          </div>
        </form>
      </Card>
      {failure && <Notice tone="error">{failure.message}</Notice>}
      {run && <RunResult tool={tool} run={run} share={share} />}
      {sql !== '' && (
        <details className={styles.sql} open={sqlOpen}>
          <summary>SQL</summary>
          <SqlBlock sql={sql} />
        </details>
      )}
      {rehearsal && <RehearsalDialog tool={tool} rehearsal={rehearsal} onClose={() => setOutcome({})} />}
    </div>
  );
}

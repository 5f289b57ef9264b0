import type { ParameterValue } from '@parley/contract/parameters';
import { useState } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { type Rehearsal, rehearseTool } from '../../requests/run-or-rehearse-tool.ts';
import { useTool } from '../../requests/use-tool-and-versions.ts';
import { RehearsalDialog } from './rehearsal-dialog.tsx';

type RehearseToolNoticeProps = { toolId: string; values: Record<string, ParameterValue> };

/** A question never changes anything: what the tool would change is shown first, and waits for a confirmation. */
export function RehearseToolNotice({ toolId, values }: RehearseToolNoticeProps) {
  const { data: tool } = useTool(toolId);
  const [rehearsal, setRehearsal] = useState<Rehearsal | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const rehearse = async () => {
    setBusy(true);
    setProblem(null);
    await rehearseTool(toolId, values).then(setRehearsal, (error: unknown) =>
      setProblem(errorMessage(error)),
    );
    setBusy(false);
  };
  return (
    <>
      <Notice
        tone="warning"
        title="This tool changes data"
        action={
          <Button size="sm" busy={busy} busyLabel="Rehearsing..." onClick={() => void rehearse()}>
            Rehearse
          </Button>
        }
      >
        Asking never runs it. Rehearse it to see which rows would change; nothing is kept before you confirm.
      </Notice>
      {problem && <Notice tone="error">{problem}</Notice>}
      {tool && rehearsal && (
        <RehearsalDialog tool={tool} rehearsal={rehearsal} onClose={() => setRehearsal(null)} />
      )}
    </>
  );
}

import { projectMessages } from '@parley/contract/hosted-projects';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';

type ProjectsLoadFailureProps = { error: unknown; onRetry: () => void };

export function ProjectsLoadFailure({ error, onRetry }: ProjectsLoadFailureProps) {
  return (
    <Notice
      tone="error"
      title={projectMessages.fetchFailed}
      action={<Button onClick={onRetry}>Retry</Button>}
    >
      {errorMessage(error)}
    </Notice>
  );
}

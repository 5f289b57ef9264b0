import { errorMessage } from '../../lib/api/error-message.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageColumn } from '../shell/page-column.tsx';

type SessionLoadFailureProps = { error: unknown; onRetry: () => void };

export function SessionLoadFailure({ error, onRetry }: SessionLoadFailureProps) {
  return (
    <PageColumn width="narrow">
      <Notice tone="error" action={<Button onClick={onRetry}>Try again</Button>}>
        {errorMessage(error)}
      </Notice>
    </PageColumn>
  );
}

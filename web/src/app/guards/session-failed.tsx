import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageColumn } from '../shell/page-column.tsx';

type SessionFailedProps = { error: unknown; onRetry: () => void };

export function SessionFailed({ error, onRetry }: SessionFailedProps) {
  return (
    <PageColumn width="narrow">
      <Notice tone="error" action={<Button onClick={onRetry}>Try again</Button>}>
        {errorMessage(error)}
      </Notice>
    </PageColumn>
  );
}

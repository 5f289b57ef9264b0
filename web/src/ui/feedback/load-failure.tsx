import { Button } from '../actions/button.tsx';
import { Notice } from './notice.tsx';

type LoadFailureProps = {
  title: string;
  /** What went wrong, in words. */
  reason: string;
  busy: boolean;
  onRetry: () => void;
};

/** Something that a page needs could not be loaded, and may be tried again. */
export function LoadFailure({ title, reason, busy, onRetry }: LoadFailureProps) {
  return (
    <Notice
      tone="error"
      title={title}
      action={
        <Button busy={busy} onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {reason}
    </Notice>
  );
}

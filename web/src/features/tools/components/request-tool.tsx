import { Check, MessageText } from 'iconoir-react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useRequestTool } from '../requests/use-requests-for-new-tools.ts';
import styles from './tool-requests.module.css';

type RequestToolProps = { question: string; connectionId: string };

/** For whoever cannot make a tool: sends the question to those who can. */
export function RequestTool({ question, connectionId }: RequestToolProps) {
  const wish = useRequestTool();
  if (wish.isSuccess) {
    return (
      <p className={styles.sent} role="status">
        <Check width={16} height={16} aria-hidden="true" />
        The makers of this space have your question.
      </p>
    );
  }
  return (
    <div className={styles.wish}>
      <Button
        size="sm"
        variant="primary"
        icon={<MessageText width={15} height={15} />}
        busy={wish.isPending}
        busyLabel="Sending..."
        onClick={() => wish.mutate({ question, connectionId })}
      >
        Ask for this tool
      </Button>
      <span className={styles.note}>Sends your question to the makers of this space.</span>
      {wish.error && <Notice tone="error">{errorMessage(wish.error)}</Notice>}
    </div>
  );
}

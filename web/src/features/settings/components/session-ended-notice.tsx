import { apiKeyMessages } from '@parley/contract/ai/openai-api-key';
import { useQueryClient } from '@tanstack/react-query';
import { setSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** For a session that ended while the page was open: once it is forgotten here too, the guard does the rest. */
export function SessionEndedNotice() {
  const queries = useQueryClient();
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="primary" size="sm" onClick={() => setSession(queries, null)}>
          Go to Login
        </Button>
      }
    >
      {apiKeyMessages.settingsSignedOut}
    </Notice>
  );
}

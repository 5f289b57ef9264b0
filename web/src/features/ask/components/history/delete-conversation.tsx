import type { Conversation } from '@parley/contract/ask';
import { useState } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { endConversation, useRefreshConversations } from '../../requests/conversation-requests.ts';

type DeleteConversationProps = {
  conversation: Pick<Conversation, 'id' | 'title'>;
  onDeleted: () => void;
  onClose: () => void;
};

export function DeleteConversation({ conversation, onDeleted, onClose }: DeleteConversationProps) {
  const refresh = useRefreshConversations();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async () => {
    setBusy(true);
    try {
      await endConversation(conversation.id);
      onDeleted();
      await refresh();
    } catch (error) {
      setProblem(errorMessage(error));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Delete this conversation?"
      action="Delete conversation"
      busy={busy}
      busyLabel="Deleting..."
      onConfirm={() => void remove()}
    >
      {problem && <Notice tone="error">{problem}</Notice>}
      <p>
        {conversation.title ? `‘${conversation.title}’ leaves` : 'It leaves'} the list. The receipts of its
        answers stay.
      </p>
    </ConfirmDialog>
  );
}

import { ChatBubble } from 'iconoir-react';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

export function NothingToAskNotice() {
  return (
    <EmptyState
      icon={<ChatBubble />}
      title="There is nothing to ask yet"
      action={
        <ButtonLink to="/dashboard" variant="primary">
          Go to the dashboard
        </ButtonLink>
      }
    >
      Connect a database and save a few tools first; then questions in plain English are answered here.
    </EmptyState>
  );
}

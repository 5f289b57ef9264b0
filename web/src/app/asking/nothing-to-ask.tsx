import { ChatBubble } from 'iconoir-react';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

type NothingToAskProps = { onLeave?: () => void };

export function NothingToAsk({ onLeave }: NothingToAskProps) {
  return (
    <EmptyState
      icon={<ChatBubble />}
      title="There is nothing to ask yet"
      action={
        <ButtonLink to="/dashboard" variant="primary" {...(onLeave && { onClick: onLeave })}>
          Go to the dashboard
        </ButtonLink>
      }
    >
      Connect a database and save a few tools first; then questions in plain English are answered here.
    </EmptyState>
  );
}

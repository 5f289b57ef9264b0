import { ChatBubble } from 'iconoir-react';
import { ButtonLink } from '../../ui/button.tsx';
import { NotYet } from './not-yet.tsx';

export function SupabaseNlQueryPage() {
  return (
    <NotYet
      heading="Natural Language Database Query"
      purpose="A conversation with your database, in plain English."
      icon={<ChatBubble />}
      meanwhile="This needs a connected database and tools, and neither can be made yet."
      action={<ButtonLink to="/dashboard">Back to the dashboard</ButtonLink>}
    />
  );
}

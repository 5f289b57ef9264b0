import { ChatBubble } from 'iconoir-react';
import { ButtonLink } from '../../ui/button.tsx';
import { NotYet } from './not-yet.tsx';

export function SupabaseNlQueryPage() {
  return (
    <NotYet
      heading="Natural Language Database Query"
      purpose="A conversation with your database, in plain English."
      icon={<ChatBubble />}
      meanwhile="This needs tools, and they come with the next version. You can connect a database today."
      action={<ButtonLink to="/connections">Go to Connections</ButtonLink>}
    />
  );
}

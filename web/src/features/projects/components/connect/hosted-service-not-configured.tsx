import { CloudXmark } from 'iconoir-react';
import { ButtonLink } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';

export function HostedServiceNotConfigured() {
  return (
    <EmptyState
      icon={<CloudXmark />}
      title="Hosted projects are not set up on this server"
      action={<ButtonLink to="/connections">Go to Connections</ButtonLink>}
    >
      Whoever runs it can set <code>SUPABASE_CLIENT_ID</code> and <code>SUPABASE_CLIENT_SECRET</code>.
      Databases you reach by host and password, SQLite files and the sample shop need none of this.
    </EmptyState>
  );
}

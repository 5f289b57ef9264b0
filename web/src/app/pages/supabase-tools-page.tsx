import { Tools } from 'iconoir-react';
import { ButtonLink } from '../../ui/button.tsx';
import { NotYet } from './not-yet.tsx';

export function SupabaseToolsPage() {
  return (
    <NotYet
      heading="Supabase Tools"
      purpose="Run the tools of a Supabase project with values of your own."
      icon={<Tools />}
      meanwhile="Supabase projects cannot be connected yet, so there are no tools to run."
      action={<ButtonLink to="/dashboard">Back to the dashboard</ButtonLink>}
    />
  );
}

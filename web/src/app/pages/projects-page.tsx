import { Folder } from 'iconoir-react';
import { ButtonLink } from '../../ui/button.tsx';
import { NotYet } from './not-yet.tsx';

export function ProjectsPage() {
  return (
    <NotYet
      heading="Projects"
      purpose="Your Supabase projects, ready to be chosen."
      icon={<Folder />}
      meanwhile="Signing in to Supabase from here is not built yet. Nothing of your Supabase account has been read."
      action={<ButtonLink to="/dashboard">Back to the dashboard</ButtonLink>}
    />
  );
}

import { Folder } from 'iconoir-react';
import { ButtonLink } from '../../ui/button.tsx';
import { NotYet } from './not-yet.tsx';

export function ProjectsSelectPage() {
  return (
    <NotYet
      heading="Select a Project"
      purpose="The project your tools will work on."
      icon={<Folder />}
      meanwhile="Projects appear here once Supabase can be connected."
      action={<ButtonLink to="/projects">Back to Projects</ButtonLink>}
    />
  );
}

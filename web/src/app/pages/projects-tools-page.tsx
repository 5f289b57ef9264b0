import { Tools } from 'iconoir-react';
import { ButtonLink } from '../../ui/button.tsx';
import { NotYet } from './not-yet.tsx';

export function ProjectsToolsPage() {
  return (
    <NotYet
      heading="Project Tools"
      purpose="Example tools made from the schema of the chosen project."
      icon={<Tools />}
      meanwhile="A project has to be chosen first, and projects cannot be connected yet."
      action={<ButtonLink to="/projects">Back to Projects</ButtonLink>}
    />
  );
}

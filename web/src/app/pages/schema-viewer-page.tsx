import { Network } from 'iconoir-react';
import { ButtonLink } from '../../ui/button.tsx';
import { NotYet } from './not-yet.tsx';

export function SchemaViewerPage() {
  return (
    <NotYet
      heading="Supabase Schema Viewer"
      purpose="Tables, columns and relationships of a project at a glance."
      icon={<Network />}
      meanwhile="There is no schema to show before a project is connected."
      action={<ButtonLink to="/projects">Go to Projects</ButtonLink>}
    />
  );
}

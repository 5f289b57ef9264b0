import { Network } from 'iconoir-react';
import { ButtonLink } from '../../ui/button.tsx';
import { NotYet } from './not-yet.tsx';

export function SchemaViewerPage() {
  return (
    <NotYet
      heading="Supabase Schema Viewer"
      purpose="Tables, columns and relationships of a project at a glance."
      icon={<Network />}
      meanwhile="Projects cannot be connected yet. The schema of a connected database is shown under Connections."
      action={<ButtonLink to="/connections">Go to Connections</ButtonLink>}
    />
  );
}

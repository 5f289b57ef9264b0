import { Database } from 'iconoir-react';
import { ButtonLink } from '../../ui/button.tsx';
import { NotYet } from './not-yet.tsx';

export function ConnectionsPage() {
  return (
    <NotYet
      heading="Database Connections"
      purpose="The databases your tools run against."
      icon={<Database />}
      meanwhile="Connecting a database is the next thing this product learns. Until then you can save the AI key that will be needed for suggesting tools."
      action={<ButtonLink to="/settings">Save an AI key</ButtonLink>}
    />
  );
}

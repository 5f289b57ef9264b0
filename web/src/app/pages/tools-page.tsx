import { Tools } from 'iconoir-react';
import { ButtonLink } from '../../ui/button.tsx';
import { NotYet } from './not-yet.tsx';

export function ToolsPage() {
  return (
    <NotYet
      heading="Tools"
      purpose="Reusable questions with typed parameters and SQL you can read."
      icon={<Tools />}
      meanwhile="Tools are proposed from the schema of a connected database, with the next version. You can connect a database today and look at its schema."
      action={<ButtonLink to="/connections">Go to Connections</ButtonLink>}
    />
  );
}

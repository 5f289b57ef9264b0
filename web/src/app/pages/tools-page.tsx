import { Tools } from 'iconoir-react';
import { ButtonLink } from '../../ui/button.tsx';
import { NotYet } from './not-yet.tsx';

export function ToolsPage() {
  return (
    <NotYet
      heading="Tools"
      purpose="Reusable questions with typed parameters and SQL you can read."
      icon={<Tools />}
      meanwhile="Tools are proposed from the schema of a connected database, and databases cannot be connected yet. Your plan already decides how many you will be able to keep."
      action={<ButtonLink to="/pricing">See the plans</ButtonLink>}
    />
  );
}

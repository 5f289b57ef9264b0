import { Terminal } from 'iconoir-react';
import { ButtonLink } from '../../ui/button.tsx';
import { NotYet } from './not-yet.tsx';

export function TestPage() {
  return (
    <NotYet
      heading="Test Console"
      purpose="Ask a question, see which tool answers it, and read the SQL that ran."
      icon={<Terminal />}
      meanwhile="There is nothing to ask before there are tools. You can get your account ready meanwhile."
      action={<ButtonLink to="/settings">Open settings</ButtonLink>}
    />
  );
}

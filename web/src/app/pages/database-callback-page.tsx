import { ButtonLink } from '../../ui/button.tsx';
import { NothingToComplete } from './nothing-to-complete.tsx';

export function DatabaseCallbackPage() {
  return (
    <NothingToComplete
      heading="Connect a database"
      action={
        <ButtonLink to="/connections" variant="primary">
          Return to Connections
        </ButtonLink>
      }
    >
      A database connection that was begun elsewhere ends on this page. This version cannot begin one yet, so
      nothing was connected.
    </NothingToComplete>
  );
}

import { ButtonLink } from '../../ui/button.tsx';
import { NothingToComplete } from './nothing-to-complete.tsx';

export function OauthCallbackPage() {
  return (
    <NothingToComplete
      heading="Connect a project"
      action={
        <>
          <ButtonLink to="/projects" variant="primary">
            Go to Projects
          </ButtonLink>
          <ButtonLink to="/">Return to Home</ButtonLink>
        </>
      }
    >
      Supabase sends you to this page after you allow a connection. This version cannot start one yet, so
      nothing was connected.
    </NothingToComplete>
  );
}

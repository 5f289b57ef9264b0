import { useLocation } from 'react-router';
import { AuthLayout } from '../../../features/auth/components/auth-layout.tsx';
import { EmailConfirmationOutcome } from '../../../features/auth/components/email-confirmation-outcome.tsx';
import { LoginForm } from '../../../features/auth/components/login-form.tsx';
import { useSearchParams } from '../../../lib/routing/use-search-params.ts';
import { PageMeta } from '../../page-meta.tsx';

export function LoginPage() {
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  return (
    <AuthLayout title="Sign in to your account" lead="Good to see you again.">
      <PageMeta title="Sign in" description="Sign in to Parley and ask your database in plain English." />
      <EmailConfirmationOutcome confirmed={search.get('confirmed')} />
      <LoginForm email={registeredEmail(state)} />
    </AuthLayout>
  );
}

/** Whoever comes from signing up does not type the address twice. */
function registeredEmail(state: unknown): string {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : '';
  return typeof email === 'string' ? email : '';
}

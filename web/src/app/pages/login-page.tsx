import { useSearchParams } from 'react-router';
import { AuthLayout } from '../../features/auth/components/auth-layout.tsx';
import { ConfirmationNotice } from '../../features/auth/components/confirmation-notice.tsx';
import { LoginForm } from '../../features/auth/components/login-form.tsx';
import { PageMeta } from '../page-meta.tsx';

export function LoginPage() {
  const [search] = useSearchParams();
  return (
    <AuthLayout title="Sign in to your account" lead="Good to see you again.">
      <PageMeta title="Sign in" description="Sign in to Parley and ask your database in plain English." />
      <ConfirmationNotice confirmed={search.get('confirmed')} />
      <LoginForm />
    </AuthLayout>
  );
}

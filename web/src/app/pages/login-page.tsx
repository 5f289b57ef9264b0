import { AuthLayout } from '../../features/auth/components/auth-layout.tsx';
import { LoginForm } from '../../features/auth/components/login-form.tsx';
import { PageMeta } from '../page-meta.tsx';

export function LoginPage() {
  return (
    <AuthLayout title="Sign in to your account" lead="Good to see you again.">
      <PageMeta title="Sign in" description="Sign in to Parley and ask your database in plain English." />
      <LoginForm />
    </AuthLayout>
  );
}

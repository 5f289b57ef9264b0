import { AuthLayout } from '../../../features/auth/components/auth-layout.tsx';
import { NewPasswordForm } from '../../../features/auth/components/new-password-form.tsx';
import { RequestPasswordLinkForm } from '../../../features/auth/components/request-password-link-form.tsx';
import { useSearchParams } from '../../../lib/routing/use-search-params.ts';
import { PageMeta } from '../../page-meta.tsx';

export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  if (token) {
    return (
      <AuthLayout title="Set a new password">
        <PageMeta title="Set a new password" />
        <NewPasswordForm token={token} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title="Reset your password" lead="We mail you a link that lets you set a new one.">
      <PageMeta title="Reset your password" />
      <RequestPasswordLinkForm />
    </AuthLayout>
  );
}

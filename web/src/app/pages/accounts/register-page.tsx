import { limits } from '@parley/contract/limits';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { AuthLayout } from '../../../features/auth/components/auth-layout.tsx';
import { RegisterForm } from '../../../features/auth/components/register-form.tsx';
import { RegisteredNotice } from '../../../features/auth/components/registered-notice.tsx';
import { SignUpClosedNotice } from '../../../features/auth/components/sign-up-closed-notice.tsx';
import { useServerInfo } from '../../../lib/server-info/use-server-info.ts';
import { PageMeta } from '../../page-meta.tsx';

type Outcome = { confirmationSent: boolean; email: string };

export function RegisterPage() {
  const [outcome, setOutcome] = useState<Outcome>();
  const { data: server } = useServerInfo();
  const isClosed = server?.signUpDomains?.length === 0;
  const navigate = useNavigate();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(
      () => void navigate('/login', { state: { email: outcome.email } }),
      limits.redirect.afterRegister,
    );
    return () => clearTimeout(timer);
  }, [outcome, navigate]);
  return (
    <AuthLayout
      title="Create your account"
      {...(!isClosed && { lead: 'Free to start: no card, two tools.' })}
    >
      <PageMeta
        title="Create your account"
        description="Create a Parley account: free to start, no card needed."
      />
      {outcome && <RegisteredNotice {...outcome} />}
      {!outcome && (isClosed ? <SignUpClosedNotice /> : <RegisterForm onRegistered={setOutcome} />)}
    </AuthLayout>
  );
}

import { PasswordForm } from '../../../features/settings/components/password-form.tsx';
import { ProfileForm } from '../../../features/settings/components/profile-form.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PageMeta } from '../../page-meta.tsx';
import { PageColumn } from '../../shell/page-column.tsx';
import styles from './profile-page.module.css';

export function ProfilePage() {
  const { data: user } = useSession();
  if (!user) return null;
  return (
    <PageColumn width="narrow">
      <PageMeta title="Your Profile" />
      <PageHeader title="Your Profile" description="Your name as it is shown to you, and your password." />
      <div className={styles.cards}>
        <ProfileForm key={user.id} user={user} />
        <PasswordForm />
      </div>
    </PageColumn>
  );
}

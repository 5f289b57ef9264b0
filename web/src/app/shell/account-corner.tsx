import { lazy, Suspense } from 'react';
import { avatarLetter } from '../../lib/session/person-name.ts';
import { useSession } from '../../lib/session/session.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Avatar } from '../../ui/layout/avatar.tsx';
import styles from './account-corner.module.css';
import { useUndecided } from './use-undecided.ts';

const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }));

export function AccountCorner() {
  const { data: user } = useSession();
  const undecided = useUndecided();
  if (user) {
    return (
      <Suspense fallback={<Avatar letter={avatarLetter(user)} />}>
        <UserMenu user={user} />
      </Suspense>
    );
  }
  if (undecided) return <div className={styles.unknown} />;
  return (
    <div className={styles.visitor}>
      <ButtonLink to="/login" variant="ghost" size="sm">
        Sign in
      </ButtonLink>
      <ButtonLink to="/register" variant="primary" size="sm">
        Sign up
      </ButtonLink>
    </div>
  );
}

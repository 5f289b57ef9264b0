import { publicPages } from '@parley/contract/routes';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { avatarLetter } from '../../lib/person-name.ts';
import { useSession } from '../../lib/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './account-corner.module.css';

const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }));

/** Public pages are sent as a visitor sees them; a signed-in page waits until it knows. */
export function AccountCorner() {
  const { data: user, isPending } = useSession();
  const { pathname } = useLocation();
  if (user) {
    return (
      <Suspense fallback={<Avatar letter={avatarLetter(user)} />}>
        <UserMenu user={user} />
      </Suspense>
    );
  }
  const isPublic = publicPages.some((page) => page === pathname);
  if (isPending && !isPublic) return <div className={styles.unknown} />;
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

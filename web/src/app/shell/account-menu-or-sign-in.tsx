import { avatarLetter } from '../../lib/session/person-name.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { LazyMenuButton } from '../../ui/overlay/lazy-menu-button.tsx';
import styles from './account-menu-or-sign-in.module.css';
import { useSessionUndecided } from './use-session-undecided.ts';

const loadUserMenu = async () => (await import('./user-menu.tsx')).UserMenu;

export function AccountMenuOrSignIn() {
  const { data: user } = useSession();
  const undecided = useSessionUndecided();
  if (user) {
    const button = {
      label: 'Your account',
      trigger: (
        <button type="button" className={styles.avatar}>
          <Avatar letter={avatarLetter(user)} />
        </button>
      ),
    };
    return (
      <LazyMenuButton {...button} load={loadUserMenu}>
        {(UserMenu, openedBy) => <UserMenu {...button} user={user} openedBy={openedBy} />}
      </LazyMenuButton>
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

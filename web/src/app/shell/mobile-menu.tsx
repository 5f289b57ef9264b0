import type { User } from '@parley/contract/auth';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { ThemeSwitch } from '../../ui/theme/theme-switch.tsx';
import styles from './mobile-menu.module.css';
import { NavLinks } from './nav-links.tsx';

type MobileMenuProps = { id: string; open: boolean; user: User | null; onClose: () => void };

export function MobileMenu({ id, open, user, onClose }: MobileMenuProps) {
  return (
    // Escape closes from any control inside; the panel itself takes no focus.
    // biome-ignore lint/a11y/noStaticElementInteractions: see the line above
    <div
      id={id}
      className={styles.menu}
      hidden={!open}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <nav aria-label="Mobile">
        <NavLinks signedIn={user !== null} />
      </nav>
      {!user && (
        <div className={styles.visitor}>
          <ButtonLink to="/login" fullWidth size="lg">
            Sign in
          </ButtonLink>
          <ButtonLink to="/register" variant="primary" fullWidth size="lg">
            Sign up
          </ButtonLink>
        </div>
      )}
      <div className={styles.theme}>
        <span aria-hidden="true">Theme</span>
        <ThemeSwitch />
      </div>
    </div>
  );
}

import { Menu as MenuIcon, Xmark } from 'iconoir-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../lib/session/use-session.ts';
import { Link } from '../../ui/actions/link.tsx';
import { Wordmark } from '../../ui/layout/wordmark.tsx';
import { ThemeSwitch } from '../../ui/theme/theme-switch.tsx';
import { productName } from '../product-name.ts';
import { AccountMenuOrSignIn } from './account-menu-or-sign-in.tsx';
import { AskPaletteShortcut } from './ask-palette-shortcut.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavLinks } from './nav-links.tsx';
import styles from './top-nav.module.css';
import { useSessionUndecided } from './use-session-undecided.ts';

const SpaceSwitcher = lazy(async () => ({
  default: (await import('../../features/spaces/components/space-switcher.tsx')).SpaceSwitcher,
}));

export function TopNav() {
  const { data: user } = useSession();
  const undecided = useSessionUndecided();
  const { key } = useLocation();
  // Open for one entry of the history only, so that every change of route closes it.
  const [openFor, setOpenFor] = useState<string>();
  const open = openFor === key;
  const menuId = useId();
  const signedIn = Boolean(user);
  return (
    <header className={styles.header} data-signed-in={signedIn}>
      <div className={styles.bar}>
        <Link to={signedIn ? '/dashboard' : '/'} className={styles.home}>
          <Wordmark name={productName} />
        </Link>
        {signedIn && (
          <Suspense fallback={null}>
            <SpaceSwitcher />
          </Suspense>
        )}
        <nav className={styles.nav} aria-label="Main">
          {!undecided && <NavLinks signedIn={signedIn} />}
        </nav>
        {signedIn && <AskPaletteShortcut />}
        <div className={styles.theme}>
          <ThemeSwitch />
        </div>
        <AccountMenuOrSignIn />
        <button
          type="button"
          className={styles.toggle}
          aria-label={open ? 'Close menu' : 'Open menu'}
          aria-expanded={open}
          aria-controls={menuId}
          onClick={() => setOpenFor(open ? undefined : key)}
        >
          {open ? <Xmark /> : <MenuIcon />}
        </button>
      </div>
      <MobileMenu id={menuId} open={open} user={user ?? null} onClose={() => setOpenFor(undefined)} />
    </header>
  );
}

import { useLocation } from 'react-router';
import { useHasPlans } from '../../lib/server-info/use-embedded-server-facts.ts';
import { openSpaceId } from '../../lib/session/current-space.ts';
import { useOpenSpace } from '../../lib/session/use-space-permission.ts';
import { Link } from '../../ui/actions/link.tsx';
import { navItemsFor } from './nav-items.ts';
import styles from './nav-links.module.css';

type NavLinksProps = { signedIn: boolean };

export function NavLinks({ signedIn }: NavLinksProps) {
  const hasPlans = useHasPlans();
  const { pathname } = useLocation();
  const { data: open, error } = useOpenSpace(signedIn && openSpaceId !== undefined);
  // What is offered depends on the role: nothing is, before it is known.
  if (signedIn && openSpaceId !== undefined && !open && !error) return null;
  return (
    <ul className={styles.list}>
      {navItemsFor({ signedIn, hasPlans, isAsker: open?.space.role === 'asker' }).map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={styles.link} aria-current={isOpen(to, pathname) ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The page itself, or one below it. */
function isOpen(page: string, pathname: string): boolean {
  return pathname === page || pathname.startsWith(`${page}/`);
}

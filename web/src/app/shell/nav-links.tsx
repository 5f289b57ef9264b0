import { NavLink } from 'react-router';
import { useHasPlans } from '../../lib/server-info/use-operator.ts';
import { navItemsFor } from './nav-items.ts';
import styles from './nav-links.module.css';

type NavLinksProps = { signedIn: boolean };

export function NavLinks({ signedIn }: NavLinksProps) {
  const hasPlans = useHasPlans();
  return (
    <ul className={styles.list}>
      {navItemsFor({ signedIn, hasPlans }).map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} className={styles.link ?? ''}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

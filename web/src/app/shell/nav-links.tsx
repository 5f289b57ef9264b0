import { NavLink } from 'react-router';
import { navItemsFor } from './nav-items.ts';
import styles from './nav-links.module.css';

type NavLinksProps = { signedIn: boolean };

export function NavLinks({ signedIn }: NavLinksProps) {
  return (
    <ul className={styles.list}>
      {navItemsFor(signedIn).map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} className={styles.link ?? ''}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

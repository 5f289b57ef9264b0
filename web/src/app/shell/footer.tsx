import { CurrentYear } from '../../features/landing/components/current-year.tsx';
import { outwardLinks } from '../../lib/server-info/outward-links.ts';
import { useOperator } from '../../lib/server-info/use-embedded-server-facts.ts';
import { Link } from '../../ui/actions/link.tsx';
import { productName } from '../product-name.ts';
import styles from './footer.module.css';

const here = [
  { label: 'About', to: '/about' },
  { label: 'Privacy', to: '/privacy' },
  { label: 'Terms', to: '/terms' },
  { label: 'API reference', to: '/docs/api' },
];

export function Footer() {
  const away = outwardLinks(useOperator());
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <p>
          © <CurrentYear /> {productName}
        </p>
        <ul className={styles.links}>
          {here.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
          {away.map(({ label, href }) => (
            <li key={label}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

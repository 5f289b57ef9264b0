import { Link } from 'react-router';
import { CurrentYear } from '../../features/landing/components/current-year.tsx';
import { links } from '../../lib/links.ts';
import { productName } from '../../lib/product.ts';
import styles from './footer.module.css';

const away = [
  { label: 'Documentation', href: links.docs },
  { label: 'Twitter', href: links.twitter },
  { label: 'GitHub', href: links.github },
  { label: 'LinkedIn', href: links.linkedin },
];

const here = [
  { label: 'About', to: '/about' },
  { label: 'Privacy', to: '/privacy' },
  { label: 'Terms', to: '/terms' },
  { label: 'API reference', to: '/docs/api' },
];

export function Footer() {
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
          <li>
            <a href={links.support}>Support</a>
          </li>
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

import { outwardLinks } from '../../../lib/server-info/outward-links.ts';
import { useHasPlans, useOperator } from '../../../lib/server-info/use-embedded-server-facts.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Wordmark } from '../../../ui/layout/wordmark.tsx';
import { CurrentYear } from './current-year.tsx';
import styles from './landing-footer.module.css';

type FooterLink = { label: string; to: string } | { label: string; href: string };
type Column = { title: string; links: FooterLink[] };
type Shown = { resources: FooterLink[]; hasPlans: boolean };

const columnsWith = ({ resources, hasPlans }: Shown): Column[] => [
  {
    title: 'Product',
    links: [
      { label: 'Features', href: '#features' },
      { label: 'How it works', href: '#how-it-works' },
      ...(hasPlans ? [{ label: 'Pricing', to: '/pricing' }] : []),
    ],
  },
  {
    title: 'Resources',
    links: [{ label: 'API reference', to: '/docs/api' }, ...resources],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', to: '/about' },
      { label: 'Privacy', to: '/privacy' },
      { label: 'Terms', to: '/terms' },
    ],
  },
];

export function LandingFooter() {
  const resources = outwardLinks(useOperator());
  const hasPlans = useHasPlans();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Wordmark name="Parley" />
          <p className={styles.line}>Plain English in, checked SQL out.</p>
        </div>
        {columnsWith({ resources, hasPlans }).map(({ title, links: entries }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry.label}>
                  {'to' in entry ? (
                    <Link className={styles.link} to={entry.to}>
                      {entry.label}
                    </Link>
                  ) : (
                    <a className={styles.link} href={entry.href}>
                      {entry.label}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className={styles.copyright}>
          © <CurrentYear /> Parley
        </p>
      </div>
    </footer>
  );
}

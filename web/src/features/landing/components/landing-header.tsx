import { Menu, Xmark } from 'iconoir-react';
import { useEffect, useState } from 'react';
import { useHasPlans } from '../../../lib/server-info/use-embedded-server-facts.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Wordmark } from '../../../ui/layout/wordmark.tsx';
import { ThemeSwitch } from '../../../ui/theme/theme-switch.tsx';
import styles from './landing-header.module.css';

const sections = [
  { href: '#features', label: 'Features' },
  { href: '#testimonials', label: 'Use cases' },
  { href: '#how-it-works', label: 'How it works' },
];

export function LandingHeader() {
  const hasPlans = useHasPlans();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to="/" className={styles.home} aria-label="Parley, home">
          <Wordmark name="Parley" />
        </Link>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls="landing-menu"
          aria-label={open ? 'Close menu' : 'Open menu'}
          onClick={() => setOpen(!open)}
        >
          {open ? <Xmark width={22} height={22} /> : <Menu width={22} height={22} />}
        </button>
        <nav id="landing-menu" aria-label="Main" className={classNames(styles.menu, open && styles.open)}>
          <ul className={styles.links}>
            {sections.map(({ href, label }) => (
              <li key={href}>
                <a className={styles.link} href={href} onClick={close}>
                  {label}
                </a>
              </li>
            ))}
            {hasPlans && (
              <li>
                <Link className={styles.link} to="/pricing">
                  Pricing
                </Link>
              </li>
            )}
          </ul>
          <div className={styles.actions}>
            <ThemeSwitch />
            <ButtonLink to="/login" variant="ghost">
              Sign In
            </ButtonLink>
            <ButtonLink to="/register" variant="primary">
              Sign Up
            </ButtonLink>
          </div>
        </nav>
      </div>
    </header>
  );
}

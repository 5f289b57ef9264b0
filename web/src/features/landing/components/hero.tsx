import { ArrowRight } from 'iconoir-react';
import { links } from '../../../lib/links.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './hero.module.css';
import { WalkThrough } from './walk-through.tsx';

const promises = ['Runs on your own machine', 'Bring your own AI key', 'Open source'];

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.headline}>Your Database Just Found Its Voice.</h1>
        <p className={styles.lead}>
          Ask in plain English. Parley picks a tool you approved, fills in its values, runs the statement and
          shows every step from your words to the answer.
        </p>
        <div className={styles.actions}>
          <ButtonLink to="/register" variant="primary" size="lg">
            Get Started
            <ArrowRight width={17} height={17} aria-hidden="true" />
          </ButtonLink>
          <ButtonLink href={links.docs} size="lg">
            Learn More
          </ButtonLink>
        </div>
        <ul className={styles.promises}>
          {promises.map((promise) => (
            <li key={promise} className={styles.promise}>
              {promise}
            </li>
          ))}
        </ul>
        <p className={styles.status}>
          An early version that runs on your own machine, with demo projects and no key needed.{' '}
          <a className={styles.statusLink} href={links.status} rel="noreferrer" target="_blank">
            What works today
          </a>
        </p>
      </div>
      <WalkThrough />
    </section>
  );
}

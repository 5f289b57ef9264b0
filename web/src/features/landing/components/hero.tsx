import { connectionKinds } from '@parley/contract/connections/connection-kinds';
import { ArrowRight } from 'iconoir-react';
import { useOperator } from '../../../lib/server-info/use-embedded-server-facts.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import styles from './hero.module.css';
import { ProductWalkThrough } from './visuals/product-walk-through.tsx';

const databases = Object.values(connectionKinds).map(({ title }) => title);
const promises = ['Runs on your own machine', 'No AI key needed to start', 'Open source'];

export function Hero() {
  const docs = useOperator()?.links.docs;
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.headline}>Your Database Just Found Its Voice.</h1>
        <p className={styles.lead}>
          Ask in plain English. Parley picks a SQL tool you approved, fills in its values from your sentence,
          runs it read-only and shows every step to the answer.
        </p>
        <div className={styles.actions}>
          <ButtonLink to="/register" variant="primary" size="lg">
            Get Started
            <ArrowRight width={17} height={17} aria-hidden="true" />
          </ButtonLink>
          {docs && (
            <ButtonLink href={docs} size="lg">
              Learn More
            </ButtonLink>
          )}
        </div>
        <p className={styles.start}>
          The shop in the picture comes with it: one click, and you ask it yourself.
        </p>
        <ul className={styles.databases} aria-label="Databases">
          {databases.map((database) => (
            <li key={database}>{database}</li>
          ))}
        </ul>
        <ul className={styles.promises}>
          {promises.map((promise) => (
            <li key={promise} className={styles.promise}>
              {promise}
            </li>
          ))}
        </ul>
        <p className={styles.status}>
          An early version that runs on your own machine, with demo projects and no key needed.
        </p>
      </div>
      <ProductWalkThrough />
    </section>
  );
}

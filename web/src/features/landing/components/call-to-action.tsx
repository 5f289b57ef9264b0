import { useOperator } from '../../../lib/server-info/use-embedded-server-facts.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import styles from './call-to-action.module.css';

export function CallToAction() {
  const demo = useOperator()?.links.demo;
  return (
    <section className={styles.band} aria-labelledby="call-to-action">
      <div className={styles.panel}>
        <svg className={styles.rings} viewBox="0 0 600 320" aria-hidden="true">
          {[0, 1, 2, 3, 4].map((ring) => (
            <path key={ring} d={`M20 ${40 + ring * 56}c0 46 125 84 280 84s280-38 280-84`} />
          ))}
          <path d="M20 40v224M580 40v224" />
          <ellipse cx="300" cy="40" rx="280" ry="84" />
        </svg>
        <div className={styles.words}>
          <h2 id="call-to-action" className={styles.title}>
            Your data has been waiting to be asked.
          </h2>
          <p className={styles.text}>
            The Free plan keeps two tools for as long as you like. No card is asked for.
          </p>
        </div>
        <div className={styles.actions}>
          <ButtonLink to="/register" variant="primary" size="lg">
            Start Free Trial
          </ButtonLink>
          {demo && (
            <ButtonLink href={demo} size="lg">
              Schedule Demo
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}

import { links } from '../../../lib/links.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './call-to-action.module.css';

export function CallToAction() {
  return (
    <section className={styles.band} aria-labelledby="call-to-action">
      <div className={styles.inner}>
        <div>
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
          <ButtonLink href={links.demo} size="lg">
            Schedule Demo
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

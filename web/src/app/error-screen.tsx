import { Button, ButtonLink } from '../ui/actions/button.tsx';
import styles from './error-screen.module.css';
import { thrownErrorMessage } from './thrown-error-message.ts';

type ErrorScreenProps = { error: unknown };

export function ErrorScreen({ error }: ErrorScreenProps) {
  return (
    <div className={styles.screen}>
      <title>Something went wrong</title>
      <div className={styles.words} role="alert">
        <h1 className={styles.title}>Something went wrong</h1>
        <p className={styles.message}>{thrownErrorMessage(error)}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => location.reload()}>
          Try again
        </Button>
        <ButtonLink to="/">Go to Home</ButtonLink>
      </div>
    </div>
  );
}

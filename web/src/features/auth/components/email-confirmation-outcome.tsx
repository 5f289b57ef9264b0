import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from './auth-form.module.css';

type EmailConfirmationOutcomeProps = { confirmed: string | null };

/** Where the link of the confirmation mail leads: `1` when it worked, `0` when it was too old or used. */
export function EmailConfirmationOutcome({ confirmed }: EmailConfirmationOutcomeProps) {
  if (confirmed === null) return null;
  return (
    <div className={styles.above}>
      {confirmed === '1' ? (
        <Notice tone="success">Your email address is confirmed. You can sign in now.</Notice>
      ) : (
        <Notice tone="error">This link is no longer valid. Sign in, and we send you a new one.</Notice>
      )}
    </div>
  );
}

import { authMessages } from '@parley/contract/auth';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from './auth-form.module.css';
import { FormDoneMessage } from './form-done-message.tsx';

type RegisteredNoticeProps = { confirmationSent: boolean; email: string };

export function RegisteredNotice({ confirmationSent, email }: RegisteredNoticeProps) {
  return (
    <FormDoneMessage>
      <Notice tone="success">
        <p>{authMessages.registered}</p>
        {!confirmationSent && <p>{authMessages.registeredWithoutMail}</p>}
      </Notice>
      <p className={styles.lead}>The sign-in page opens in a few seconds.</p>
      <ButtonLink to="/login" state={{ email }} variant="primary" size="lg" fullWidth>
        Go to sign in now
      </ButtonLink>
    </FormDoneMessage>
  );
}

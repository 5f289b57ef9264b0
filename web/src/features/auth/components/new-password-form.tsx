import { authMessages } from '@parley/contract/auth';
import { useState } from 'react';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { newPasswordSchema } from '../model/new-password-schema.ts';
import { resetPassword } from '../requests/reset-password.ts';
import styles from './auth-form.module.css';
import { FormDoneMessage } from './form-done-message.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

type NewPasswordFormProps = { token: string };

export function NewPasswordForm({ token }: NewPasswordFormProps) {
  const [changed, setChanged] = useState(false);
  const { field, errors, busy, form } = useForm({
    initial: { password: '', confirmPassword: '' },
    schema: newPasswordSchema,
    missing: authMessages.missingFields,
    submit: async ({ password }) => {
      await resetPassword({ token, password });
      setChanged(true);
    },
  });
  if (changed) return <Changed />;
  return (
    <form {...form} className={styles.form} aria-label="Set a new password">
      <FormErrorSummary messages={errors.summary} />
      <NewPasswordFields
        what="new password"
        password={field('password')}
        confirmPassword={field('confirmPassword')}
      />
      <Button type="submit" variant="primary" size="lg" fullWidth busy={busy} busyLabel="Saving...">
        Set new password
      </Button>
      <p className={styles.switch}>
        Link too old?{' '}
        <Link className={styles.link} to="/reset-password">
          Ask for a new one
        </Link>
      </p>
    </form>
  );
}

function Changed() {
  return (
    <FormDoneMessage>
      <Notice tone="success">
        Your password is changed, you are signed out everywhere, and your access tokens are revoked. Sign in
        with the new one.
      </Notice>
      <ButtonLink to="/login" variant="primary" size="lg" fullWidth>
        Go to sign in
      </ButtonLink>
    </FormDoneMessage>
  );
}

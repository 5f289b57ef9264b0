import { authMessages, forgotPasswordInput } from '@parley/contract/auth';
import { useState } from 'react';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useServerInfo } from '../../../lib/server-info/use-server-info.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { requestPasswordLink } from '../requests/reset-password.ts';
import styles from './auth-form.module.css';
import { FormErrorSummary } from './form-error-summary.tsx';

export function RequestPasswordLinkForm() {
  const [asked, setAsked] = useState(false);
  const { data: server } = useServerInfo();
  const { field, errors, busy, form } = useForm({
    initial: { email: '' },
    schema: forgotPasswordInput,
    missing: authMessages.missingFields,
    submit: async (input) => {
      await requestPasswordLink(input);
      setAsked(true);
    },
  });
  return (
    <form {...form} className={styles.form} aria-label="Ask for a link">
      {server?.mail === false && (
        <Notice tone="warning">
          This server sends no mail, so it cannot send you a link. Ask whoever runs it to set up mail.
        </Notice>
      )}
      <FormErrorSummary messages={errors.summary} />
      {asked && <Notice tone="success">{authMessages.resetRequested}</Notice>}
      <TextField label="Email" type="email" autoComplete="username" required {...field('email')} />
      <Button type="submit" variant="primary" size="lg" fullWidth busy={busy} busyLabel="Sending...">
        {asked ? 'Send the link again' : 'Send me a link'}
      </Button>
      <p className={styles.switch}>
        Remembered it?{' '}
        <Link className={styles.link} to="/login">
          Sign in
        </Link>
      </p>
    </form>
  );
}

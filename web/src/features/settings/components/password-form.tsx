import { authMessages, changePasswordInput } from '@parley/contract/auth';
import { limits } from '@parley/contract/limits';
import { z } from 'zod';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { notify } from '../../../ui/toaster.tsx';
import { changePassword } from '../requests/change-password.ts';
import styles from './settings.module.css';

const initial = { currentPassword: '', newPassword: '', confirmPassword: '' };

const schema = changePasswordInput
  .extend({ confirmPassword: z.string().min(1, authMessages.missingFields) })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: authMessages.mismatch,
  });

export function PasswordForm() {
  const { field, errors, busy, reset, form } = useForm({
    initial,
    schema,
    missing: authMessages.missingFields,
    submit: async ({ currentPassword, newPassword }) => {
      await changePassword({ currentPassword, newPassword });
      reset();
      notify.success('Password changed. Your other sessions are signed out.');
    },
  });
  return (
    <Card as="section" padding="lg">
      <form {...form} className={styles.form} aria-label="Change password">
        <div>
          <h2 className={styles.heading}>Password</h2>
          <p className={styles.lead}>Changing it signs you out everywhere else.</p>
        </div>
        {errors.summary.length > 0 && <Notice tone="error">{errors.summary.join(' ')}</Notice>}
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
          {...field('currentPassword')}
        />
        <div className={styles.pair}>
          <TextField
            label="New password"
            type="password"
            autoComplete="new-password"
            hint={`At least ${limits.password.min} characters.`}
            required
            {...field('newPassword')}
          />
          <TextField
            label="Confirm new password"
            type="password"
            autoComplete="new-password"
            required
            {...field('confirmPassword')}
          />
        </div>
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={busy} busyLabel="Changing...">
            Change password
          </Button>
        </div>
      </form>
    </Card>
  );
}

import { authMessages, changePasswordInput } from '@parley/contract/auth';
import { limits } from '@parley/contract/limits';
import { z } from 'zod';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { changePassword } from '../requests/change-password.ts';
import styles from './settings.module.css';

const initial = { currentPassword: '', newPassword: '', confirmPassword: '', revokeTokens: true };

const schema = changePasswordInput
  .extend({ confirmPassword: z.string().min(1, authMessages.missingFields) })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: authMessages.mismatch,
  });

export function PasswordForm() {
  const { field, values, set, errors, busy, reset, form } = useForm({
    initial,
    schema,
    missing: authMessages.missingFields,
    submit: async ({ currentPassword, newPassword, revokeTokens }) => {
      const { revokedTokens } = await changePassword({ currentPassword, newPassword, revokeTokens });
      reset();
      notify.success(`Password changed. Your other sessions are signed out.${revokedText(revokedTokens)}`);
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
        <Checkbox
          label="Also revoke my access tokens and the agents I let in"
          name="revokeTokens"
          checked={values.revokeTokens}
          onChange={(checked) => set('revokeTokens', checked)}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={busy} busyLabel="Changing...">
            Change password
          </Button>
        </div>
      </form>
    </Card>
  );
}

function revokedText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' One access token is revoked.' : ` ${count} access tokens are revoked.`;
}

import { authMessages, profileInput, type User } from '@parley/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from '../../../lib/forms/use-form.ts';
import { setSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { saveProfile } from '../requests/save-profile.ts';
import styles from './settings.module.css';

type ProfileFormProps = { user: User };

export function ProfileForm({ user }: ProfileFormProps) {
  const queries = useQueryClient();
  const { field, errors, busy, form } = useForm({
    initial: { firstName: user.firstName, lastName: user.lastName },
    schema: profileInput,
    missing: authMessages.missingFields,
    submit: async (input) => {
      setSession(queries, await saveProfile(input));
      notify.success('Profile saved.');
    },
  });
  return (
    <Card as="section" padding="lg">
      <form {...form} className={styles.form} aria-label="Your name">
        <h2 className={styles.heading}>Your name</h2>
        {errors.summary.length > 0 && <Notice tone="error">{errors.summary.join(' ')}</Notice>}
        <div className={styles.pair}>
          <TextField label="First name" autoComplete="given-name" required {...field('firstName')} />
          <TextField label="Last name" autoComplete="family-name" required {...field('lastName')} />
        </div>
        <TextField
          label="Email"
          name="email"
          type="email"
          value={user.email}
          hint="The address you sign in with. It cannot be changed yet."
          disabled
          onChange={() => undefined}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={busy} busyLabel="Saving...">
            Save changes
          </Button>
        </div>
      </form>
    </Card>
  );
}

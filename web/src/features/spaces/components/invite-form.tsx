import { roleNames } from '@parley/contract/spaces/roles';
import { type Invitation, invitableRoles, inviteInput } from '@parley/contract/spaces/space-api';
import { useState } from 'react';
import { z } from 'zod';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useInvite } from '../requests/space-and-member-requests.ts';
import styles from './spaces.module.css';

type Made = { invitation: Invitation; link: string; isMailed: boolean };
type Values = { email: string; role: Invitation['role'] };

const schema = z.preprocess(
  (values) => ({ ...(values as Values), email: (values as Values).email.trim() || null }),
  inviteInput,
);

/** The link is shown once: what is kept of it cannot be turned back into it. */
export function InviteForm() {
  const invite = useInvite();
  const [made, setMade] = useState<Made | null>(null);
  const initial: Values = { email: '', role: 'maker' };
  const { field, values, set, errors, busy, reset, form } = useForm({
    initial,
    schema,
    submit: async (input) => {
      setMade(await invite(input));
      reset();
    },
  });
  return (
    <div className={styles.form}>
      <form {...form} className={styles.invite} aria-label="Invite somebody">
        <TextField label="Email (optional)" type="email" autoComplete="off" {...field('email')} />
        <SelectField
          label="Role"
          name="role"
          value={values.role}
          options={invitableRoles.map((role) => ({ value: role, label: roleNames[role] }))}
          onChange={(role) => set('role', role)}
        />
        <Button type="submit" variant="primary" busy={busy} busyLabel="Inviting...">
          Invite
        </Button>
      </form>
      {errors.summary.length > 0 && <Notice tone="error">{errors.summary.join(' ')}</Notice>}
      {made && (
        <Notice
          tone="success"
          title={
            made.isMailed ? `An invitation is on its way to ${made.invitation.email}.` : inviteTitle(made)
          }
          action={<CopyButton text={made.link} label="Copy link" />}
        >
          <span className={styles.link}>{made.link}</span>
        </Notice>
      )}
    </div>
  );
}

function inviteTitle({ invitation: { email } }: Made): string {
  return `Send this link to ${email ?? 'whom you invite'}. It works once, and is not shown again.`;
}

import { spaceMessages, spaceNameInput } from '@parley/contract/spaces/space-api';
import { useId } from 'react';
import { useForm } from '../../../lib/forms/use-form.ts';
import { openSpace } from '../../../lib/session/current-space.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { createSpace } from '../requests/space-and-member-requests.ts';
import styles from './spaces.module.css';

export function NewSpaceForm() {
  const headingId = useId();
  const { field, errors, busy, form } = useForm({
    initial: { name: '' },
    schema: spaceNameInput,
    missing: spaceMessages.name,
    submit: async ({ name }) => openSpace((await createSpace(name)).id, '/space'),
  });
  return (
    <Card as="section" padding="lg" className={styles.card} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId} className={styles.heading}>
          Make a space
        </h2>
        <p className={styles.lead}>
          A space has connections, tools and models of its own that its members share. What you have stays in
          your personal space, and what each member asks stays their own.
        </p>
      </div>
      <form {...form} className={styles.oneLine} aria-label="Make a space">
        {errors.summary.length > 0 && <Notice tone="error">{errors.summary.join(' ')}</Notice>}
        <TextField label="Name" required {...field('name')} />
        <Button type="submit" variant="primary" busy={busy} busyLabel="Making it...">
          Make space
        </Button>
      </form>
    </Card>
  );
}

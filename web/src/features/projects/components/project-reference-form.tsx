import { projectParams } from '@parley/contract/hosted-projects';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import styles from './project-reference-form.module.css';

type ProjectReferenceFormProps = { busy: boolean; onView: (ref: string) => void };

export function ProjectReferenceForm({ busy, onView }: ProjectReferenceFormProps) {
  const { field, form } = useForm({
    initial: { ref: '' },
    schema: projectParams,
    submit: async ({ ref }) => onView(ref),
  });
  return (
    <form {...form} className={styles.form} aria-label="Manual Project Reference">
      <TextField
        {...field('ref')}
        label="Project reference"
        labelHidden
        required
        autoComplete="off"
        placeholder="Enter Supabase Project Reference ID"
      />
      <Button type="submit" busy={busy} busyLabel="Loading...">
        View Schema
      </Button>
    </form>
  );
}

import { type Toolset, toolsetInput } from '@parley/contract/agent-access';
import type { Tool } from '@parley/contract/tools';
import { useId } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { useSaveToolset } from '../requests/use-toolsets.ts';
import styles from './agents.module.css';

type ToolsetFormProps = { toolset: Toolset | null; tools: Tool[]; onClose: () => void };

export function ToolsetForm({ toolset, tools, onClose }: ToolsetFormProps) {
  const formId = useId();
  const save = useSaveToolset(toolset?.id ?? null);
  const { name = '', description = '', toolIds = [] } = toolset ?? {};
  const { values, set, field, form, busy } = useForm({
    initial: { name, description, toolIds },
    schema: toolsetInput,
    submit: async (input) => {
      await save.mutateAsync(input);
      onClose();
    },
  });
  const toggle = (id: string, isIn: boolean) =>
    set('toolIds', isIn ? [...values.toolIds, id] : values.toolIds.filter((one) => one !== id));
  return (
    <Modal
      open
      onClose={onClose}
      title={toolset ? `Edit ${toolset.name}` : 'New toolset'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel="Saving...">
            Save toolset
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={styles.form}>
        {save.error && <Notice tone="error">{errorMessage(save.error)}</Notice>}
        <TextField
          {...field('name')}
          label="Name"
          hint="Part of the link: lowercase letters, digits and -."
          placeholder="sales"
          autoComplete="off"
          required
        />
        <TextField {...field('description')} label="Description" autoComplete="off" />
        <fieldset className={styles.group}>
          <legend className={styles.legend}>Tools</legend>
          <div className={styles.choices}>
            {tools.length === 0 && <p className={styles.small}>There is no active tool yet.</p>}
            {tools.map((tool) => (
              <Checkbox
                key={tool.id}
                label={`${tool.name} (${tool.connectionName})`}
                checked={values.toolIds.includes(tool.id)}
                onChange={(isIn) => toggle(tool.id, isIn)}
              />
            ))}
          </div>
        </fieldset>
      </form>
    </Modal>
  );
}

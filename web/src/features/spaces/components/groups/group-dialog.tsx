import { type Group, groupInput, rowRuleMessages } from '@parley/contract/spaces/row-rules-and-groups';
import type { ShownMember } from '@parley/contract/spaces/space-api';
import { useId, useRef, useState } from 'react';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { notify } from '../../../../ui/feedback/toaster.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { Modal } from '../../../../ui/overlay/modal.tsx';
import { groupChange, togglePerson } from '../../model/group-draft.ts';
import { useChangeGroup, useMakeGroup } from '../../requests/group-and-attribute-requests.ts';
import styles from './groups.module.css';

type GroupDialogProps = {
  /** Null for a new one. */
  group: Group | null;
  members: readonly ShownMember[];
  onClose: () => void;
};

export function GroupDialog({ group, members, onClose }: GroupDialogProps) {
  const formId = useId();
  const make = useMakeGroup();
  const change = useChangeGroup();
  // A group that was made, and could not be filled, is filled by the second attempt and not made again.
  const made = useRef(group);
  const [personIds, setPersonIds] = useState<string[]>(group?.personIds ?? []);
  const { field, errors, busy, form } = useForm({
    initial: { name: group?.name ?? '' },
    schema: groupInput,
    missing: rowRuleMessages.groupName,
    submit: async ({ name }) => {
      made.current ??= await make.mutateAsync(name);
      await change.mutateAsync({ id: made.current.id, ...groupChange(made.current, { name, personIds }) });
      notify.success(group ? `${name} is saved.` : `${name} is made.`);
      onClose();
    },
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={group ? `Edit ${group.name}` : 'New group'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel="Saving...">
            {group ? 'Save group' : 'Make group'}
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={styles.form} aria-label={group ? 'Edit the group' : 'New group'}>
        {errors.summary.length > 0 && <Notice tone="error">{errors.summary.join(' ')}</Notice>}
        <TextField
          label="Name"
          required
          autoComplete="off"
          hint="A rule compares a column with this name, letter for letter."
          {...field('name')}
        />
        <People members={members} personIds={personIds} onChange={setPersonIds} />
      </form>
    </Modal>
  );
}

/** From here on a list is searched rather than read. */
const manyPeople = 9;

type PeopleProps = {
  members: readonly ShownMember[];
  personIds: readonly string[];
  onChange: (personIds: string[]) => void;
};

function People({ members, personIds, onChange }: PeopleProps) {
  const [words, setWords] = useState('');
  const sought = words.trim().toLowerCase();
  const shown = members.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(sought));
  return (
    <fieldset className={styles.people}>
      <legend className={styles.legend}>
        Who is in it <span className={styles.count}>{personIds.length} chosen</span>
      </legend>
      {members.length >= manyPeople && (
        <TextField
          label="Search people"
          labelHidden
          name="people"
          type="search"
          autoComplete="off"
          placeholder="Search people..."
          value={words}
          onChange={setWords}
        />
      )}
      <ul className={styles.checks}>
        {shown.map(({ id, name, email }) => (
          <li key={id}>
            <Checkbox
              label={
                <span className={styles.person}>
                  {name || email}
                  {name && <span className={styles.mail}>{email}</span>}
                </span>
              }
              checked={personIds.includes(id)}
              onChange={(isIn) => onChange(togglePerson(personIds, id, isIn))}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={styles.mail}>Nobody matches your search.</p>}
    </fieldset>
  );
}

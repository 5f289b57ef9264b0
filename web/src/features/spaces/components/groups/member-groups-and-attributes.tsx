import type { Group, MemberAttribute } from '@parley/contract/spaces/row-rules-and-groups';
import { Group as GroupIcon } from 'iconoir-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import styles from './groups.module.css';

const AttributesDialog = lazy(async () => ({
  default: (await import('./attributes-dialog.tsx')).AttributesDialog,
}));

/** What is known of a member. */
export type MemberFacts = { groups: readonly Group[]; attributes: readonly MemberAttribute[] };

export function MemberGroupsAndAttributes({
  facts: { groups, attributes },
  who,
}: {
  facts: MemberFacts;
  who: string;
}) {
  if (groups.length + attributes.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label={`Groups and attributes of ${who}`}>
      {groups.map(({ id, name }) => (
        <li key={id} className={styles.mark} title={name}>
          <GroupIcon width={12} height={12} aria-hidden="true" />
          <span>{name}</span>
        </li>
      ))}
      {attributes.map(({ name, value }) => (
        <li key={name} className={styles.mark} title={`${name} = ${value}`}>
          <span>
            {name} = {value}
          </span>
        </li>
      ))}
    </ul>
  );
}

type SetAttributesProps = {
  person: { id: string; who: string };
  facts: MemberFacts;
  names: readonly string[];
};

export function SetAttributes({ person, facts, names }: SetAttributesProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-label={`Attributes of ${person.who}`} onClick={() => setOpen(true)}>
        Attributes
      </Button>
      {open && (
        <Suspense fallback={null}>
          <AttributesDialog
            person={person}
            known={facts.attributes}
            names={names}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
